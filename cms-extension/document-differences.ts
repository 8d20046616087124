import { isRowPayload } from './directus-hooks.ts';
import { parseStoredDocument, toCanonicalJson } from './revision.ts';

/** Maximum number of differences in a message. */
const NAMED = 8;

/** Lists the differences of two documents with both values. */
export function describeDocumentDifferences(there: unknown, here: unknown): string {
  const places = differences(parseStoredDocument(there), parseStoredDocument(here));
  const named = places.slice(0, NAMED).map((place) => {
    return `${place.pointer || 'the document'} is ${place.there} there and ${place.here} here`;
  });
  const more = places.length > NAMED ? ` And ${places.length - NAMED} more places.` : '';
  return `${named.join('; ')}.${more}`;
}

interface Difference {
  readonly pointer: string;
  readonly there: string;
  readonly here: string;
}

/** The innermost differences. List entries with the same id are compared at any position. */
function differences(there: unknown, here: unknown, pointer = ''): Difference[] {
  if (there !== undefined && here !== undefined && toCanonicalJson(there) === toCanonicalJson(here)) return [];
  const [before, after] = [entriesOf(there), entriesOf(here)];
  if (!before || !after || Array.isArray(there) !== Array.isArray(here)) {
    return [{ pointer, there: shortened(there), here: shortened(here) }];
  }
  const names = [...new Set([...before.keys(), ...after.keys()])];
  const found = names.flatMap((name) => {
    const escaped = name.replaceAll('~', '~0').replaceAll('/', '~1');
    return differences(before.get(name), after.get(name), `${pointer}/${escaped}`);
  });
  return found.length > 0 ? found : [{ pointer, there: 'in another order', here: 'in this one' }];
}

function entriesOf(value: unknown): Map<string, unknown> | null {
  if (!Array.isArray(value)) return isRowPayload(value) ? new Map(Object.entries(value)) : null;
  const ids = value.map((entry) => (isRowPayload(entry) && typeof entry['id'] === 'string' ? entry['id'] : null));
  const keyAt = (index: number) => {
    const id = ids[index];
    return id && ids.indexOf(id) === ids.lastIndexOf(id) ? id : `${index}`;
  };
  return new Map(value.map((entry, index) => [keyAt(index), entry]));
}

function shortened(value: unknown): string {
  if (value === undefined) return 'missing';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
