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

export interface PagedRowsQuery {
  readonly fields: readonly string[];
  readonly pageSize: number;
  /** Only rows of these sites; of all sites if missing. */
  readonly sites?: readonly string[];
}

/** Maximum number of retries of a page. The pause doubles each time. */
const READ_AGAIN = 5;
const FIRST_PAUSE = 250;

/**
 * Reads rows page by page in the order of their ids. A page that times out or is truncated is retried, except the first
 * one: then the CMS is unreachable. Directus cannot filter texts by order, so that a page can't begin after an id: it
 * begins at an offset, with the last row of the previous page. If that row differs, rows were added or removed, and the
 * previous page is read again.
 */
export async function readAllRows<Row extends Pick<DirectusRowStamp, 'id'>>(
  read: (query: UntypedDirectusQuery) => Promise<readonly Row[]>,
  { fields, pageSize, sites }: PagedRowsQuery,
  { progress, pause }: PagedReadOptions,
  signal: AbortSignal,
): Promise<Row[]> {
  const rows = new Map<string, Row>();
  const readAgain = async (query: UntypedDirectusQuery): Promise<readonly Row[]> => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await read(query);
      } catch (error) {
        if (rows.size === 0 || attempt === READ_AGAIN || signal.aborted || !isPassing(error)) throw error;
        await pause(FIRST_PAUSE * 2 ** attempt, signal);
      }
    }
  };
  const filter = { status: { _eq: 'published' }, ...(sites && { site: { _in: sites } }) };
  let last: string | null = null;
  for (let offset = 0; ; ) {
    const place = offset === 0 ? {} : { offset };
    const page: readonly Row[] = await readAgain({ fields, limit: pageSize, sort: 'id', filter, ...place });
    progress();
    for (const row of page) rows.set(row.id, row);
    const hasMoved = last !== null && page[0]?.id !== last;
    last = page.at(-1)?.id ?? null;
    if (hasMoved && offset > 0) {
      offset = Math.max(0, offset - pageSize);
      last = null;
    } else {
      if (page.length < pageSize) return [...rows.values()];
      offset += pageSize - 1;
    }
  }
}

function isPassing(error: unknown): boolean {
  return error instanceof ContentSourceError && (error.code === 'unreachable' || error.code === 'timeout');
}
