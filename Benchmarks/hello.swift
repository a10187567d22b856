// The floor of start-up: what a static Swift program costs that does one thing. Built by run.py.
print("hello")
