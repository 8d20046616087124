/**
 * What a loader goes on with where its call fails, for what a page can do without: nothing is said of it then. A visitor
 * who goes away still ends the loading.
 */
export async function loadOrFallback<T>(loading: Promise<T>, instead: T, signal: AbortSignal): Promise<T> {
  try {
    return await loading;
  } catch {
    signal.throwIfAborted();
    return instead;
  }
}
