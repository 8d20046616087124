-- Language of the customer's last call, for mails; null for the brand's.
ALTER TABLE customers ADD COLUMN locale TEXT;
