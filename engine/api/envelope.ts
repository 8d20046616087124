/** The header that holds the envelope of a call whose body is not JSON, as percent-encoded JSON. */
export const CALL_PARAMS_HEADER_FOR_NON_JSON_BODY = 'x-envelope';
