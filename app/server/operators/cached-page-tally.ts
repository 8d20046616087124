import type { ServedPage } from '#engine/telemetry/request-observer.ts';

/** Number of answers of cached pages, by status class, since the last collection. */
export interface CachedPageCount extends ServedPage {
  readonly byClass: ReadonlyMap<string, number>;
}

interface Tally {
  full: number;
  notModified: number;
  other: number;
}

/** Counts cached pages in plain numbers: a counter with labels would take ten times as long (decision 096). */
export function createCachedPageTally() {
  const tallies = new Map<string, Map<string, Tally>>();
  const tallyOf = ({ site, route }: ServedPage): Tally => {
    const known = tallies.get(site)?.get(route);
    if (known) return known;
    const made = { full: 0, notModified: 0, other: 0 };
    const ofSite = tallies.get(site) ?? new Map<string, Tally>();
    tallies.set(site, ofSite.set(route, made));
    return made;
  };
  return {
    count(page: ServedPage, status: number): void {
      const tally = tallyOf(page);
      if (status === 200) tally.full += 1;
      else if (status === 304) tally.notModified += 1;
      else tally.other += 1;
    },
    /** Returns the counts since the last call. */
    take(): readonly CachedPageCount[] {
      const counts = [...tallies].flatMap(([site, routes]) =>
        [...routes].map(([route, { full, notModified, other }]) => ({
          site,
          route,
          byClass: new Map([
            ['2xx', full],
            ['3xx', notModified],
            ['4xx', other],
          ]),
        })),
      );
      tallies.clear();
      return counts;
    },
  };
}
