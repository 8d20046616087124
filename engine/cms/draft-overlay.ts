import { checkDocument, type DocumentCheckOptions, hashDocumentText } from '../validation/check-document.ts';
import type { ConfigError } from '../validation/config-error.ts';
import { type ConfigDocument, INVALID_DRAFT_BLOCK_TYPE_PREFIX, type RawDocument } from './document.ts';
import type { PublishedDocuments } from './documents.ts';
import type { DocumentOrPictureEdit, EditableDocuments } from './editable-documents.ts';
import type { UnsavedDocument } from './unsaved-documents.ts';

/** The documents with drafts applied, and the errors of the drafts. */
export interface DraftOverlayResult {
  readonly documents: PublishedDocuments;
  /** Errors by site; every site with a draft has an entry. */
  readonly problems: ReadonlyMap<string, readonly ConfigError[]>;
}

/** The document that a draft shows, if any, and its errors. */
interface CheckedDraft {
  readonly document: ConfigDocument | null;
  readonly errors: readonly ConfigError[];
}

/**
 * Returns a function that applies drafts to the published documents. In an invalid draft, a faulty block becomes a
 * placeholder that previews mark; an unreadable draft leaves the published document. A draft is checked once, however
 * often the same object is applied.
 */
export function createDraftOverlay(
  checks: DocumentCheckOptions,
): (view: EditableDocuments, drafts: readonly UnsavedDocument[]) => DraftOverlayResult {
  const checked = new WeakMap<UnsavedDocument, CheckedDraft>();
  const check = (draft: UnsavedDocument, text: string): CheckedDraft => {
    const known = checked.get(draft);
    if (known) return known;
    const raw = { ...draft, text };
    const { document, errors } = checkDocument(raw, checks);
    const result = { document: document ?? replaceFaultyBlocks(raw, errors, checks), errors };
    checked.set(draft, result);
    return result;
  };
  return (view, drafts) => {
    const problems = new Map<string, readonly ConfigError[]>();
    const edits = drafts.flatMap((draft): DocumentOrPictureEdit[] => {
      const { site, kind, name, text } = draft;
      const { document, errors } = text === null ? { document: null, errors: [] } : check(draft, text);
      problems.set(site, [...(problems.get(site) ?? []), ...errors]);
      return text === null || document ? [{ key: { site, kind, name }, document }] : [];
    });
    return { documents: view.edit(edits), problems };
  };
}

const BROKEN = /^\/blocks\/(\d+)(?:\/|$)/;

const UNKNOWN = 'unknown-block';

function replaceFaultyBlocks(draft: RawDocument, errors: readonly ConfigError[], checks: DocumentCheckOptions) {
  const broken = errors.map(({ pointer }) => BROKEN.exec(pointer)?.[1]);
  if (broken.includes(undefined)) return null;
  const value: unknown = JSON.parse(draft.text);
  if (typeof value !== 'object' || value === null || !('blocks' in value) || !Array.isArray(value.blocks)) return null;
  const unknown = new Set(errors.filter(({ code }) => code === UNKNOWN).map(({ pointer }) => pointer));
  const places = new Set(broken.map(Number));
  const blocks = value.blocks.map((block: unknown, index) =>
    places.has(index) ? placeholder(block, index, unknown.has(`/blocks/${index}/type`)) : block,
  );
  const text = JSON.stringify({ ...value, blocks });
  const left = checkDocument({ ...draft, text }, checks).errors.filter(({ code }) => code !== UNKNOWN);
  if (left.length > 0) return null;
  const { site, kind, name, source } = draft;
  return { site, kind, name, source, version: hashDocumentText(draft.text), value: JSON.parse(text) };
}

/** An unknown type stays unchanged; the type of another faulty block gets a prefix that marks it as invalid. */
function placeholder(block: unknown, index: number, isUnknown: boolean): object {
  const type = typeof block === 'object' && block !== null && 'type' in block ? String(block.type) : '';
  const named = /^[a-z][a-z0-9-]{0,52}$/.test(type) ? type : 'block';
  return { id: `draft-${index}`, type: isUnknown ? named : `${INVALID_DRAFT_BLOCK_TYPE_PREFIX}${named}` };
}
