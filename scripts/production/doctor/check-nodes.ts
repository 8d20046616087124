import { createEdgePurgers } from '#engine/server/edge/edge-purger.ts';
import type { SettingValues } from '../../settings/all-settings.ts';
import { describeCause, type Finding, fail, pass, warn } from './finding.ts';

/** Milliseconds for a service to answer. */
const PATIENCE = 5_000;

/** A tag that no page has. */
const UNUSED_TAG = 'doctor';

/** Whether Redis responds, and does not evict notices. */
export async function checkRedis({
  VITRINE_REDIS_URL: url,
  VITRINE_NODES: nodes,
}: Pick<SettingValues, 'VITRINE_REDIS_URL' | 'VITRINE_NODES'>): Promise<Finding> {
  const name = 'Redis';
  if (url === null && nodes === 1) return pass(name, 'None, and one node needs none.');
  if (url === null)
    return warn(
      name,
      'None: an edit reaches other nodes by polling, within 15 seconds.',
      'Set VITRINE_REDIS_URL to a Redis that all nodes reach.',
    );
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, { lazyConnect: true, connectTimeout: PATIENCE, retryStrategy: () => null });
  // The failure of `connect` is reported instead.
  redis.on('error', () => undefined);
  const { host } = new URL(url);
  try {
    await redis.connect();
    await redis.ping();
    const policy = await readEvictionPolicy(redis);
    return policy?.startsWith('allkeys')
      ? warn(name, `${host} answers, but may evict notices (${policy}).`, 'Set its maxmemory-policy to volatile-lru.')
      : pass(name, `${host} answers.`);
  } catch (error) {
    return warn(
      name,
      `${host} doesn't answer (${describeCause(error)}): each node works alone.`,
      'Start it, or correct VITRINE_REDIS_URL.',
    );
  } finally {
    redis.disconnect();
  }
}

/** Null where the user of Redis may not read it. */
async function readEvictionPolicy(redis: { config(get: 'GET', name: string): Promise<unknown> }) {
  const answer = await redis.config('GET', 'maxmemory-policy').catch(() => null);
  return Array.isArray(answer) ? String(answer[1]) : null;
}

/** Whether the edge is a trusted proxy, and each configured edge purges. */
export async function checkEdges(
  {
    VITRINE_EDGE: edge,
    VITRINE_EDGE_PURGE: purge,
    VITRINE_EDGE_PURGE_TOKEN: token,
    VITRINE_TRUSTED_PROXIES: proxies,
  }: Pick<
    SettingValues,
    'VITRINE_EDGE' | 'VITRINE_EDGE_PURGE' | 'VITRINE_EDGE_PURGE_TOKEN' | 'VITRINE_TRUSTED_PROXIES'
  >,
  send: typeof fetch = fetch,
): Promise<readonly Finding[]> {
  const name = 'edge';
  if (edge === 'off') return [pass(name, 'None: this node answers every visitor itself.')];
  const trust =
    proxies === null
      ? [fail(name, 'It is no trusted proxy, so its variants are not believed.', 'Add it to VITRINE_TRUSTED_PROXIES.')]
      : [];
  if (purge === null)
    return [
      ...trust,
      warn(
        name,
        'It is not purged: an edit is seen within a minute.',
        'Set VITRINE_EDGE_PURGE, where the edge can purge.',
      ),
    ];
  const purgers = createEdgePurgers(purge, { token: token ?? '', fetch: send });
  const findings = purgers.map(async (purger) => {
    try {
      await purger.purge([UNUSED_TAG], AbortSignal.timeout(PATIENCE), 'soft');
      return pass(name, `${purger.name} purges.`);
    } catch (error) {
      return warn(
        name,
        `${purger.name} doesn't purge (${describeCause(error)}).`,
        'Check VITRINE_EDGE_PURGE and VITRINE_EDGE_PURGE_TOKEN; edits are seen within a minute until then.',
      );
    }
  });
  return [...trust, ...(await Promise.all(findings))];
}
