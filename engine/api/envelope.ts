/** The header that holds the envelope of a call whose body is not JSON, as percent-encoded JSON. */
export const CALL_ENVELOPE_HEADER = 'x-envelope';
