-- Which part of the file's text a row is: the bytes in front of it on its first line, and the bytes that it takes, which may
-- go on over several lines.
ALTER TABLE import_row ADD COLUMN line_offset INTEGER CHECK (line_offset >= 0);
ALTER TABLE import_row ADD COLUMN byte_count INTEGER CHECK (byte_count > 0); -- NULL: its first line, as before
