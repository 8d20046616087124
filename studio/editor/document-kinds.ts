import type { StudioDocumentKey } from '../api-types.ts';
import { type StudioMessageId, text } from '../messages/text.ts';

/** Kinds of documents that are no pages, in the order of their list. */
export const OTHER_KINDS = [
  ['theme', 'kind.theme'],
  ['navigation', 'kind.navigation'],
  ['layout', 'kind.layout'],
  ['content', 'kind.content'],
  ['post', 'kind.post'],
  ['cause', 'kind.cause'],
  ['messages', 'kind.messages'],
  ['translation', 'kind.translation'],
  ['region', 'kind.region'],
  ['capabilities', 'kind.capabilities'],
  ['routes', 'kind.routes'],
  ['site', 'kind.site'],
] as const satisfies readonly (readonly [StudioDocumentKey['kind'], StudioMessageId])[];

/** Name of a kind of document. */
export function formatKind(kind: StudioDocumentKey['kind']): string {
  const known = OTHER_KINDS.find(([one]) => one === kind);
  return text(known ? known[1] : 'kind.page');
}
