CREATE INDEX deposits_of_checkout ON deposits (checkout_id) WHERE checkout_id IS NOT NULL;
