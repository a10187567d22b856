"""Reads what stands on the page, as text."""

import browser

READ = r"""
const text = (node) => node === null ? null : node.textContent.replace(/[\s\u00a0\u2009]+/g, " ").trim();
const figure = (root, name) => text(root.querySelector(`[data-figure="${name}"]`));
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const table = (id) => {
  const found = document.querySelector(`#${id} .table-behind table`);
  return found === null ? null : all("tbody tr", found).map((row) => [...row.cells].map(text));
};
const totals = document.getElementById("totals");
return {
  heading: text(document.querySelector("h1")),
  title: document.title,
  listed: document.getElementById("month-list").value,
  announced: text(document.getElementById("announcement")),
  consumed: figure(totals, "consumed"),
  remaining: figure(totals, "remaining"),
  percent: figure(totals, "percent"),
  available: figure(totals, "available"),
  income: figure(totals, "income"),
  pace: figure(totals, "pace"),
  unconverted: all('[data-figure="unconverted"]', totals).map(text),
  cards: all(".card").map((card) => [text(card.querySelector(".card-name")), text(card.querySelector(".card-amount")), text(card.querySelector(".ring-label"))]),
  rows: all(".row").map((row) => [text(row.querySelector(".row-name")), text(row.querySelector(".row-amount")), text(row.querySelector(".row-left"))]),
  rowRings: all(".row").map((row) => text(row.querySelector(".ring-label"))),
  rowBars: all(".row").map((row) => row.querySelector(".row-bar rect")?.getAttribute("width") ?? null),
  categories: table("breakdown"),
  capsules: table("capsules"),
  capsuleMonths: all(".capsule").map((capsule) => capsule.dataset.month),
  chosenCapsule: document.querySelector(".capsule.chosen")?.dataset.month ?? null,
  history: table("history"),
  historyIsDrawn: document.querySelector(".history-chart") !== null,
  rings: table("rings"),
  ringLabels: all(".rings-label").map(text),
  average: figure(document.getElementById("rings"), "average"),
  balances: table("balances"),
  progressCards: all(".progress-card").map((card) => [text(card.querySelector("h3")), ...["total", "consumed", "balance"].map((name) => figure(card, name))]),
};
"""


def read() -> dict:
    return browser.ask(READ)


def read_drawn_months() -> list[str]:
    """The months that the history has a column for."""
    return browser.ask("return [...document.querySelectorAll('.history-month')].map((node) => node.dataset.month)")


def visible_text() -> str:
    """All text, that of labels included."""
    return browser.ask(
        "return document.getElementById('page').textContent + [...document.querySelectorAll('[aria-label]')]"
        ".map((node) => node.getAttribute('aria-label')).join(' ')"
    )


def drawn_attributes() -> list[str]:
    """The values of all attributes of all pictures."""
    return browser.ask(
        "return [...document.querySelectorAll('svg, svg *')]"
        ".flatMap((node) => [...node.attributes].map((attribute) => attribute.value))"
    )
