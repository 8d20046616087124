/** Code of a call whose tokens could not be refreshed (specification: Error catalogue, "Refresh failure with a code"). */
export const REFRESH_FAILED = 'AUTH_REFRESH_FAILED';
