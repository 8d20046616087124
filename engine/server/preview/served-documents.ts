import type { DocumentKey } from '../../cms/document.ts';
import type { DocumentStore } from '../../cms/document-store.ts';
import { isSameJson } from '../../site/merge-versions.ts';
import { waitForDocuments } from './wait-for-documents.ts';

/** A document with the value that was published; null where it was removed. */
export type PublishedValue = DocumentKey & { readonly value: unknown };

/** Resolves with true once the store serves all values, and with false when the signal is aborted before. */
export function waitUntilServed(
  store: Pick<DocumentStore, 'view' | 'subscribe'>,
  published: readonly PublishedValue[],
  signal: AbortSignal,
): Promise<boolean> {
  const isServed = ({ site, kind, name, value }: PublishedValue) =>
    isSameJson(store.view().get(site, kind, name)?.value ?? null, value);
  return waitForDocuments(store, () => published.every(isServed), signal);
}
