import { once } from 'node:events';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createNodeOperatorsServer } from './node-operators.ts';

const TOKEN = 'a token of operators';

let stopping: AbortController;
beforeEach(() => {
  stopping = new AbortController();
});

/** A node whose workers answer as given; null for a worker that doesn't answer. */
async function openNode(answers: readonly ({ readonly status: number; readonly text: string } | null)[]) {
  const server = createNodeOperatorsServer({
    release: '1.2.3',
    access: { operatorToken: TOKEN },
    nodeAddresses: [],
    workers: () => answers.map((_, index) => ({ worker: index + 1, port: 9000 + index })),
    stopping: stopping.signal,
    failed: (error) => {
      throw error;
    },
    fetch: async (url) => {
      const answer = answers[Number(new URL(String(url)).port) - 9000];
      if (!answer) throw new Error('connection refused');
      return new Response(answer.text, { status: answer.status });
    },
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = Object(server.address());
  return async (path: string, body?: object) => {
    const headers = { authorization: `Bearer ${TOKEN}`, connection: 'close' };
    const post = body && { method: 'POST', body: JSON.stringify(body) };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers, ...post });
    return [response.status, await response.text()] as const;
  };
}

test('a node is ready while one of its workers is', async () => {
  const sendRequest = await openNode([null, { status: 200, text: 'ok\n' }]);
  expect(await sendRequest('/readyz')).toEqual([200, 'ok\n']);
});

test('a node that is ready lists the notes of its workers', async () => {
  const sendRequest = await openNode([
    { status: 200, text: 'ok\n' },
    { status: 200, text: 'ok\nrelease 1 is refused\n' },
  ]);
  expect(await sendRequest('/readyz')).toEqual([200, 'ok\nWorker 2: release 1 is refused\n']);
});

test('a node without a ready worker says what each one lacks', async () => {
  const sendRequest = await openNode([null, { status: 503, text: 'There are no documents.\n' }]);
  expect(await sendRequest('/readyz')).toEqual([
    503,
    'No worker is ready.\nWorker 1: There was no answer (connection refused).\nWorker 2: There are no documents.\n',
  ]);
  expect((await sendRequest('/livez'))[0]).toBe(200);
});

test('a node that is stopping is not ready, although its workers still answer', async () => {
  const sendRequest = await openNode([{ status: 200, text: 'ok\n' }]);
  stopping.abort();
  expect(await sendRequest('/readyz')).toEqual([503, 'The node is stopping.\n']);
});

test('the status of a node has that of each worker, or why there is none', async () => {
  const sendRequest = await openNode([{ status: 200, text: '{"sites":["harbour"]}' }, null]);
  const [status, body] = await sendRequest('/_status');
  expect([status, JSON.parse(body)]).toEqual([
    200,
    {
      release: '1.2.3',
      workers: [
        { worker: 1, sites: ['harbour'] },
        { worker: 2, problem: 'There was no answer (connection refused).' },
      ],
    },
  ]);
});

test('data of a customer is that of all workers, and a worker that does not answer is a problem', async () => {
  const workerExport = { entries: [{ place: 'carts', data: { cart: [] } }], problems: [] };
  const sendRequest = await openNode([{ status: 200, text: JSON.stringify(workerExport) }, null]);
  const [status, body] = await sendRequest('/_customer-data/export', { site: 'harbour', customerId: '7' });
  expect([status, JSON.parse(body)]).toEqual([
    200,
    {
      entries: [{ worker: 1, place: 'carts', data: { cart: [] } }],
      problems: ['Worker 2: There was no answer (connection refused).'],
    },
  ]);
});

test('a node without workers does not claim that it holds nothing of a customer', async () => {
  const sendRequest = await openNode([]);
  const [, body] = await sendRequest('/_customer-data/erase', { site: 'harbour', customerId: '7' });
  expect(JSON.parse(body)).toEqual({ entries: [], problems: ['No worker is ready.'] });
});
