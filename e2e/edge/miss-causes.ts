/** The part of an edge's response that shows why it requested the page from the shop. */
export interface AnswerOfEdge {
  /** Value of `X-Cache`. */
  readonly use: string;
  readonly etag: string;
  /** Whether the shop allowed the edge to store it. */
  readonly isStored: boolean;
}

export type MissCause =
  /** The first request for this variant of the page. */
  | 'first'
  /** The shop does not allow it to be stored. */
  | 'notStored'
  /** The stored page was too old to be served, although the new one is the same. */
  | 'expired'
  | 'expiredAndChanged'
  /** The stored page had been purged, although the new one is the same. */
  | 'purged'
  | 'purgedAndChanged';

/** Counts requests that the edge did not answer from its store, by cause. */
export function createMissCounter() {
  const causes: Record<MissCause, number> = {
    ...{ first: 0, notStored: 0, expired: 0, expiredAndChanged: 0, purged: 0, purgedAndChanged: 0 },
  };
  /** Misses of each page, by its key. */
  const pages = new Map<string, Partial<Record<MissCause, number>>>();
  const lastEtags = new Map<string, string>();

  const findCause = (key: string, { use, etag, isStored }: AnswerOfEdge): MissCause => {
    const last = lastEtags.get(key);
    if (last === undefined) return 'first';
    if (!isStored) return 'notStored';
    if (use === 'expired') return last === etag ? 'expired' : 'expiredAndChanged';
    return last === etag ? 'purged' : 'purgedAndChanged';
  };

  return {
    causes,
    /** Receives every answer, those from the store too, by the key of the page and its variant. */
    observe(key: string, answer: AnswerOfEdge): void {
      if (answer.use !== 'hit') {
        const cause = findCause(key, answer);
        causes[cause] += 1;
        const own = pages.get(key) ?? {};
        pages.set(key, { ...own, [cause]: (own[cause] ?? 0) + 1 });
      }
      lastEtags.set(key, answer.etag);
    },
    /** The pages with the most misses, one a line. */
    listWorst(most: number): string {
      const total = (own: Partial<Record<MissCause, number>>) =>
        Object.values(own).reduce((sum, times) => sum + times, 0);
      return [...pages]
        .toSorted(([, a], [, b]) => total(b) - total(a))
        .slice(0, most)
        .map(([key, own]) => `${total(own)} ${key} ${JSON.stringify(own)}`)
        .join('\n');
    },
  };
}
