CREATE TABLE recurring_purchases (
  id TEXT PRIMARY KEY,
  site_key TEXT NOT NULL,
  customer_id TEXT NOT NULL REFERENCES customers (id),
  type TEXT NOT NULL CHECK (type IN ('autoplay', 'subscription')),
  offer_key TEXT NOT NULL,
  choice TEXT NOT NULL,
  price INTEGER NOT NULL,
  sub_variant TEXT,
  status TEXT NOT NULL,
  paused_until INTEGER,
  covered_until INTEGER NOT NULL,
  due_at INTEGER,
  failures INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX recurring_purchases_of_customer ON recurring_purchases (customer_id, created_at);
CREATE INDEX recurring_purchases_due ON recurring_purchases (due_at) WHERE due_at IS NOT NULL;

CREATE TABLE scheduled_purchases (
  id TEXT PRIMARY KEY,
  site_key TEXT NOT NULL,
  customer_id TEXT NOT NULL REFERENCES customers (id),
  kind TEXT NOT NULL CHECK (kind IN ('scheduled_purchase', 'pre_order')),
  checkout_id TEXT NOT NULL REFERENCES checkouts (id),
  item TEXT NOT NULL,
  choice TEXT NOT NULL,
  amount INTEGER NOT NULL,
  sub_variant TEXT,
  status TEXT NOT NULL DEFAULT 'scheduled_status_active',
  due_at INTEGER,
  last_chance INTEGER NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX scheduled_purchases_of_customer ON scheduled_purchases (customer_id, created_at);
CREATE INDEX scheduled_purchases_due ON scheduled_purchases (due_at) WHERE due_at IS NOT NULL;

CREATE TABLE purchase_attempts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN ('recurring', 'scheduled')),
  purchase_id TEXT NOT NULL,
  customer_id TEXT NOT NULL REFERENCES customers (id),
  status TEXT NOT NULL CHECK (status IN ('purchased', 'soft_failure', 'hard_failure')),
  code TEXT,
  message TEXT,
  checkout_id TEXT,
  attempted_at INTEGER NOT NULL,
  is_open INTEGER NOT NULL
) STRICT;
CREATE INDEX purchase_attempts_of_purchase ON purchase_attempts (purchase_id, id);
CREATE INDEX purchase_attempts_open ON purchase_attempts (customer_id) WHERE is_open = 1;
