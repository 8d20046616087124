// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import type { PageOrRedirectPayload, PagePayload } from '#engine/render/page-payload.ts';
import { PAGE_OUTDATED_EVENT } from '#schemas/browser/page-events.ts';
import { createPageLoader } from './page-loader.ts';

const page: PagePayload = {
  kind: 'page',
  status: 200,
  url: '/list',
  routeId: 'list',
  layout: 'default',
  head: { title: '', description: null, noindex: false, canonical: '' },
  nodes: [],
  styles: null,
  site: { key: 's', name: 'S', locale: 'en-AU', currency: 'AUD', timeZone: 'UTC', logo: null, features: {} },
  capabilities: [],
  customerId: null,
  routes: {},
};
const ORIGIN = 'http://shop.localhost';

afterEach(() => {
  window.history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

/** Result of the loader for `/list?page=2`: the page, or the redirect and whether it loads a document. */
async function load(answer: () => Promise<Response>, signal?: AbortSignal, shown = page) {
  const fetched = vi.fn(answer);
  vi.stubGlobal('fetch', fetched);
  const request = new Request(`${ORIGIN}/list?page=2#x`, signal ? { signal } : {});
  const args = { request, url: new URL(request.url), params: {}, pattern: '*', context: {} };
  const outcome: unknown = await Promise.resolve(createPageLoader(shown)(args as never)).catch(
    (thrown: unknown) => thrown,
  );
  const result =
    outcome instanceof Response
      ? { to: outcome.headers.get('location'), asDocument: outcome.headers.get('x-remix-reload-document') === 'true' }
      : outcome;
  return { result, requestedUrls: fetched.mock.calls.map(([url]: unknown[]) => url) };
}

const json = (payload: PageOrRedirectPayload | object) => async () => Response.json(payload);

test('the page loader requests the page data of an address with the current layout', async () => {
  const { result, requestedUrls } = await load(json(page));
  expect([result, requestedUrls]).toEqual([page, ['/_page?path=%2Flist%3Fpage%3D2&layout=default']]);
});

test('the page loader keeps the current page when reloading its data fails', async () => {
  window.history.replaceState(null, '', '/list?page=2');
  const { result } = await load(() => Promise.reject(new TypeError('offline')));
  expect(result).toBe(page);
});

test('the page loader keeps the current page when the server has another release, and reports that', async () => {
  const reasons: unknown[] = [];
  document.addEventListener(PAGE_OUTDATED_EVENT, ({ detail }) => void reasons.push(detail), { once: true });
  const outdated = { kind: 'document', location: '/list?page=2', customerId: null, isOutdated: true };
  expect((await load(json(outdated))).result).toEqual({ to: `${ORIGIN}/list?page=2`, asDocument: true });
  expect(reasons).toEqual([]);
  window.history.replaceState(null, '', '/list?page=2');
  expect((await load(json(outdated))).result).toBe(page);
  expect(reasons).toEqual(['refused']);
});

test.each<[string, () => Promise<Response>, string, boolean]>([
  ['a redirect', json({ kind: 'redirect', location: '/other?a=1#b', customerId: null }), '/other?a=1#b', false],
  ['a document', json({ kind: 'document', location: '/checkout', customerId: null }), `${ORIGIN}/checkout`, true],
  [
    'a redirect to elsewhere',
    json({ kind: 'redirect', location: 'https://example.org/', customerId: null }),
    'https://example.org/',
    true,
  ],
  ['no page', json({ error: 'no' }), '/list?page=2', true],
  ['no JSON', async () => new Response('<h1>', { headers: { 'content-type': 'text/html' } }), '/list?page=2', true],
  [
    'broken JSON',
    async () => new Response('{', { headers: { 'content-type': 'application/json' } }),
    '/list?page=2',
    true,
  ],
  ['nothing', () => Promise.reject(new TypeError('offline')), '/list?page=2', true],
  [
    'a page whose code is not to be had',
    json({ ...page, nodes: [{ kind: 'block', id: 'a', type: 'unheard-of', props: {}, data: null, slots: {} }] }),
    '/list?page=2',
    true,
  ],
])('the page loader that is answered with %s goes to $2', async (_, answer, to, asDocument) => {
  expect((await load(answer)).result).toEqual({ to, asDocument });
});

/** Answers the next requested style sheet with an event, and returns the relations of all links to it. */
function answerStyleSheet(event: 'load' | 'error') {
  const append = vi.spyOn(document.head, 'append').mockImplementationOnce((link) => {
    if (link instanceof HTMLLinkElement) queueMicrotask(() => link.dispatchEvent(new Event(event)));
  });
  return () => append.mock.calls.flat().map((link) => link instanceof HTMLLinkElement && `${link.rel} ${link.href}`);
}

test('the page loader returns a page once its style sheet is loaded', async () => {
  const links = answerStyleSheet('load');
  const styled = { ...page, styles: '/_css/loaded.css' };
  expect((await load(json(styled))).result).toEqual(styled);
  expect(links()).toEqual(['stylesheet http://localhost:3000/_css/loaded.css']);
});

test.each([
  ['loads the document of a new page', '/', { to: '/list?page=2', asDocument: true }],
  ['keeps a reloaded page', '/list?page=2', { ...page, styles: '/_css/failed.css' }],
])('the page loader %s when its style sheet fails to load', async (_, from, expected) => {
  window.history.replaceState(null, '', from);
  answerStyleSheet('error');
  expect((await load(json({ ...page, styles: '/_css/failed.css' }))).result).toEqual(expected);
});

test.each<[string, PageOrRedirectPayload, string]>([
  ['a page', page, '/list?page=2'],
  ['a redirect', { kind: 'redirect', location: '/login', customerId: null }, `${ORIGIN}/login`],
])('the page loader that gets %s for a customer no longer signed in loads it as a document', async (_, payload, to) => {
  const { result } = await load(json(payload), undefined, { ...page, customerId: '7' });
  expect(result).toEqual({ to, asDocument: true });
});

test('the page loader of a navigation that another one replaced throws the abort reason and loads no document', async () => {
  const overtaken = new AbortController();
  overtaken.abort(new Error('overtaken'));
  const { result } = await load(() => Promise.reject(new Error('overtaken')), overtaken.signal);
  expect(result).toEqual(new Error('overtaken'));
});
