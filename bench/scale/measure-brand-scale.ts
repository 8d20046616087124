import { fork } from 'node:child_process';
import { buildBenchForNode } from '../build-for-node.ts';
import { chooseRepetitionsForSmallOrFullRun } from '../measure/repetitions.ts';
import { type BenchmarkRatio, createBenchmarkRatio } from '../measure/report.ts';
import type { BrandScaleFigures } from './measure-brands.ts';

const root = new URL('../..', import.meta.url).pathname;
const BRANDS = [1, 10, 100, 1000].slice(0, chooseRepetitionsForSmallOrFullRun(4, 2));

/** Measures one engine with increasing numbers of brands, each overriding 20 of 200 pages. */
export async function measureBrandScale(log: (text: string) => void): Promise<BenchmarkRatio[]> {
  const script = await buildBenchForNode(root, 'bench/scale/measure-brands.ts', 'scale');
  const figures: BrandScaleFigures[] = [];
  for (const brands of BRANDS) {
    log(`measuring ${brands} brands …`);
    figures.push(await figuresOf(script, brands));
  }
  const [one, ...more] = figures;
  if (!one) return [];
  return more.flatMap((many, index) => {
    const before = figures[index] ?? one;
    const heapEach = (many.heapBytes - before.heapBytes) / (many.brands - before.brands);
    const note = `${many.brands} brands × 200 pages. Heap: ${kilobytes(heapEach)} kB for each further brand, ${kilobytes(many.heapBytes)} kB in all. Loaded and checked in ${Math.round(many.loadMs)} ms.`;
    const peer = 'the same at 1 brand';
    return [
      createBenchmarkRatio({
        id: `f-${many.brands}`,
        what: 'resolve a page',
        peer,
        ours: many.resolveUs,
        theirs: one.resolveUs,
        unit: 'µs',
        most: 1.5,
        note,
      }),
      createBenchmarkRatio({
        id: `f-${many.brands}`,
        what: 'a one-document edit until it is live',
        peer,
        ours: many.editMs,
        theirs: one.editMs,
        unit: 'ms',
        most: 1.2,
        note: 'Median of 30 edits; checking the site is part of it.',
      }),
    ];
  });
}

function kilobytes(bytes: number): string {
  return (bytes / 1024).toLocaleString('en', { maximumFractionDigits: 0 });
}

/** Each size runs in its own process, so that the heap of one does not affect another. */
function figuresOf(script: string, brands: number): Promise<BrandScaleFigures> {
  return new Promise((resolve, reject) => {
    const child = fork(script, [String(brands)], {
      execArgv: ['--expose-gc'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    child.once('message', (figures: BrandScaleFigures) => resolve(figures));
    child.once('exit', (code) => reject(new Error(`the measurement of ${brands} brands ended with code ${code}`)));
  });
}
