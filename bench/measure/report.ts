/** A measured ratio of the shop to a peer in the same run. */
export interface BenchmarkRatio {
  readonly id: string;
  readonly what: string;
  readonly peer: string;
  readonly ours: number;
  readonly theirs: number;
  readonly unit: string;
  readonly ratio: number;
  readonly target: string;
  readonly met: boolean;
  /** The request, and how its answer was measured. */
  readonly note: string;
}

export interface BenchmarkRatioInput {
  readonly id: string;
  readonly what: string;
  readonly peer: string;
  readonly ours: number;
  readonly theirs: number;
  readonly unit: string;
  readonly most: number;
  readonly note: string;
}

export function createBenchmarkRatio({ most, ...input }: BenchmarkRatioInput): BenchmarkRatio {
  const value = input.ours / input.theirs;
  return { ...input, ratio: value, target: `≤ ${Number(most.toPrecision(3))}`, met: value <= most };
}

/** A measured figure without a peer to compare with. */
export interface BenchmarkFigure {
  readonly id: string;
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** The request, and how its answer was measured. */
  readonly note: string;
}

export function formatBenchmarkFigures(figures: readonly BenchmarkFigure[]): string {
  return figures
    .map(({ id, what, value, unit, note }) => `(${id}) ${what}\n    ${short(value)} ${unit}. ${note}\n`)
    .join('');
}

export function formatBenchmarkRatios(ratios: readonly BenchmarkRatio[]): string {
  const lines = ratios.map(({ id, what, peer, ours, theirs, unit, ratio: value, target, met, note }) =>
    [
      `(${id}) ${what}`,
      `    ${value.toPrecision(3)} × ${peer}, target ${target}: ${met ? 'met' : 'MISSED'}`,
      `    ours ${short(ours)} ${unit}, theirs ${short(theirs)} ${unit}. ${note}`,
    ].join('\n'),
  );
  return `${lines.join('\n')}\n`;
}

function short(value: number): string {
  return value.toLocaleString('en', { maximumSignificantDigits: 4 });
}
