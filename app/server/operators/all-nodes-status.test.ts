import { expect, test } from 'vitest';
import { readStatusOfNodes } from './all-nodes-status.ts';

test('a node that stays silent is reported when its time is over, and does not delay the others beyond it', async () => {
  const fetchStatus: typeof fetch = async (input, init) => {
    if (String(input).startsWith('http://silent')) {
      const { signal } = init ?? {};
      await new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    }
    return Response.json({ release: '1' });
  };
  const ended = new AbortController();
  const nodeStatuses = readStatusOfNodes(
    ['http://silent:1', 'http://well:1'],
    'token',
    fetchStatus,
    () => ended.signal,
  );
  ended.abort(new DOMException('The operation timed out.', 'TimeoutError'));
  expect(await nodeStatuses).toEqual([
    { node: 'http://silent:1', error: 'it did not answer in 2000 ms' },
    { node: 'http://well:1', status: { release: '1' } },
  ]);
});
