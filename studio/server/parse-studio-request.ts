import { DOCUMENT_KINDS, type DocumentKey } from '#engine/cms/document.ts';
import { LONGEST_PRESSED_TEXT, MOST_PRESSED_TEXTS } from '#schemas/browser/stage-messages.ts';
import type {
  MessageRequest,
  PresenceRequest,
  ServedRequest,
  ShareRequest,
  StageRequest,
  StudioDocumentChange,
  StudioDocumentKey,
  StudioDraftChange,
} from '../api-types.ts';
import { requestsMessages } from '../messages/requests.messages.gen.ts';
import type { DraftOrigin } from './document-files.ts';
import { parseViewer } from './parse-viewer.ts';
import { StudioRequestError } from './studio-request-error.ts';

/** @throws StudioRequestError 400 */
export function parseDocumentKey({ site, kind, name }: Record<string, unknown>): DocumentKey {
  const known = DOCUMENT_KINDS.find((one) => one === textOf('kind', kind));
  if (!known) throw new StudioRequestError(400, requestsMessages.noKind({ kind: String(kind) }));
  return { site: partOf('site', site), kind: known, name: partOf('name', name) };
}

/** @throws StudioRequestError 400 */
export function parseDocumentChange(body: unknown): StudioDocumentChange & DraftOrigin {
  const { value = null, base, ...key }: Record<string, unknown> = Object(body);
  return { ...parseDocumentKey(key), value, base: textOf('base', base), ...parseDraftOrigin(key) };
}

/** @throws StudioRequestError 400 */
export function parseDraftChange(body: unknown): StudioDraftChange & DraftOrigin {
  return { ...parseDocumentChange(body), basedOn: Object(body).basedOn ?? null };
}

/** @throws StudioRequestError 400 */
export function parseDiscard(body: unknown): StudioDocumentKey & DraftOrigin {
  const key: Record<string, unknown> = Object(body);
  return { ...parseDocumentKey(key), ...parseDraftOrigin(key) };
}

/** @throws StudioRequestError 400 */
export function parsePresence(body: unknown): PresenceRequest {
  const { tab, document = null }: Record<string, unknown> = Object(body);
  return { tab: tabOf(tab), document: document === null ? null : parseDocumentKey(Object(document)) };
}

function parseDraftOrigin({ draftBase = null, tab = null }: Record<string, unknown>): DraftOrigin {
  return {
    draftBase: draftBase === null ? null : textOf('draftBase', draftBase),
    tab: tab === null ? '' : tabOf(tab),
  };
}

function tabOf(value: unknown): string {
  const tab = textOf('tab', value);
  if (/^[\w-]{8,64}$/.test(tab)) return tab;
  throw new StudioRequestError(400, requestsMessages.badTab());
}

/** @throws StudioRequestError 400 */
export function parsePublication(body: unknown): readonly (StudioDocumentChange & DraftOrigin)[] {
  return listOf('documents', Object(body).documents).map(parseDocumentChange);
}

/** @throws StudioRequestError 400 */
export function parseStageRequest(body: unknown): StageRequest {
  return {
    ...parseStagedPage(body),
    wantsLink: Object(body).wantsLink === true,
    ...parseServedRequest(body),
  };
}

/** @throws StudioRequestError 400 */
export function parseServedRequest(body: unknown): ServedRequest {
  return {
    documents: listOf('documents', Object(body).documents).map((document) => {
      const { value = null, ...key }: Record<string, unknown> = Object(document);
      return { ...parseDocumentKey(key), value };
    }),
  };
}

/** @throws StudioRequestError 400 */
export function parseMessageRequest(body: unknown): MessageRequest {
  const pressed = listOf('pressed', Object(body).pressed).slice(0, MOST_PRESSED_TEXTS);
  return {
    ...parseStagedPage(body),
    pressed: pressed.map((text) => textOf('pressed', text).slice(0, LONGEST_PRESSED_TEXT)),
  };
}

function parseStagedPage(body: unknown): ShareRequest {
  const { stage, site, path, viewer }: Record<string, unknown> = Object(body);
  return {
    stage: textOf('stage', stage),
    site: textOf('site', site),
    path: pathOf(textOf('path', path)),
    viewer: parseViewer(viewer),
  };
}

function listOf(name: string, value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new StudioRequestError(400, requestsMessages.wrongType({ name, type: 'a list' }));
}

/** A part of a path of documents, so that no file outside their folders can be named. */
function partOf(name: string, value: unknown): string {
  const part = textOf(name, value);
  if (/^[a-z0-9](?:[a-z0-9._-]{0,126}[a-z0-9])?$/.test(part) && !part.includes('..')) return part;
  throw new StudioRequestError(400, requestsMessages.badName({ name: JSON.stringify(part) }));
}

function textOf(name: string, value: unknown): string {
  if (typeof value === 'string') return value;
  throw new StudioRequestError(400, requestsMessages.wrongType({ name, type: 'a text' }));
}

/** A path of the shop; those of the engine begin with an underscore. */
function pathOf(path: string): string {
  if (/^\/(?![/\\_])[^\u0000-\u0020\\]*$/.test(path)) return path;
  throw new StudioRequestError(400, requestsMessages.noPath({ path: JSON.stringify(path) }));
}
