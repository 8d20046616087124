CREATE TABLE setbacks (
  kind TEXT NOT NULL,
  subject TEXT NOT NULL,
  tries INTEGER NOT NULL,
  error TEXT NOT NULL,
  first_at INTEGER NOT NULL,
  last_at INTEGER NOT NULL,
  retry_at INTEGER,
  PRIMARY KEY (kind, subject)
) STRICT;
