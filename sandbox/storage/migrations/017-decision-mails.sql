ALTER TABLE verification_attempts ADD COLUMN to_mail INTEGER NOT NULL DEFAULT 0;
CREATE INDEX verification_attempts_to_mail ON verification_attempts (decided_at) WHERE to_mail = 1;
