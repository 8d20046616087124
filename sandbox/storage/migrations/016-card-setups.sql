DROP TABLE vault_setups;
CREATE TABLE card_setups (
  client_secret TEXT PRIMARY KEY,
  site_key TEXT NOT NULL,
  customer_id TEXT NOT NULL REFERENCES customers (id),
  expires_at INTEGER NOT NULL,
  status TEXT NOT NULL DEFAULT 'requires_payment_method',
  token TEXT REFERENCES vault_entries (token)
) STRICT;
CREATE INDEX card_setups_of_token ON card_setups (token) WHERE token IS NOT NULL;
