import { ContentSourceError } from '../content-source.ts';
import type { DirectusRowStamp } from './directus-rows.ts';
import type { UntypedDirectusQuery } from './with-query.ts';

/** How a long list is read. */
export interface PagedReadOptions {
  /** Called after each page. */
  readonly progress: () => void;
  /** Waits before a page is read again. */
  readonly pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** Times that a page is read again after a failure, with twice the pause each time. */
const READ_AGAIN = 5;
const FIRST_PAUSE = 250;

/**
 * Reads rows page by page in the order of their ids, each page from the last id of the one before, so that its cost does
 * not grow with the place in the list. A page that is cut or late is read again, and the pages before it are kept. The
 * first page fails at once: then the CMS is away.
 */
export async function readAllRows<Row extends Pick<DirectusRowStamp, 'id'>>(
  read: (query: UntypedDirectusQuery) => Promise<readonly Row[]>,
  { fields, pageSize }: { readonly fields: readonly string[]; readonly pageSize: number },
  { progress, pause }: PagedReadOptions,
  signal: AbortSignal,
): Promise<Row[]> {
  const rows: Row[] = [];
  const readAgain = async (query: UntypedDirectusQuery): Promise<readonly Row[]> => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await read(query);
      } catch (error) {
        if (rows.length === 0 || attempt === READ_AGAIN || signal.aborted || !isPassing(error)) throw error;
        await pause(FIRST_PAUSE * 2 ** attempt, signal);
      }
    }
  };
  for (let last: string | null = null; ; ) {
    const after = last === null ? {} : { id: { _gt: last } };
    const filter = { status: { _eq: 'published' }, ...after };
    const page: readonly Row[] = await readAgain({ fields, limit: pageSize, sort: 'id', filter });
    for (const row of page) rows.push(row);
    progress();
    const end = page.at(-1)?.id ?? null;
    if (page.length < pageSize) return rows;
    if (end === null || end === last) throw endless();
    last = end;
  }
}

function isPassing(error: unknown): boolean {
  return error instanceof ContentSourceError && (error.code === 'unreachable' || error.code === 'timeout');
}

function endless(): ContentSourceError {
  return new ContentSourceError('garbage', 'The answer of the CMS makes no sense: it ignores the filter of ids.');
}
