import type { BlockProps } from '#engine/render/block.ts';
import type { ClosureOutcomeData } from './closure-outcome.data.ts';
import type { ClosureOutcomeProps } from './closure-outcome.gen.ts';

export function ClosureOutcome({
  data,
  slots,
}: BlockProps<ClosureOutcomeProps, ClosureOutcomeData, 'closed' | 'signedOut'>) {
  return <div className="closure-outcome">{data.isClosed ? slots.closed : slots.signedOut}</div>;
}
