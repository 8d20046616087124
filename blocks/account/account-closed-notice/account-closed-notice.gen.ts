// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * Shows one of two slots: for a visitor who has closed their account in this browser, or for one who was only signed out.
 */
export interface AccountClosedNoticeProps {}
