import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFirstOfConsecutiveFreePorts } from '../../scripts/test/free-ports.ts';
import { startTestEdge, type TestEdge } from './shop-behind-edge.ts';

/** A node that numbers its pages. Tests set their `stale-while-revalidate` and status, and whether they are public. */
const node = { server: createServer(), pages: 0, staleFor: 0, status: 200, isPublic: true };
let edge: TestEdge;

beforeAll(async () => {
  node.server.on('request', ({ url }, response) => {
    const lifetimes = `max-age=0, s-maxage=60, stale-while-revalidate=${node.staleFor}, stale-if-error=3600`;
    const cacheControl = node.isPublic ? `public, ${lifetimes}` : 'private, no-store';
    if (url === '/healthz') response.end('ok');
    else if (node.status !== 200) response.writeHead(node.status).end('failed');
    else
      response.writeHead(200, { 'cache-control': cacheControl, 'surrogate-key': 'site-a' }).end(`page ${++node.pages}`);
  });
  node.server.listen(0, '127.0.0.1');
  await once(node.server, 'listening');
  edge = await startTestEdge('varnish', {
    port: await findFirstOfConsecutiveFreePorts(1),
    nodes: [getPort(node.server)],
  });
});

afterAll(async () => {
  await edge.close();
  node.server.closeAllConnections();
  node.server.close();
});

function getPort(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

async function requestPage(path: string): Promise<readonly unknown[]> {
  const { status, headers, body } = await edge.get(path);
  return [status, headers['x-cache'], body];
}

/** Stores a page with so many seconds of `stale-while-revalidate`, and lets it expire. */
async function storeExpiredPage(path: string, staleFor: number): Promise<void> {
  Object.assign(node, { staleFor, status: 200, pages: 0, isPublic: true });
  expect(await requestPage(path)).toEqual([200, 'miss', 'page 1']);
  expect(await requestPage(path)).toEqual([200, 'hit', 'page 1']);
  expect((await edge.purge('site-a', { 'x-vitrine-purge-mode': 'soft' })).status).toBe(200);
}

describe('an expired page at Varnish', () => {
  test('is served while a new one is fetched, when it may be', async () => {
    await storeExpiredPage('/valid', 60);
    expect(await requestPage('/valid')).toEqual([200, 'hit', 'page 1']);
    await expect.poll(() => requestPage('/valid')).toEqual([200, 'hit', 'page 2']);
  });

  test('is replaced for a node that asks for it, and a page that is new is not', async () => {
    await storeExpiredPage('/popular', 60);
    const refetchPage = async () => {
      const { headers, body } = await edge.get('/popular', { 'x-vitrine-refetch': '1' });
      return [headers['x-cache'], body];
    };
    expect([await refetchPage(), await refetchPage(), (await requestPage('/popular'))[2]]).toEqual([
      ['expired', 'page 2'],
      ['hit', 'page 2'],
      'page 2',
    ]);
  });

  test('counts as a hit for its first visitor, too', async () => {
    Object.assign(node, { staleFor: 60, status: 200, pages: 0, isPublic: true });
    expect(await requestPage('/rare')).toEqual([200, 'miss', 'page 1']);
    expect((await edge.purge('site-a', { 'x-vitrine-purge-mode': 'soft' })).status).toBe(200);
    expect(await requestPage('/rare')).toEqual([200, 'hit', 'page 1']);
    await expect.poll(() => requestPage('/rare')).toEqual([200, 'hit', 'page 2']);
  });

  test('stays while the new one may not be stored', async () => {
    await storeExpiredPage('/incomplete', 60);
    node.isPublic = false;
    expect(await requestPage('/incomplete')).toEqual([200, 'hit', 'page 1']);
    await expect.poll(() => node.pages).toBe(2);
    expect(await requestPage('/incomplete')).toEqual([200, 'hit', 'page 1']);
    node.isPublic = true;
    await expect.poll(async () => (await requestPage('/incomplete'))[2]).not.toBe('page 1');
  });

  test('is replaced before anybody sees it, when a draw may have closed', async () => {
    await storeExpiredPage('/closed', 0);
    expect(await requestPage('/closed')).toEqual([200, 'expired', 'page 2']);
    expect(await requestPage('/closed')).toEqual([200, 'hit', 'page 2']);
  });

  test.each([60, 0])('is served when the shop fails, with %s seconds of stale-while-revalidate', async (staleFor) => {
    const path = `/failing-${staleFor}`;
    await storeExpiredPage(path, staleFor);
    node.status = 503;
    expect([await requestPage(path), await requestPage(path)]).toEqual([
      [200, 'hit', 'page 1'],
      [200, 'hit', 'page 1'],
    ]);
    expect(await requestPage('/never-stored')).toEqual([503, 'miss', 'failed']);
  });
});
