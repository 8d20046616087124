CREATE TABLE notifications (
  id TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL REFERENCES customers (id),
  title TEXT NOT NULL,
  icon TEXT,
  message TEXT NOT NULL,
  is_auto_dismissed INTEGER NOT NULL,
  actions TEXT NOT NULL,
  placement_key TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  viewed_at INTEGER
) STRICT;

CREATE INDEX notifications_of_customer ON notifications (customer_id, created_at DESC);
