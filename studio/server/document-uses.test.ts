import { expect, test } from 'vitest';
import { createEngineCalls } from './engine-calls.ts';
import { createPresence } from './presence.ts';
import { createFakeEngine } from './testing/fake-engine.ts';

const USE = { site: 'harbour', kind: 'page', name: 'home', count: 1 } as const;
const REACH = { pages: 214, brands: ['Harbour', 'Lantern'], part: 'site-header' };
const clock = () => 0;
const { handlers } = createEngineCalls({
  engine: createFakeEngine({ uses: ({ name }) => (name === 'help' ? [USE] : []), reach: () => REACH }),
  presence: createPresence(clock),
  originOf: (host) => `http://${host}`,
  clock,
});

async function call(name: string, query: Record<string, string>) {
  const { signal } = new AbortController();
  const request = { query: new URLSearchParams(query), body: null, writeToken: '', ticket: null, signal };
  return handlers.get(name)?.(request);
}

test('the call about uses lists the documents with links to a page', async () => {
  const query = { site: 'harbour', kind: 'page', name: 'help' };
  expect(await call('GET /api/uses', query)).toEqual({ status: 200, body: { uses: [USE] } });
});

test('the call about the reach of a document says on how many pages of which brands it is shown', async () => {
  const query = { site: 'harbour', kind: 'navigation', name: 'primary' };
  expect(await call('GET /api/reach', query)).toEqual({ status: 200, body: REACH });
});

test.each([
  [{ site: 'nowhere', kind: 'page', name: 'help' }, 404],
  [{ site: 'harbour', kind: 'pages', name: 'help' }, 400],
  [{ site: 'harbour', kind: 'page', name: '../help' }, 400],
])('calls about %j are refused with %i', async (query, status) => {
  await expect(call('GET /api/uses', query)).rejects.toMatchObject({ status });
  await expect(call('GET /api/reach', query)).rejects.toMatchObject({ status });
});
