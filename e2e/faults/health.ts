import { sendGetRequestToLocalPort as get } from '../harness/request.ts';
import type { BrowserlessVisitor } from '../harness/shop-caller.ts';
import type { FaultyTopology } from './faulty-topology.ts';
import { judgePage } from './seen-requests.ts';

/** Distance of the operators' port of a node. */
const OPERATORS = 3;

/** Milliseconds for one answer. */
const PATIENCE = 3_000;

/** Returns one line for each problem of the nodes, edge, Redis and CMS, and of pages and calls through the edge. */
export async function listUnhealthyParts({ topology, watcher }: FaultyTopology): Promise<readonly string[]> {
  const own = await Promise.all(
    topology.nodes.map((node) => listProblemsOfNode(node.name, node.port + OPERATORS, topology.operatorToken)),
  );
  const healthy = attempt(() => topology.countHealthyNodes());
  const edge = healthy === topology.nodes.length ? [] : [`the edge sees ${healthy} healthy nodes`];
  return [...own.flat(), ...edge, ...(await listProblemsOfShop(watcher))];
}

async function listProblemsOfNode(name: string, port: number, token: string): Promise<readonly string[]> {
  try {
    const ready = await inTime(get(port, '/readyz'));
    const { body } = await inTime(get(port, '/_status', { authorization: `Bearer ${token}` }));
    const { nodes, source } = JSON.parse(body).workers[0];
    return [
      ...(ready.status === 200 ? [] : [`${name} is not ready: ${ready.body}`]),
      ...(nodes.redis === 'up' && nodes.nodes === 2 ? [] : [`${name} has Redis ${nodes.redis}, ${nodes.nodes} nodes`]),
      ...(source.failingSince === null ? [] : [`${name} cannot read the CMS: ${source.lastFailure?.message}`]),
    ];
  } catch (error) {
    return [`${name}: ${String(error)}`];
  }
}

/** A cart is stored nowhere, and its items come from the API. */
async function listProblemsOfShop(watcher: BrowserlessVisitor): Promise<readonly string[]> {
  try {
    const page = await inTime(watcher.open('/cart'));
    const call = await inTime(watcher.call('cart.items.list'));
    return [
      ...(judgePage(page) === 'answered' ? [] : [`/cart answers ${page.status}`]),
      ...(call.status === 200 ? [] : [`a call answers ${call.status}`]),
    ];
  } catch (error) {
    return [`the edge: ${String(error)}`];
  }
}

function attempt(count: () => number): number {
  try {
    return count();
  } catch {
    return 0;
  }
}

function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('no answer')), PATIENCE).unref();
  });
  return Promise.race([answer, late]);
}
