import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { benefitsLinkMachine } from './benefits-link.machine.ts';
import type { BenefitsLinkEvent } from './benefits-link.types.ts';

/** The link to the benefits on a page. */
export const benefitsLinkFlow: FlowRef<SnapshotFrom<typeof benefitsLinkMachine>, BenefitsLinkEvent> = {
  id: 'benefits-link',
  scope: 'page',
};
