import { expect, onTestFinished, test } from 'vitest';
import { findFirstOfConsecutiveFreePorts } from '../../scripts/test/free-ports.ts';
import { editDocumentsInShopCopy } from '../harness/edit-documents.ts';
import { startTestShop } from '../harness/shop-process.ts';
import { PORTS_OF_SHOP, startTestEdge, type TestEdge } from './shop-behind-edge.ts';

const POLL_OPTIONS = { timeout: 15_000, interval: 20 };
const PAGE_PATH = '/about/contact-us';
const FORMER_TOKEN = 'former token of the edge';
const CURRENT_TOKEN = 'present token of the edge';

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
  const startEdge = (previousToken?: string) =>
    startTestEdge('varnish', {
      ...{ port, nodes: [nodePort], purgeToken: CURRENT_TOKEN },
      ...(previousToken !== undefined && { previousPurgeToken: previousToken }),
    });

  let node = await startNode(FORMER_TOKEN);
  let edge = await startEdge(FORMER_TOKEN);
  onTestFinished(async () => {
    await edge.close();
    await node.close();
  });
  await expectEditReachesEdge(edge, node.project, 'Written to a node with the former token');

  await node.close();
  node = await startNode(CURRENT_TOKEN);
  await expectEditReachesEdge(edge, node.project, 'Written to a node with the present token');

  await edge.close();
  edge = await startEdge();
  const purgeAndReadStatus = async (token: string) => (await edge.purge('site-harbour', {}, token)).status;
  expect([
    await purgeAndReadStatus(FORMER_TOKEN),
    await purgeAndReadStatus(''),
    await purgeAndReadStatus(CURRENT_TOKEN),
  ]).toEqual([403, 403, 200]);
});

/** Waits until the edge stores the page, edits its document, and waits until the edge sends the new heading. */
async function expectEditReachesEdge(edge: TestEdge, project: string, heading: string): Promise<void> {
  await expect.poll(async () => (await edge.get(PAGE_PATH)).headers['x-cache'], POLL_OPTIONS).toBe('hit');
  editDocumentsInShopCopy(project, {
    'cms-seed/base/pages/about-contact-us.json': (document) => {
      document.blocks[1].props.heading = heading;
    },
  });
  await expect.poll(async () => (await edge.get(PAGE_PATH)).body.includes(heading), POLL_OPTIONS).toBe(true);
}
