import { describe, expect, test } from 'vitest';
import { openTestShopWithFetchHelpers } from './testing/visited-shop.ts';

const SITE = {
  version: 1,
  extends: 'base',
  name: 'one',
  hosts: ['one.localhost'],
  locales: ['en-AU', 'cy-GB', 'ar'],
  commerce: { account: 'one', pricingId: 'one' },
};
const WELSH_LIST = {
  version: 1,
  of: { kind: 'page', name: 'list' },
  locale: 'cy-GB',
  texts: { '/head/title': { text: 'Rhestr' } },
};
const content = (locale: string, value: string) => ({
  version: 1,
  locale,
  entries: { note: { type: 'plain', value } },
});
const DOCUMENTS = {
  'one/site': SITE,
  'one/translation/cy-gb.page.list': WELSH_LIST,
  'one/content/notes': content('en-AU', 'Note'),
  'one/content/notes.cy': content('cy', 'Nodyn'),
  'one/messages/cy-gb': { version: 1, locale: 'cy-GB', texts: {} },
};

describe('a publication', () => {
  /** Addresses whose pages are still cached after the documents were published. */
  async function listCachedAddresses(documents: Readonly<Record<string, unknown>>): Promise<readonly string[]> {
    const { get, publish, cached } = openTestShopWithFetchHelpers({ documents: DOCUMENTS });
    const addresses = ['/list', '/cy/list', '/ar/list'];
    for (const address of addresses) await get(address);
    publish({ ...DOCUMENTS, ...documents });
    return addresses.filter((address) => cached(address));
  }

  test.each([
    ['a translation', { 'one/translation/cy-gb.page.list': { ...WELSH_LIST, texts: {} } }],
    ['content entries', { 'one/content/notes.cy': content('cy', 'Nodyn arall') }],
    ['messages', { 'one/messages/cy-gb': { version: 1, locale: 'cy-GB', texts: { a: { text: 'A' } } } }],
    ['new messages of the site that it extends', { 'base/messages/cy': { version: 1, locale: 'cy', texts: {} } }],
  ])('of %s in one language removes only the pages of that language from the page cache', async (_, documents) => {
    expect(await listCachedAddresses(documents)).toEqual(['/list', '/ar/list']);
  });

  test.each([
    ['the page', { 'base/page/list': { version: 1, route: 'list', blocks: [] } }],
    ['content entries in the default language', { 'one/content/notes': content('en-AU', 'Another note') }],
    ['messages in English', { 'base/messages/en': { version: 1, locale: 'en', texts: {} } }],
    ['a layout', { 'base/layout/default': { version: 1, blocks: [{ id: 'main', type: 'outlet' }] } }],
  ])('of %s removes the pages of all languages from the page cache', async (_, documents) => {
    expect(await listCachedAddresses(documents)).toEqual([]);
  });
});

interface StoredAnswer {
  readonly target: string;
  /** Values of the request headers that the answer varies by. */
  readonly variant: string;
  readonly vary: readonly string[];
  readonly shown: string;
}

/** A cache between visitors and the shop that never revalidates stored responses (RFC 9111). */
function openSharedCache(send: (target: string, headers: Readonly<Record<string, string>>) => Promise<Response>) {
  const stored: StoredAnswer[] = [];
  return async (target: string, headers: Readonly<Record<string, string>>): Promise<string> => {
    const variantOf = (vary: readonly string[]) => vary.map((name) => headers[name] ?? '').join('\n');
    const known = stored.find((answer) => answer.target === target && answer.variant === variantOf(answer.vary));
    if (known) return `${known.shown} from the cache`;
    const response = await send(target, headers);
    const shown = response.headers.get('location') ?? response.headers.get('content-language') ?? '';
    const vary = response.headers.get('vary')?.split(', ') ?? [];
    const mayStore = !/private|no-store/.test(response.headers.get('cache-control') ?? '');
    if (mayStore) stored.push({ target, variant: variantOf(vary), vary, shown });
    return shown;
  };
}

test('a shared cache sends each visitor the language that the shop would', async () => {
  const { get } = openTestShopWithFetchHelpers({ documents: DOCUMENTS });
  const fetchThroughCache = openSharedCache(async (target, headers) => (await get(target, { headers })).response);
  const welsh = { 'accept-language': 'cy' };
  const english = { 'accept-language': 'en' };
  const choseWelsh = { ...english, cookie: 'language=cy-GB' };
  const visits = [
    ['/list', english, 'en-AU'],
    ['/list', english, 'en-AU from the cache'],
    ['/list', welsh, '/cy/list'],
    ['/list', choseWelsh, '/cy/list'],
    ['/list', {}, 'en-AU'],
    ['/cy/list', welsh, 'cy-GB'],
    ['/cy/list', english, 'cy-GB from the cache'],
    ['/cy/list', { cookie: 'language=ar' }, '/ar/list'],
    ['/list', english, 'en-AU from the cache'],
  ] as const;
  const shown: string[] = [];
  for (const [target, headers] of visits) shown.push(await fetchThroughCache(target, headers));
  expect(shown).toEqual(visits.map(([, , expected]) => expected));
});
