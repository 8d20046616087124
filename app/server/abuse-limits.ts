import type { Logger } from 'pino';
import { type ActionLimiter, createActionLimiter } from '#engine/api/action-limiter.ts';
import { DEFAULT_LIMITS_PER_ADDRESS, DEFAULT_LIMITS_PER_CUSTOMER } from '#engine/api/limited-actions.ts';
import type { RefusedProofs } from '#engine/server/signed-link.ts';
import type { CallWatch } from '../services/commerce-server.ts';
import type { Operations } from './operators/operations.ts';
import { createSecurityEvents } from './security-events.ts';
import type { ServerSettings } from './settings.ts';
import type { SharedNodes } from './shared-nodes.ts';

export interface AbuseLimits<Settings> {
  readonly limiter: ActionLimiter;
  readonly watch: CallWatch;
  /** The settings, with which refused links, tokens and notices are counted. */
  readonly access: Settings & Required<RefusedProofs>;
}

/** Limits by address and customer, and the log of what they and other checks refuse. */
export function createAbuseLimits<Settings extends Pick<ServerSettings, 'actionLimits'>>(
  settings: Settings,
  nodes: Pick<SharedNodes, 'addToCount'>,
  { countSecurityEvent }: Pick<Operations, 'countSecurityEvent'>,
  clock: () => number,
  log: Pick<Logger, 'info' | 'warn'>,
): AbuseLimits<Settings> {
  const events = createSecurityEvents(clock, log, countSecurityEvent ?? undefined);
  return {
    limiter: createActionLimiter({
      perAddress: settings.actionLimits?.perAddress ?? DEFAULT_LIMITS_PER_ADDRESS,
      perCustomer: settings.actionLimits?.perCustomer ?? DEFAULT_LIMITS_PER_CUSTOMER,
      now: clock,
      share: nodes.addToCount,
      exceeded: (action, by) => events.refuse('beyond-limit', `${action} by ${by}`),
    }),
    watch: {
      refusedCall: (_, code) => events.refuse('refused-call', code),
      signIn: events.signIn,
    },
    access: { ...settings, refused: (proof) => events.refuse('refused-proof', proof) },
  };
}
