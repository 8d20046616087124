import { expect, test } from 'vitest';
import { checkEdges, checkRedis } from './check-nodes.ts';

const EDGE = {
  VITRINE_EDGE: 'on',
  VITRINE_EDGE_PURGE: 'varnish:http://10.0.0.2:6081',
  VITRINE_EDGE_PURGE_TOKEN: 'token',
  VITRINE_TRUSTED_PROXIES: '10.0.0.0/8',
} as const;

test('one node needs no Redis; several without one, or with one that does not answer, are warned of', async () => {
  const statusOf = async (nodes: number, url: string | null) =>
    (await checkRedis({ VITRINE_NODES: nodes, VITRINE_REDIS_URL: url })).status;
  expect(await statusOf(1, null)).toBe('ok');
  expect(await statusOf(2, null)).toBe('warning');
  // Port 1 is closed.
  expect(await checkRedis({ VITRINE_NODES: 2, VITRINE_REDIS_URL: 'redis://:secret@127.0.0.1:1' })).toMatchObject({
    status: 'warning',
    found: expect.not.stringContaining('secret'),
  });
});

test('an edge must be a trusted proxy, and each one that purges is tried', async () => {
  const answer = (status: number) => async () => new Response('', { status });
  expect((await checkEdges({ ...EDGE, VITRINE_EDGE: 'off' })).map(({ status }) => status)).toEqual(['ok']);
  expect((await checkEdges(EDGE, answer(200))).map(({ status }) => status)).toEqual(['ok']);
  expect((await checkEdges(EDGE, answer(403))).map(({ status }) => status)).toEqual(['warning']);
  const untrusted = { ...EDGE, VITRINE_TRUSTED_PROXIES: null, VITRINE_EDGE_PURGE: null };
  expect((await checkEdges(untrusted)).map(({ status }) => status)).toEqual(['failed', 'warning']);
});
