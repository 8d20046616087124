/**
 * Awaits optional data: if the call fails, returns `instead` without an error message. An aborted request still throws.
 */
export async function loadOrFallback<T>(loading: Promise<T>, instead: T, signal: AbortSignal): Promise<T> {
  try {
    return await loading;
  } catch {
    signal.throwIfAborted();
    return instead;
  }
}
