-- When a membership that follows another begins; null for what began with its purchase.
ALTER TABLE orders ADD COLUMN starts_at INTEGER;
