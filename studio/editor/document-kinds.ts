import type { EditorText } from '#engine/messages/editor-messages.ts';
import type { StudioDocumentKey } from '../api-types.ts';
import { documentKindsMessages } from './document-kinds.messages.gen.ts';

/** Kinds of documents that are no pages, in the order of their list. */
export const OTHER_KINDS = [
  ['theme', documentKindsMessages.theme],
  ['navigation', documentKindsMessages.navigation],
  ['layout', documentKindsMessages.layout],
  ['content', documentKindsMessages.content],
  ['post', documentKindsMessages.post],
  ['cause', documentKindsMessages.cause],
  ['messages', documentKindsMessages.messages],
  ['translation', documentKindsMessages.translation],
  ['region', documentKindsMessages.region],
  ['capabilities', documentKindsMessages.capabilities],
  ['routes', documentKindsMessages.routes],
  ['site', documentKindsMessages.site],
] as const satisfies readonly (readonly [StudioDocumentKey['kind'], EditorText])[];

/** Name of a kind of document. */
export function formatKind(kind: StudioDocumentKey['kind']): string {
  const [, format] = OTHER_KINDS.find(([one]) => one === kind) ?? [kind, documentKindsMessages.page];
  return format();
}
