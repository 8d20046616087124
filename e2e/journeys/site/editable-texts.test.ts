import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { BRANDS, type Brand } from '../../harness/brands.ts';
import { editDocumentsInShopCopy, type ParsedJsonDocument } from '../../harness/edit-documents.ts';
import { sendGetRequestToLocalPort as get } from '../../harness/request.ts';
import { type RunningTestShop, startTestShop } from '../../harness/shop-process.ts';

const PATIENCE = { timeout: 15_000, interval: 50 };

let shop: RunningTestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const ask = (brand: Brand, path: string) => get(shop.port, path, { host: `${brand}.localhost:${shop.port}` });
const html = async (brand: Brand, path: string) => (await ask(brand, path)).body;
const edit = (changes: Parameters<typeof editDocumentsInShopCopy>[1]) => editDocumentsInShopCopy(shop.project, changes);

const listed = async (brand: Brand) =>
  [...(await html(brand, '/sitemap.xml')).matchAll(/<loc>[^<]*?:\d+(\/[^<]*)<\/loc>/g)].map(([, path = '']) => path);

const ABOUT = [
  '',
  '/privacy',
  '/terms-and-conditions',
  '/contact-us',
  '/faq',
  '/cookie-policy',
  '/responsible-gaming',
  '/terms-of-use',
];

