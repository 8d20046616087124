CREATE TABLE provisional_cards (
  fund_id TEXT PRIMARY KEY REFERENCES funds (id),
  customer_id TEXT NOT NULL REFERENCES customers (id),
  former_default_id TEXT REFERENCES funds (id),
  former_recurring_id TEXT REFERENCES funds (id),
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX provisional_cards_expiring ON provisional_cards (expires_at);
