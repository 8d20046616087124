import type { SnapshotFrom } from 'xstate';
import type { precartMachine } from './precart.machine.ts';
import type { RecommendedDraw } from './precart.types.ts';

export interface PrecartView {
  readonly isRecommending: boolean;
  readonly draws: readonly RecommendedDraw[];
}

export function precartView({ value, context }: SnapshotFrom<typeof precartMachine>): PrecartView {
  return { isRecommending: value === 'recommending', draws: context.draws };
}
