import { getActorOutput } from '../../_kit/params.ts';
import { benefitsLinkSetup } from './benefits-link.setup.ts';

/** Fetches the single sign-on link to the benefits partner (specification: The calls it makes, "ssoUrl"). */
export const benefitsLinkMachine = benefitsLinkSetup.createMachine({
  id: 'benefits-link',
  initial: 'idle',
  states: {
    idle: { on: { 'BENEFITS.OPEN': 'fetching' } },
    fetching: {
      entry: 'emitRequested',
      invoke: {
        id: 'fetchBenefitsUrl',
        src: 'fetchBenefitsUrl',
        onDone: { target: 'idle', actions: { type: 'emitGranted', params: getActorOutput } },
        onError: { target: 'failed', actions: 'emitFailed' },
      },
    },
    failed: { on: { 'BENEFITS.OPEN': 'fetching' } },
  },
});
