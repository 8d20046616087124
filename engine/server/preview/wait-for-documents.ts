import type { DocumentStore } from '../../cms/document-store.ts';

/** Resolves with true once the condition holds after a publication, and with false when the signal is aborted before. */
export function waitForDocuments(
  store: Pick<DocumentStore, 'subscribe'>,
  isConditionMet: () => boolean,
  signal: AbortSignal,
): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const look = () => {
    if (isConditionMet()) resolve(true);
  };
  const unsubscribe = store.subscribe(look);
  const stop = () => resolve(false);
  signal.addEventListener('abort', stop);
  look();
  if (signal.aborted) stop();
  return promise.finally(() => {
    unsubscribe();
    signal.removeEventListener('abort', stop);
  });
}
