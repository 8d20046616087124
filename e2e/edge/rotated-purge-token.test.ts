import { expect, onTestFinished, test } from 'vitest';
import { findFirstOfConsecutiveFreePorts } from '../../scripts/test/free-ports.ts';
import { editDocumentsInShopCopy } from '../harness/edit-documents.ts';
import { startTestShop } from '../harness/shop-process.ts';
import { PORTS_OF_SHOP, startTestEdge, type TestEdge } from './shop-behind-edge.ts';

const PATIENCE = { timeout: 15_000, interval: 20 };
const PAGE = '/about/contact-us';
const FORMER = 'former token of the edge';
const PRESENT = 'present token of the edge';

test('a purge token is replaced while in use: edits reach the edge from a node with either token, and the former ends', {
  timeout: 120_000,
}, async () => {
  const nodePort = await findFirstOfConsecutiveFreePorts(PORTS_OF_SHOP + 1);
  const port = nodePort + PORTS_OF_SHOP;
  const startNode = (purgeToken: string) =>
    startTestShop({
      port: nodePort,
      trustedProxies: '127.0.0.1',
      edge: { purge: `varnish:http://127.0.0.1:${port}`, purgeToken },
    });
  const startEdge = (previous?: string) =>
    startTestEdge('varnish', {
      ...{ port, nodes: [nodePort], purgeToken: PRESENT },
      ...(previous !== undefined && { previousPurgeToken: previous }),
    });

  let node = await startNode(FORMER);
  let edge = await startEdge(FORMER);
  onTestFinished(async () => {
    await edge.close();
    await node.close();
  });
  await expectEditAtEdge(edge, node.project, 'Written to a node with the former token');

  await node.close();
  node = await startNode(PRESENT);
  await expectEditAtEdge(edge, node.project, 'Written to a node with the present token');

  await edge.close();
  edge = await startEdge();
  const statusOf = async (token: string) => (await edge.purge('site-harbour', {}, token)).status;
  expect([await statusOf(FORMER), await statusOf(''), await statusOf(PRESENT)]).toEqual([403, 403, 200]);
});

/** A page is stored at the edge, and stays there until it is purged for an edit. */
async function expectEditAtEdge(edge: TestEdge, project: string, heading: string): Promise<void> {
  await expect.poll(async () => (await edge.get(PAGE)).headers['x-cache'], PATIENCE).toBe('hit');
  editDocumentsInShopCopy(project, {
    'cms-seed/base/pages/about-contact-us.json': (document) => {
      document.blocks[1].props.heading = heading;
    },
  });
  await expect.poll(async () => (await edge.get(PAGE)).body.includes(heading), PATIENCE).toBe(true);
}
