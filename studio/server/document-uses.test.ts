import { expect, test } from 'vitest';
import { createDocumentUsesHandler } from './document-uses.ts';

const USE = { site: 'harbour', kind: 'page', name: 'home', count: 1 } as const;
const uses = createDocumentUsesHandler({
  brandOf: (site) => (site === 'harbour' ? { key: site, host: 'harbour.localhost' } : null),
  uses: ({ name }) => (name === 'help' ? [USE] : []),
});
const call = (query: Record<string, string>) => uses({ query: new URLSearchParams(query) });

test('the call lists the documents with links to a page', () => {
  expect(call({ site: 'harbour', kind: 'page', name: 'help' })).toEqual({ status: 200, body: { uses: [USE] } });
});

test.each([
  [{ site: 'nowhere', kind: 'page', name: 'help' }, 404],
  [{ site: 'harbour', kind: 'pages', name: 'help' }, 400],
  [{ site: 'harbour', kind: 'page', name: '../help' }, 400],
])('the call about %j is refused with %i', (query, status) => {
  expect(() => call(query)).toThrow(expect.objectContaining({ status }));
});
