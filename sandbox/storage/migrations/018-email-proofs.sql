-- Whether the address was never proven by the link in its mail. Addresses of sign-ups that wait for their link are not asked for by press.
ALTER TABLE confirmations ADD COLUMN email_unproven INTEGER NOT NULL DEFAULT 0;

UPDATE confirmations SET email_unproven = 1, email_required = 0
WHERE email_required = 1 AND customer_id IN (SELECT customer_id FROM sign_ups);