test('every brand serves all about pages and lists them in its sitemap, and answers unknown URLs with its 404 page', async () => {
  for (const brand of BRANDS) {
    const known = await listed(brand);
    for (const path of ABOUT.map((part) => `/about${part}`)) {
      const { status: code, body } = await ask(brand, path);
      const heading = /<h1[^>]*>([^<]+)</.exec(body)?.[1] ?? '';
      const frame = [/<header class="site-header/.test(body), /<footer class="site-footer/.test(body)];
      const canonical = body.includes(`rel="canonical" href="http://${brand}.localhost:${shop.port}${path}"`);
      expect([brand, path, code, heading.length > 3, ...frame, canonical, known.includes(path)]).toEqual([
        ...[brand, path, 200],
        ...[true, true, true, true, true],
      ]);
    }
    for (const path of ['/there/is/nothing/here', '/nothing', '/about/nothing', '/help/nothing']) {
      const { status: code, body } = await ask(brand, path);
      expect([brand, path, code, body.includes('taken a wrong turn'), /<footer class="site-footer/.test(body)]).toEqual(
        [...[brand, path, 404], ...[true, true]],
      );
    }
    // A page of the CMS takes precedence, in any letter case.
    expect((await ask(brand, '/HELP/Prizes/')).headers['location']).toBe('/help/prizes');
    expect((await ask(brand, '/help/prizes')).status).toBe(200);
  }
  for (const page of ['privacy', 'terms-and-conditions', 'contact-us']) {
    coversSpec('routes', `about.${page}`, await ask('harbour', `/about/${page}`));
  }
  coversSpec('routes', 'about', await ask('harbour', '/about'));
  coversSpec('routes', 'not-found', await ask('harbour', '/there/is/nothing'));
  coversSpec('routes', 'content-page', await ask('harbour', '/help/prizes'));
});

const LEGAL = ['privacy', 'terms-and-conditions', 'terms-of-use', 'responsible-gaming', 'cookie-policy'];
const KINDS = ['breadcrumbs', 'creativework', 'faq', 'organisation', 'webpage', 'video'];
const VIDEO = 'https://www.youtube-nocookie.com/embed/a1_B';

test('editors can change the texts, pictures and search metadata of every built-in page', async () => {
  const everything = {
    version: 1,
    path: '/everything',
    head: { title: 'Not this' },
    blocks: [
      { id: 'top', type: 'hero', props: { heading: 'Everything' } },
      { id: 'asked', type: 'accordion', props: { items: [{ question: 'Why?', answer: 'So.' }] } },
      { id: 'watch', type: 'rich-text', props: { body: `<iframe src="${VIDEO}" title="A draw"></iframe>` } },
    ],
  };
  writeFileSync(join(shop.project, 'cms-seed/harbour/pages/everything.json'), JSON.stringify(everything));
  // Content that a base page names exists for every brand.
  const wordBase = ({ entries }: ParsedJsonDocument) => {
    entries['page.help.prizes.text'] = { type: 'plain', value: 'Worded: prizes.' };
  };
  const putBack = edit({
    'cms-seed/base/content/about.en-au.json': wordBase,
    'cms-seed/base/content/about.en-gb.json': wordBase,
    'site-configs/harbour/site.json': (document) => {
      document.videos = [new URL(VIDEO).origin];
    },
    'cms-seed/harbour/pages/about.json': ({ blocks }) => {
      blocks[0].props.text = { content: 'page.about.intro' };
    },
    'cms-seed/harbour/content/company.en-au.json': ({ entries }) => {
      entries['company.legal-name'].value = 'Worded: company.';
      entries['company.crew-picture'].value.alt = 'Worded: picture.';
    },
    'cms-seed/harbour/content/footer.en-au.json': ({ entries }) => {
      entries['footer.legal'].value = 'Worded: footer.';
      const value = { title: 'Worded: title', description: 'Worded: description.', schemas: KINDS };
      entries['page.about.intro'] = { type: 'plain', value: 'Worded: about.' };
      entries['page.everything'] = { type: 'seo', value };
      entries['page.blog.set-a-limit-first'] = { type: 'seo', value };
      for (const page of LEGAL) entries[`page.about.${page}.body`] = { type: 'markdown', value: `Worded: *${page}*.` };
    },
    'cms-seed/harbour/posts/set-a-limit-first.json': (document) => {
      document.body = `<iframe src="${VIDEO}" title="A draw"></iframe>\n\n${document.body}`;
    },
    'cms-seed/base/pages/help-prizes.json': ({ head, blocks }) => {
      head.title = 'Worded: help.';
      blocks[0].props.text = { content: 'page.help.prizes.text' };
    },
  });
  await expect.poll(() => html('harbour', '/about'), PATIENCE).toContain('Worded: footer.');
  const about = await html('harbour', '/about');
  expect(about).toContain('Worded: about.');
  expect(about).toContain('Worded: company.');
  for (const page of LEGAL) expect(await html('harbour', `/about/${page}`)).toContain(`Worded: <em>${page}</em>.`);
  expect(await html('harbour', '/help')).toContain('Worded: help.');
  expect(await html('harbour', '/help/prizes')).toContain('<title>Worded: help. | Harbour</title>');
  expect(await html('harbour', '/')).toContain('alt="Worded: picture."');
  expect(await html('harbour', '/help/prizes')).toContain('Worded: prizes.');

  const toldAt = async (path: string) => {
    const head = /<head>.*<\/head>/s.exec(await html('harbour', path))?.[0] ?? '';
    expect(head).toContain('<title>Worded: title | Harbour</title>');
    expect(head).toContain('<meta name="description" content="Worded: description.">');
    const graph = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(head)?.[1] ?? '{}')['@graph'];
    return graph.map((thing: { '@type': string }) => thing['@type']);
  };
  const company = ['Organization', 'WebPage'];
  expect(await toldAt('/everything')).toEqual(['BreadcrumbList', 'CreativeWork', 'FAQPage', ...company, 'VideoObject']);
  const story = ['BreadcrumbList', 'BlogPosting', ...company, 'VideoObject'];
  expect(await toldAt('/blog/set-a-limit-first')).toEqual(story);
  const everythingElse = await ask('harbour', '/everything');
  putBack();
  coversSpec('content-areas', 'rule.keyed-layer', everythingElse);
  coversSpec('entities', 'seo-content', everythingElse);
  coversSpec('constants', 'seo.schema-kinds', everythingElse);
  coversSpec('messages', 'page-head.title-format', everythingElse);
});
