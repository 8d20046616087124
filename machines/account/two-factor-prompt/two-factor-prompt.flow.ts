import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { twoFactorPromptMachine } from './two-factor-prompt.machine.ts';
import type { TwoFactorPromptEvent } from './two-factor-prompt.types.ts';

/** The advice to turn two-factor on. What was put away stays so while the document lives. */
export const twoFactorPromptFlow: FlowRef<SnapshotFrom<typeof twoFactorPromptMachine>, TwoFactorPromptEvent> = {
  id: 'two-factor-prompt',
  scope: 'app',
};
