ALTER TABLE carts ADD COLUMN customer_id TEXT REFERENCES customers (id);
CREATE UNIQUE INDEX carts_of_customer ON carts (customer_id) WHERE customer_id IS NOT NULL;

CREATE TABLE promotions (
  site_key TEXT NOT NULL,
  code TEXT NOT NULL,
  name TEXT NOT NULL,
  kind TEXT NOT NULL,
  value INTEGER NOT NULL,
  expires_at INTEGER,
  PRIMARY KEY (site_key, code)
) STRICT;

CREATE TABLE cart_vouchers (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  cart_token TEXT NOT NULL UNIQUE REFERENCES carts (token) ON DELETE CASCADE,
  site_key TEXT NOT NULL,
  code TEXT NOT NULL,
  FOREIGN KEY (site_key, code) REFERENCES promotions (site_key, code)
) STRICT;

CREATE TABLE promotion_misses (
  site_key TEXT NOT NULL,
  owner TEXT NOT NULL,
  missed_at INTEGER NOT NULL
) STRICT;
CREATE INDEX promotion_misses_of_owner ON promotion_misses (site_key, owner, missed_at);

CREATE TABLE checkouts (
  id TEXT PRIMARY KEY,
  site_key TEXT NOT NULL,
  customer_id TEXT NOT NULL REFERENCES customers (id),
  source TEXT NOT NULL,
  source_id TEXT,
  partner_key TEXT,
  channel_key TEXT NOT NULL,
  metadata TEXT NOT NULL,
  items_total INTEGER NOT NULL,
  discount INTEGER NOT NULL,
  total INTEGER NOT NULL CHECK (total >= 0),
  credit INTEGER NOT NULL,
  pre_order_total INTEGER NOT NULL,
  scheduled_items TEXT NOT NULL,
  placed_at INTEGER NOT NULL
) STRICT;
CREATE INDEX checkouts_of_customer ON checkouts (customer_id, placed_at);

CREATE TABLE promotion_uses (
  site_key TEXT NOT NULL,
  code TEXT NOT NULL,
  customer_id TEXT NOT NULL REFERENCES customers (id),
  checkout_id TEXT NOT NULL REFERENCES checkouts (id),
  amount INTEGER NOT NULL,
  PRIMARY KEY (site_key, code, customer_id)
) STRICT;
CREATE INDEX promotion_uses_of_checkout ON promotion_uses (checkout_id);

CREATE TABLE orders (
  id TEXT PRIMARY KEY,
  checkout_id TEXT NOT NULL REFERENCES checkouts (id),
  site_key TEXT NOT NULL,
  customer_id TEXT NOT NULL REFERENCES customers (id),
  product_type TEXT NOT NULL,
  offer_key TEXT NOT NULL,
  item TEXT NOT NULL,
  choice TEXT NOT NULL,
  total INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  placed_at INTEGER NOT NULL
) STRICT;
CREATE INDEX orders_of_customer ON orders (customer_id, ends_at);
CREATE INDEX orders_of_checkout ON orders (checkout_id);

CREATE TABLE order_draws (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id TEXT NOT NULL REFERENCES orders (id),
  draw_id INTEGER NOT NULL REFERENCES draws (id),
  status TEXT NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'won', 'lost')),
  winnings INTEGER NOT NULL DEFAULT 0,
  paid INTEGER NOT NULL DEFAULT 0,
  UNIQUE (order_id, draw_id)
) STRICT;
CREATE INDEX order_draws_pending ON order_draws (draw_id) WHERE status = 'pending';
CREATE INDEX order_draws_unpaid ON order_draws (draw_id) WHERE status = 'won' AND paid = 0;
CREATE INDEX order_draws_of_draw ON order_draws (draw_id);

CREATE TABLE raffle_tickets (
  draw_id INTEGER NOT NULL REFERENCES draws (id),
  number INTEGER NOT NULL,
  order_id TEXT NOT NULL REFERENCES orders (id),
  PRIMARY KEY (draw_id, number)
) STRICT;
CREATE INDEX raffle_tickets_of_order ON raffle_tickets (order_id);
