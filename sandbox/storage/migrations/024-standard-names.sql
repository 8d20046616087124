-- Tables and columns get the names that the code uses for them.
ALTER TABLE kept_answers RENAME TO idempotency_records;

ALTER TABLE setbacks RENAME TO failed_jobs;
ALTER TABLE failed_jobs RENAME COLUMN tries TO attempts;
ALTER TABLE failed_jobs RENAME COLUMN first_at TO first_failed_at;
ALTER TABLE failed_jobs RENAME COLUMN last_at TO last_failed_at;

DROP INDEX promotion_misses_of_owner;
ALTER TABLE promotion_misses RENAME TO promotion_failures;
ALTER TABLE promotion_failures RENAME COLUMN missed_at TO failed_at;
CREATE INDEX promotion_failures_of_owner ON promotion_failures (site_key, owner, failed_at);
ALTER TABLE promotions RENAME COLUMN least TO minimum_total;

DROP INDEX verification_attempts_to_mail;
ALTER TABLE verification_attempts RENAME COLUMN to_mail TO needs_mail;
CREATE INDEX verification_attempts_unmailed ON verification_attempts (decided_at) WHERE needs_mail = 1;

ALTER TABLE breaks RENAME TO play_breaks;
ALTER TABLE closures RENAME TO account_closures;
ALTER TABLE customer_choices RENAME COLUMN ban_confirmed_for TO confirmed_banned_country;
ALTER TABLE two_factor RENAME COLUMN since TO enabled_at;
ALTER TABLE remembered_devices RENAME COLUMN until TO expires_at;
ALTER TABLE scheduled_purchases RENAME COLUMN last_chance TO sales_close_at;
