import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createOperatorsServer, type OperatorsServerDependencies } from './operators-server.ts';

const TOKEN = 'token of the operator';
const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
});

async function listen(parts: Partial<OperatorsServerDependencies> = {}): Promise<string> {
  const server = createOperatorsServer({
    missing: () => [],
    metrics: async () => ({ type: 'text/plain; version=0.0.4', text: 'up 1\n' }),
    status: () => ({ release: '1.2.3' }),
    customerData: () => ({ entries: [], problems: [] }),
    access: { operatorToken: TOKEN },
    nodeAddresses: [],
    failed: (error) => expect.unreachable(String(error)),
    ...parts,
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function get(url: string, headers: Record<string, string> = {}) {
  const response = await fetch(url, { headers: { connection: 'close', ...headers } });
  return [response.status, await response.text()];
}

const authorised = { authorization: `Bearer ${TOKEN}` };

describe('the probes of the operators port', () => {
  test('answer 200 when nothing is missing', async () => {
    const origin = await listen();
    expect([await get(`${origin}/livez`), await get(`${origin}/readyz`)]).toEqual([
      [200, 'ok\n'],
      [200, 'ok\n'],
    ]);
  });

  test('list what operators have to know of a node that is ready', async () => {
    const origin = await listen({ notes: () => ['release 1 is refused: this node serves release 0'] });
    expect(await get(`${origin}/readyz`)).toEqual([200, 'ok\nrelease 1 is refused: this node serves release 0\n']);
  });

  test('name each thing that is missing on a line of its own, while the process is alive', async () => {
    const origin = await listen({ missing: () => ['stopping: wait', 'documents: none'] });
    expect([await get(`${origin}/livez`), await get(`${origin}/readyz`)]).toEqual([
      [200, 'ok\n'],
      [503, 'stopping: wait\ndocuments: none\n'],
    ]);
  });
});

describe('the metrics and the status of the operators port', () => {
  test('metrics need no token', async () => {
    expect(await get(`${await listen()}/metrics`)).toEqual([200, 'up 1\n']);
  });

  test.each(['/_status', '/_status?nodes=all', '/', '/healthz', '/metrics/'])(
    '%s is 404 without a token',
    async (path) => {
      expect(await get(`${await listen()}${path}`)).toEqual([404, 'There is nothing at this address.\n']);
    },
  );

  test('the status of this node needs the operator token', async () => {
    expect(await get(`${await listen()}/_status`, authorised)).toEqual([200, '{"release":"1.2.3"}']);
  });

  test('refuses other methods than GET', async () => {
    const response = await fetch(`${await listen()}/metrics`, { method: 'POST', headers: { connection: 'close' } });
    expect(response.status).toBe(405);
  });

  test('answers 500 and reports the failure when metrics can not be read', async () => {
    const failures: unknown[] = [];
    const metrics = () => Promise.reject(new Error('broken'));
    const origin = await listen({ metrics, failed: (error, target) => failures.push([String(error), target]) });
    expect(await get(`${origin}/metrics`)).toEqual([500, 'The server failed.\n']);
    expect(failures).toEqual([['Error: broken', '/metrics']]);
  });
});

describe('the status of all nodes', () => {
  test('names the setting that is missing when no nodes are known', async () => {
    expect(await get(`${await listen()}/_status?nodes=all`, authorised)).toEqual([
      400,
      'VITRINE_NODE_ADDRESSES is not set: this node knows no others.\n',
    ]);
  });

  test('has the status of each node, and the reason for each that gave none', async () => {
    const other = await listen({ status: () => ({ release: '1.2.4' }) });
    const foreign = await listen({ access: { operatorToken: 'another token' } });
    const closed = await listen();
    const gone = servers.pop();
    await new Promise((resolve) => gone?.close(resolve));
    const origin = await listen({ nodeAddresses: [other, foreign, closed] });
    const [status, body] = await get(`${origin}/_status?nodes=all`, authorised);
    expect([status, JSON.parse(String(body))]).toEqual([
      200,
      {
        nodes: [
          { node: other, status: { release: '1.2.4' } },
          { node: foreign, error: 'it answered 404: it has another VITRINE_OPERATOR_TOKEN' },
          { node: closed, error: expect.stringContaining('ECONNREFUSED') },
        ],
      },
    ]);
  });
});

describe('data of a customer at the operators port', () => {
  const customer = { site: 'harbour', customerId: '7', deviceIds: ['device-1'] };
  const post = async (url: string, body: unknown, headers: Record<string, string> = authorised) => {
    const sent = { method: 'POST', body: JSON.stringify(body), headers: { connection: 'close', ...headers } };
    const response = await fetch(url, sent);
    return [response.status, await response.text()];
  };

  test('is exported and erased for whoever has the operator token', async () => {
    const requests: unknown[] = [];
    const customerData: OperatorsServerDependencies['customerData'] = (...request) => {
      requests.push(request);
      return { entries: [{ place: 'carts', erased: 1 }], problems: [] };
    };
    const origin = await listen({ customerData });
    const answer = [200, '{"entries":[{"place":"carts","erased":1}],"problems":[]}'];
    expect(await post(`${origin}/_customer-data/export`, customer)).toEqual(answer);
    expect(await post(`${origin}/_customer-data/erase`, { ...customer, deviceIds: undefined })).toEqual(answer);
    expect(requests).toEqual([
      ['export', customer],
      ['erase', { ...customer, deviceIds: [] }],
    ]);
  });

  test('is answered with 404 without the operator token, and with 405 to a GET request', async () => {
    const origin = await listen({ customerData: () => expect.unreachable() });
    for (const headers of [{}, { authorization: 'Bearer another token' }])
      expect(await post(`${origin}/_customer-data/export`, customer, headers)).toEqual([
        404,
        'There is nothing at this address.\n',
      ]);
    expect(await get(`${origin}/_customer-data/erase`, authorised)).toEqual([405, 'Only POST is possible here.\n']);
  });

  test.each([
    [null, 'site is missing'],
    [{ site: 'harbour', customerId: 7 }, 'customerId is missing'],
    [{ ...customer, deviceIds: 'device-1' }, 'deviceIds is no list of ids'],
    [{ ...customer, customerId: '7'.repeat(70_000) }, 'The body has more than 65536 bytes'],
  ])('is refused for a body that names no customer', async (body, reason) => {
    const origin = await listen({ customerData: () => expect.unreachable() });
    expect(await post(`${origin}/_customer-data/export`, body)).toEqual([400, expect.stringContaining(reason)]);
  });
});
