import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { groupWizardMachine } from './group-wizard.machine.ts';
import type { GroupWizardEvent } from './group-wizard.types.ts';

/** Making a group. It goes on across pages, so that a page behind it may change. */
export const groupWizardFlow: FlowRef<SnapshotFrom<typeof groupWizardMachine>, GroupWizardEvent> = {
  id: 'group-wizard',
  scope: 'app',
};
