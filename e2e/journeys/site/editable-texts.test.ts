import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { BRANDS, type Brand } from '../../harness/brands.ts';
import { editDocumentsInShopCopy, type ParsedJsonDocument } from '../../harness/edit-documents.ts';
import { sendGetRequestToLocalPort as get } from '../../harness/request.ts';
import { type RunningTestShop, startTestShop } from '../../harness/shop-process.ts';

const POLL_OPTIONS = { timeout: 15_000, interval: 50 };

let shop: RunningTestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const requestPage = (brand: Brand, path: string) => get(shop.port, path, { host: `${brand}.localhost:${shop.port}` });
const readHtml = async (brand: Brand, path: string) => (await requestPage(brand, path)).body;
const editDocuments = (changes: Parameters<typeof editDocumentsInShopCopy>[1]) =>
  editDocumentsInShopCopy(shop.project, changes);

const listSitemapPaths = async (brand: Brand) =>
  [...(await readHtml(brand, '/sitemap.xml')).matchAll(/<loc>[^<]*?:\d+(\/[^<]*)<\/loc>/g)].map(
    ([, path = '']) => path,
  );

const ABOUT_SUBPATHS = [
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
    const sitemapPaths = await listSitemapPaths(brand);
    for (const path of ABOUT_SUBPATHS.map((subpath) => `/about${subpath}`)) {
      const { status, body } = await requestPage(brand, path);
      const heading = /<h1[^>]*>([^<]+)</.exec(body)?.[1] ?? '';
      const hasHeaderAndFooter = [/<header class="site-header/.test(body), /<footer class="site-footer/.test(body)];
      const hasCanonicalLink = body.includes(`rel="canonical" href="http://${brand}.localhost:${shop.port}${path}"`);
      expect([
        brand,
        path,
        status,
        heading.length > 3,
        ...hasHeaderAndFooter,
        hasCanonicalLink,
        sitemapPaths.includes(path),
      ]).toEqual([...[brand, path, 200], ...[true, true, true, true, true]]);
    }
    for (const path of ['/there/is/nothing/here', '/nothing', '/about/nothing', '/help/nothing']) {
      const { status, body } = await requestPage(brand, path);
      expect([
        brand,
        path,
        status,
        body.includes('taken a wrong turn'),
        /<footer class="site-footer/.test(body),
      ]).toEqual([...[brand, path, 404], ...[true, true]]);
    }
    // A page of the CMS takes precedence, in any letter case.
    expect((await requestPage(brand, '/HELP/Prizes/')).headers['location']).toBe('/help/prizes');
    expect((await requestPage(brand, '/help/prizes')).status).toBe(200);
  }
  for (const page of ['privacy', 'terms-and-conditions', 'contact-us']) {
    coversSpec('routes', `about.${page}`, await requestPage('harbour', `/about/${page}`));
  }
  coversSpec('routes', 'about', await requestPage('harbour', '/about'));
  coversSpec('routes', 'not-found', await requestPage('harbour', '/there/is/nothing'));
  coversSpec('routes', 'content-page', await requestPage('harbour', '/help/prizes'));
});

const LEGAL_PAGES = ['privacy', 'terms-and-conditions', 'terms-of-use', 'responsible-gaming', 'cookie-policy'];
const SCHEMA_KINDS = ['breadcrumbs', 'creativework', 'faq', 'organisation', 'webpage', 'video'];
const VIDEO_URL = 'https://www.youtube-nocookie.com/embed/a1_B';

test('editors can change the texts, pictures and search metadata of every built-in page', async () => {
  const everythingPage = {
    version: 1,
    path: '/everything',
    head: { title: 'Not this' },
    blocks: [
      { id: 'top', type: 'hero', props: { heading: 'Everything' } },
      { id: 'asked', type: 'accordion', props: { items: [{ question: 'Why?', answer: 'So.' }] } },
      { id: 'watch', type: 'rich-text', props: { body: `<iframe src="${VIDEO_URL}" title="A draw"></iframe>` } },
    ],
  };
  writeFileSync(join(shop.project, 'cms-seed/harbour/pages/everything.json'), JSON.stringify(everythingPage));
  // Content that a base page refers to must exist for every brand.
  const changePrizesText = ({ entries }: ParsedJsonDocument) => {
    entries['page.help.prizes.text'] = { type: 'plain', value: 'Worded: prizes.' };
  };
  const restoreDocuments = editDocuments({
    'cms-seed/base/content/about.en-au.json': changePrizesText,
    'cms-seed/base/content/about.en-gb.json': changePrizesText,
    'site-configs/harbour/site.json': (document) => {
      document.videos = [new URL(VIDEO_URL).origin];
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
      const seo = { title: 'Worded: title', description: 'Worded: description.', schemas: SCHEMA_KINDS };
      entries['page.about.intro'] = { type: 'plain', value: 'Worded: about.' };
      entries['page.everything'] = { type: 'seo', value: seo };
      entries['page.blog.set-a-limit-first'] = { type: 'seo', value: seo };
      for (const page of LEGAL_PAGES)
        entries[`page.about.${page}.body`] = { type: 'markdown', value: `Worded: *${page}*.` };
    },
    'cms-seed/harbour/posts/set-a-limit-first.json': (document) => {
      document.body = `<iframe src="${VIDEO_URL}" title="A draw"></iframe>\n\n${document.body}`;
    },
    'cms-seed/base/pages/help-prizes.json': ({ head, blocks }) => {
      head.title = 'Worded: help.';
      blocks[0].props.text = { content: 'page.help.prizes.text' };
    },
  });
  await expect.poll(() => readHtml('harbour', '/about'), POLL_OPTIONS).toContain('Worded: footer.');
  const aboutHtml = await readHtml('harbour', '/about');
  expect(aboutHtml).toContain('Worded: about.');
  expect(aboutHtml).toContain('Worded: company.');
  for (const page of LEGAL_PAGES)
    expect(await readHtml('harbour', `/about/${page}`)).toContain(`Worded: <em>${page}</em>.`);
  expect(await readHtml('harbour', '/help')).toContain('Worded: help.');
  expect(await readHtml('harbour', '/help/prizes')).toContain('<title>Worded: help. | Harbour</title>');
  expect(await readHtml('harbour', '/')).toContain('alt="Worded: picture."');
  expect(await readHtml('harbour', '/help/prizes')).toContain('Worded: prizes.');

  const readSchemaTypes = async (path: string) => {
    const head = /<head>.*<\/head>/s.exec(await readHtml('harbour', path))?.[0] ?? '';
    expect(head).toContain('<title>Worded: title | Harbour</title>');
    expect(head).toContain('<meta name="description" content="Worded: description.">');
    const graph = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(head)?.[1] ?? '{}')['@graph'];
    return graph.map((node: { '@type': string }) => node['@type']);
  };
  const companyTypes = ['Organization', 'WebPage'];
  expect(await readSchemaTypes('/everything')).toEqual([
    'BreadcrumbList',
    'CreativeWork',
    'FAQPage',
    ...companyTypes,
    'VideoObject',
  ]);
  const postTypes = ['BreadcrumbList', 'BlogPosting', ...companyTypes, 'VideoObject'];
  expect(await readSchemaTypes('/blog/set-a-limit-first')).toEqual(postTypes);
  const everythingResponse = await requestPage('harbour', '/everything');
  restoreDocuments();
  coversSpec('content-areas', 'rule.keyed-layer', everythingResponse);
  coversSpec('entities', 'seo-content', everythingResponse);
  coversSpec('constants', 'seo.schema-kinds', everythingResponse);
  coversSpec('messages', 'page-head.title-format', everythingResponse);
});
