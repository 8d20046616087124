import { createHash } from 'node:crypto';
import { isPayload, type Payload } from './directus-hooks.ts';
import { Refusal } from './refusal.ts';

/** The last line of a document in the form: which text an editor began with. It is never stored. */
export const REVISION = '$revision';

/** How many places a refusal names. */
const NAMED = 8;

/** A row as an editor's form gets it, with the revision of its document. */
export function withRevision(row: Payload): Payload {
  const { document } = row;
  return isPayload(document) ? { ...row, document: { ...document, [REVISION]: revisionOf(document) } } : row;
}

/** What a form sent, and the revision that it began with; null where the text came from elsewhere. */
export function takeRevision(document: unknown): { readonly document: unknown; readonly revision: string | null } {
  const value = parsed(document);
  if (!isPayload(value) || !(REVISION in value)) return { document, revision: null };
  const { [REVISION]: revision, ...rest } = value;
  return {
    document: typeof document === 'string' ? JSON.stringify(rest) : rest,
    revision: typeof revision === 'string' ? revision : '',
  };
}

/** Who saved what is stored now, as far as it is known. */
export interface SavedBy {
  readonly name: string | null;
  /** Epoch milliseconds. */
  readonly at: number | null;
}

/**
 * Lets nobody erase what somebody else saved after they opened the form.
 *
 * @throws Refusal
 */
export function assertSameRevision(revision: string | null, mine: unknown, stored: unknown, by: SavedBy): void {
  const theirs = parsed(stored);
  if (revision === null || theirs === null || theirs === undefined) return;
  const current = revisionOf(theirs);
  if (revision === current || revisionOf(mine) === current) return;
  const places = differences(theirs, parsed(mine));
  const named = places.slice(0, NAMED).map(({ pointer, theirs: saved, mine: yours }) => {
    return `${pointer || 'the document'} is ${saved} there and ${yours} here`;
  });
  const more = places.length > NAMED ? ` And ${places.length - NAMED} more places.` : '';
  throw new Refusal(
    `Not saved: ${who(by)} after you opened this document, and your text would erase that. ` +
      `Nothing is lost: your text is still in the form. What differs: ${named.join('; ')}.${more} ` +
      `To keep both, make these places as you want them, and set "${REVISION}" to "${current}". Then save again.`,
    'document',
  );
}

function who({ name, at }: SavedBy): string {
  const when = at === null ? '' : ` (${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC)`;
  return `${name ?? 'somebody else'} saved it${when}`;
}

/** The same for documents that say the same, however their properties are ordered. */
export function revisionOf(document: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(ordered(parsed(document))))
    .digest('base64url')
    .slice(0, 10);
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (!isPayload(value)) return value ?? null;
  return Object.fromEntries(
    Object.keys(value)
      .toSorted()
      .map((name) => [name, ordered(value[name])]),
  );
}

interface Difference {
  readonly pointer: string;
  readonly theirs: string;
  readonly mine: string;
}

/** The innermost places in which two documents differ. Entries with an id are the same entry wherever they stand. */
function differences(theirs: unknown, mine: unknown, pointer = ''): Difference[] {
  if (JSON.stringify(ordered(theirs)) === JSON.stringify(ordered(mine))) return [];
  const [before, after] = [entriesOf(theirs), entriesOf(mine)];
  if (!before || !after || Array.isArray(theirs) !== Array.isArray(mine)) {
    return [{ pointer, theirs: shortened(theirs), mine: shortened(mine) }];
  }
  const names = [...new Set([...before.keys(), ...after.keys()])];
  const found = names.flatMap((name) => differences(before.get(name), after.get(name), `${pointer}/${name}`));
  return found.length > 0 ? found : [{ pointer, theirs: 'in another order', mine: 'in this one' }];
}

function entriesOf(value: unknown): Map<string, unknown> | null {
  if (Array.isArray(value)) {
    return new Map(
      value.map((entry, index) => [
        isPayload(entry) && typeof entry['id'] === 'string' ? entry['id'] : `${index}`,
        entry,
      ]),
    );
  }
  return isPayload(value) ? new Map(Object.entries(value)) : null;
}

function shortened(value: unknown): string {
  if (value === undefined) return 'missing';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

function parsed(document: unknown): unknown {
  if (typeof document !== 'string') return document;
  try {
    return JSON.parse(document);
  } catch {
    return document;
  }
}
