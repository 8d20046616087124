import type { SnapshotFrom } from 'xstate';
import type { newPaypalMachine } from './new-paypal.machine.ts';
import type { NewPaypalContext } from './new-paypal.types.ts';

export interface NewPaypalView extends Pick<NewPaypalContext, 'refusal'> {
  readonly step: 'closed' | 'linking' | 'unavailable' | 'saving' | 'refused';
}

export function newPaypalView({ value, context }: SnapshotFrom<typeof newPaypalMachine>): NewPaypalView {
  return { step: value, refusal: context.refusal };
}
