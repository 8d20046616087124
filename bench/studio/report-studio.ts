import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { calculateMedian } from '../api/median.ts';
import { type BenchmarkFigure, type BenchmarkRatio, createBenchmarkRatio } from '../measure/report.ts';
import { calculatePercentile } from './percentile.ts';
import type { LongestFrame } from './watch-stage.ts';

const STUDIO = new URL('../../dist/studio/', import.meta.url).pathname;

/** Everything in milliseconds but the numbers of blocks and bytes. */
export interface StudioMeasurements {
  /** Numbers of blocks. */
  readonly pages: { readonly small: number; readonly large: number; readonly longest: number };
  readonly open: {
    /** In a new window. */
    readonly first: readonly number[];
    /** From another page. */
    readonly next: readonly number[];
  };
  readonly keys: Readonly<Record<'small' | 'large' | 'longest', readonly number[]>>;
  readonly changes: Readonly<Record<'reorder' | 'undo' | 'colour', readonly number[]>>;
  readonly frames: Readonly<Record<'scrolling' | 'typing' | 'typingOnLongest', readonly LongestFrame[]>>;
  /** The same changes by saving the document and reloading the page. */
  readonly peer: Readonly<Record<'small' | 'large' | 'reorder' | 'colour', readonly number[]>>;
  /** A heading saved in Directus, and its page reloaded; empty in a small run. */
  readonly directus: readonly number[];
  readonly bytes: number;
}

/** Compressed size of the script and style sheet that the studio opens with. */
export function measureFirstLoad(): number {
  const files = ['studio.js', 'studio.css'];
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(STUDIO, file))).byteLength, 0);
}

export function reportStudio(measured: StudioMeasurements): { ratios: BenchmarkRatio[]; figures: BenchmarkFigure[] } {
  const { pages, open, keys, changes, frames, peer, directus, bytes } = measured;
  return {
    ratios: [
      compare('key', `a key to its paint on ${pages.small} blocks`, keys.small, peer.small),
      compare('key-large', `a key to its paint on ${pages.large} blocks`, keys.large, peer.large),
      compare('reorder', 'moving a block', changes.reorder, peer.reorder),
      compare('undo', 'undoing a change', changes.undo, peer.small),
      compare('colour', 'a colour of the theme', changes.colour, peer.colour),
      ...(directus.length > 0 ? [compareWithDirectus(keys.small, directus)] : []),
    ],
    figures: [
      ...describeKeys('key', pages.small, keys.small, 'goal: median below 90, 95 % below 150'),
      ...describeKeys('key-large', pages.large, keys.large, 'goal: 95 % below 250'),
      ...describeKeys('key-longest', pages.longest, keys.longest, 'no goal'),
      describeOpening('open', `opening a page of ${pages.small} blocks from another page`, open.next),
      describeOpening('open-window', `opening a page of ${pages.small} blocks in a new window`, open.first),
      describeFrames('frame-scroll', `scrolling the list of ${pages.longest} blocks`, frames.scrolling),
      describeFrames('frame-type', `typing on ${pages.large} blocks`, frames.typing),
      describeFrames('frame-type-longest', `typing on ${pages.longest} blocks`, frames.typingOnLongest),
      {
        id: 'studio-bytes',
        what: 'first load of the studio (goal: at most 350)',
        value: bytes / 1000,
        unit: 'kB of gzip',
        note: 'Script and style sheet as they were built.',
      },
    ],
  };
}

function compare(id: string, what: string, ours: readonly number[], theirs: readonly number[]): BenchmarkRatio {
  return createBenchmarkRatio({
    id: `studio-${id}`,
    what,
    peer: 'saving the document and loading the page of the shop anew until it is painted',
    ours: calculateMedian(ours),
    theirs: calculateMedian(theirs),
    unit: 'ms',
    most: 0.25,
    note: `Medians of ${ours.length} and ${theirs.length}, on a desktop. 95 % within ${round(calculatePercentile(ours, 95))} and ${round(calculatePercentile(theirs, 95))} ms.`,
  });
}

function compareWithDirectus(ours: readonly number[], theirs: readonly number[]): BenchmarkRatio {
  return createBenchmarkRatio({
    id: 'studio-key-directus',
    what: 'a key to its paint',
    peer: 'saving a heading in Directus and loading its page anew until it is painted',
    ours: calculateMedian(ours),
    theirs: calculateMedian(theirs),
    unit: 'ms',
    most: 0.25,
    note: `Medians of ${ours.length} and ${theirs.length}. Directus gets the request that its form sends; the time to find and press its button is not in it.`,
  });
}

function describeKeys(id: string, blocks: number, times: readonly number[], goal: string): BenchmarkFigure[] {
  const what = `a key in a heading until the stage has painted it, ${blocks} blocks`;
  const note = `Of ${times.length} keys, each after the one before was painted (${goal}).`;
  const figures = [
    ['median', calculateMedian(times)],
    ['95 %', calculatePercentile(times, 95)],
  ] as const;
  return figures.map(([name, value]) => ({
    id: `studio-${id}-${name === '95 %' ? 'p95' : 'median'}`,
    what: `${what}, ${name}`,
    value,
    unit: 'ms',
    note,
  }));
}

function describeOpening(id: string, what: string, times: readonly number[]): BenchmarkFigure {
  return {
    id: `studio-${id}`,
    what: `${what} (goal: below 1,500)`,
    value: calculateMedian(times),
    unit: 'ms',
    note: `Median of ${times.length} until its stage was painted, at most ${round(Math.max(...times))} ms.`,
  };
}

function describeFrames(id: string, what: string, seen: readonly LongestFrame[]): BenchmarkFigure {
  return {
    id: `studio-${id}`,
    what: `longest frame while ${what} (goal: at most 50)`,
    value: calculateMedian(seen.map(({ frame }) => frame)),
    unit: 'ms',
    note: `Median of ${seen.length} rounds, at most ${round(Math.max(...seen.map(({ frame }) => frame)))} ms; longest task ${round(Math.max(...seen.map(({ task }) => task)))} ms (0 for none above 50).`,
  };
}

function round(time: number): string {
  return time.toLocaleString('en', { maximumFractionDigits: 0 });
}
