import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { twoFactorAdviceMachine } from './two-factor-advice.machine.ts';
import type { TwoFactorAdviceEvent } from './two-factor-advice.types.ts';

/** The advice to turn two-factor on. What was put away stays so while the document lives. */
export const twoFactorAdviceFlow: FlowRef<SnapshotFrom<typeof twoFactorAdviceMachine>, TwoFactorAdviceEvent> = {
  id: 'two-factor-advice',
  scope: 'app',
};
