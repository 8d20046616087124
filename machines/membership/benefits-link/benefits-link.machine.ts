import { getActorOutput } from '../../_kit/params.ts';
import { benefitsLinkSetup } from './benefits-link.setup.ts';

/** The way to the partner with the benefits, who is told who comes (specification: The calls it makes, "ssoUrl"). */
export const benefitsLinkMachine = benefitsLinkSetup.createMachine({
  id: 'benefits-link',
  initial: 'idle',
  states: {
    idle: { on: { 'BENEFITS.OPEN': 'fetching' } },
    fetching: {
      entry: 'tellAsked',
      invoke: {
        id: 'fetchAddress',
        src: 'fetchAddress',
        onDone: { target: 'idle', actions: { type: 'tellGranted', params: getActorOutput } },
        onError: { target: 'failed', actions: 'tellFailed' },
      },
    },
    failed: { on: { 'BENEFITS.OPEN': 'fetching' } },
  },
});
