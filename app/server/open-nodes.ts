import type { EngineLogger } from '#engine/cms/log.ts';
import { scheduleByTimer } from '#engine/cms/schedule.ts';
import { blockThread, createTimedSwitch } from '#engine/nodes/timed-switch.ts';
import type { ServerSettings } from './settings.ts';
import { EDITS_BY_POLLING, type SharedNodes } from './shared-nodes.ts';

function createNodeWithoutOthers(clock: () => number): SharedNodes {
  const timed = createTimedSwitch({ now: clock, schedule: scheduleByTimer, block: blockThread });
  return {
    clearOnAllNodes: (clear) => clear,
    applyAt: timed.at,
    start: timed.attach,
    status: () => ({ redis: 'off', edits: EDITS_BY_POLLING }),
    close: async () => {},
  };
}

/** Connects this node with others where the operator names a Redis; the code for it is loaded only then. */
export async function openNodes(
  { redisUrl, sessionSecret }: Pick<ServerSettings, 'redisUrl' | 'sessionSecret'>,
  clock: () => number,
  log: EngineLogger,
): Promise<SharedNodes> {
  if (redisUrl === undefined) return createNodeWithoutOthers(clock);
  const { connectNodes } = await import('./connect-nodes.ts');
  return connectNodes({ redisUrl, sessionSecret }, clock, log);
}
