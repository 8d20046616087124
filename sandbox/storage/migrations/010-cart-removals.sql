CREATE TABLE cart_removals (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  cart_token TEXT NOT NULL REFERENCES carts (token) ON DELETE CASCADE,
  item TEXT NOT NULL
) STRICT;
CREATE INDEX cart_removals_of_cart ON cart_removals (cart_token);
