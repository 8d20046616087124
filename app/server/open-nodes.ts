import type { EngineLogger } from '#engine/cms/log.ts';
import type { ServerSettings } from './settings.ts';
import { EDITS_BY_POLLING, type SharedNodes } from './shared-nodes.ts';

const WITHOUT_REDIS: SharedNodes = {
  clearOnAllNodes: (clear) => clear,
  start: () => {},
  status: () => ({ redis: 'off', edits: EDITS_BY_POLLING }),
  close: async () => {},
};

/** Connects this node with others where the operator names a Redis; the code for it is loaded only then. */
export async function openNodes(
  { redisUrl, sessionSecret }: Pick<ServerSettings, 'redisUrl' | 'sessionSecret'>,
  clock: () => number,
  log: EngineLogger,
): Promise<SharedNodes> {
  if (redisUrl === undefined) return WITHOUT_REDIS;
  const { connectNodes } = await import('./connect-nodes.ts');
  return connectNodes({ redisUrl, sessionSecret }, clock, log);
}
