-- Each agreement to terms, with the version and the language in which the customer read them.
CREATE TABLE terms_agreements (
  customer_id TEXT NOT NULL REFERENCES customers (id),
  occasion TEXT NOT NULL,
  reference TEXT,
  version TEXT NOT NULL,
  locale TEXT NOT NULL,
  agreed_at INTEGER NOT NULL
) STRICT;

CREATE INDEX terms_agreements_of_customer ON terms_agreements (customer_id, agreed_at);
