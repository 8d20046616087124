import type { SnapshotFrom } from 'xstate';
import type { benefitsLinkMachine } from './benefits-link.machine.ts';

export interface BenefitsLinkView {
  readonly state: 'idle' | 'fetching' | 'failed';
}

export function benefitsLinkView({ value: state }: SnapshotFrom<typeof benefitsLinkMachine>): BenefitsLinkView {
  return { state };
}
