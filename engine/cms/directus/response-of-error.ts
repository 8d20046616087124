/** Checks methods rather than the class, because libraries may replace the global Response. */
export function isResponse(value: unknown): value is Response {
  return typeof value === 'object' && value !== null && 'arrayBuffer' in value && 'ok' in value;
}

/** The answer that an error of the Directus SDK is about; null where there was none. */
export function responseOfError(error: unknown): Response | null {
  if (typeof error !== 'object' || error === null || !('response' in error)) return null;
  return isResponse(error.response) ? error.response : null;
}
