CREATE TABLE breaks (
  customer_id TEXT PRIMARY KEY REFERENCES customers (id),
  kind TEXT NOT NULL CHECK (kind IN ('time_out', 'self_exclusion')),
  started_at INTEGER NOT NULL,
  ends_at INTEGER,
  return_from INTEGER,
  skip_mailed INTEGER NOT NULL DEFAULT 0
) STRICT;
