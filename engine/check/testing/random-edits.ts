import { type DocumentOrPictureEdit } from '../../cms/editable-documents.ts';
import { memoryDocument } from '../../cms/testing/memory-documents.ts';
import { SMALL_TEST_SHOP_DOCUMENTS, TEST_PAGE_CONTENT_BLOCKS } from './small-shop.ts';

/** Two brands and a region's brand below one of them. */
export const TEST_ESTATE_SITES = ['base', 'corner', 'kiosk', 'market'];

const hero = (props: object, more: object = {}) => ({ id: 'hero', type: 'hero', props, ...more });
const page = (more: object, ...blocks: readonly object[]) => ({
  version: 1,
  ...more,
  ...(blocks.length > 0 && { blocks: [...blocks, ...TEST_PAGE_CONTENT_BLOCKS] }),
});
const link = (target: object) => hero({ heading: 'x', actions: [{ label: 'x', link: target }] });
const markdown = (body: string) => [{ id: 'words', type: 'rich-text', props: { body } }];
const entry = (locale: string, entries: object) => ({ version: 1, locale, entries });
const post = (slug: string, more: object = {}) => ({
  version: 1,
  slug,
  title: slug,
  summary: 'x',
  published: '2026-01-01T00:00:00Z',
  categories: ['news'],
  body: 'See [things](page:story).',
  ...more,
});
const site = (more: object) => ({ ...SMALL_TEST_SHOP_DOCUMENTS['corner/site'], ...more });
const words = (value: unknown) => ({ type: 'plain', value });

/**
 * Versions of documents by kind and name. Some are faulty, or faulty only beside others: links to pages that may be
 * removed, content that may be missing, gates that may be closed, addresses that may be taken.
 */
export const TEST_DOCUMENT_VERSIONS: Readonly<Record<string, readonly (object | null)[]>> = {
  'page/home': [
    null,
    page({ route: 'home' }, hero({ heading: { content: 'home.heading' } })),
    page({}, link({ page: 'story' })),
    page({}, link({ route: 'results' })),
    page({}, hero({ heading: { content: 'other_heading' }, menu: 'primary' }, { gate: 'results' })),
    page({}, { id: 'hero', disabled: true }),
    page({}, { id: 'none', disabled: true }),
    page({}, hero({ heading: { content: 'this-page.lead' }, image: { asset: 'logo.svg', alt: 'x' } })),
    { ...page({ route: 'home' }, ...markdown('[a](route:things?thing=x)')), inherit: false },
  ],
  'page/story': [
    null,
    page({ path: '/our-story' }),
    page({ path: '/results' }),
    page({ path: '/our-story', gate: 'vault' }),
    page({ disabled: true }),
    page({ path: '/more' }, hero({ heading: 'x', steps: { content: 'steps' } })),
  ],
  'page/extra': [
    null,
    page({ path: '/our-story' }, ...markdown('![x](asset:own.svg) [y](page:home)')),
    page({ path: '/extra', layout: 'wide' }, link({ route: 'blog', params: {} })),
    page({ route: 'results' }, link({ route: 'things' })),
    page({ route: 'nowhere' }, { id: 'box', type: 'section', slots: { main: [link({ page: 'story' })] } }),
  ],
  'layout/wide': [null, { version: 1, blocks: [{ id: 'page', type: 'outlet' }] }, { version: 1, like: 'default' }],
  'layout/default': [
    null,
    { version: 1, blocks: [link({ page: 'extra' }), { id: 'page', type: 'outlet' }] },
    { version: 1, blocks: [hero({ heading: 'x' })] },
  ],
  'navigation/primary': [
    null,
    { version: 1, items: [{ id: 'home', label: 'Home', link: { route: 'home' } }] },
    { version: 1, items: [{ id: 'story', label: { content: 'label' }, link: { page: 'story' }, gate: 'vault' }] },
    { version: 1, items: [{ id: 'home', disabled: true }] },
  ],
  'content/home.en-au': [
    null,
    entry('en-AU', { 'home.heading': words('Welcome') }),
    entry('en-AU', { 'home.heading': words('Hello'), label: words('Label'), 'this.other': words('x') }),
    entry('en-AU', {
      other_heading: words('Other'),
      'other-heading': { type: 'image', value: { asset: 'own.svg', alt: 'x' } },
    }),
    entry('en-AU', { 'home.heading': { type: 'markdown', value: '[s](page:story)' }, 'page.home.lead': words('x') }),
    entry('en', { steps: { type: 'json', value: [{ title: 'a', link: { page: 'extra' } }] } }),
  ],
  'content/more.en-au': [
    null,
    entry('en-AU', { label: words('Label'), steps: words('x'), 'blog.category.news': words('News') }),
  ],
  'capabilities/default': [
    null,
    { version: 1, capabilities: { blog: true, results: true, vault: true } },
    { version: 1, capabilities: { blog: false, results: false, vault: false } },
    { version: 1, capabilities: { results: true } },
  ],
  'capabilities/vip': [null, { version: 1, capabilities: { vault: true } }],
  'routes/routes': [
    null,
    SMALL_TEST_SHOP_DOCUMENTS['base/routes'],
    { version: 1, routes: { results: { path: '/our-story' } } },
    { version: 1, routes: { blog: { gate: null }, things: { path: '/stuff/:thing' } } },
    { version: 1, routes: { account: { access: 'open' }, home: { layout: 'wide' } } },
  ],
  'theme/theme': [
    null,
    SMALL_TEST_SHOP_DOCUMENTS['base/theme'],
    { version: 1, colours: { text: '#fefefe' } },
    { version: 1, favicon: 'own.svg' },
  ],
  'post/one': [null, post('one'), post('two'), post('one', { body: '![x](asset:own.svg)' })],
  'post/two': [null, post('two'), post('three', { disabled: true })],
  'cause/sea': [null, { version: 1, story: '[x](page:extra)' }, { version: 1, image: { asset: 'own.svg', alt: 'x' } }],
  'translation/cy.page.home': [
    null,
    {
      version: 1,
      locale: 'cy',
      of: { kind: 'page', name: 'home' },
      texts: { 'blocks.words.props.body': { text: '[x](page:extra)' } },
    },
  ],
  'site/site': [
    site({ locales: ['en-AU'] }),
    site({ locales: ['en-AU', 'cy'], hosts: ['corner.localhost'] }),
    site({ name: 'Other', hosts: ['other.localhost'], videos: ['video.example'] }),
    site({ defaultSegment: 'vip' }),
    site({ extends: 'corner' }),
    site({ extends: 'nothing' }),
    site({ abstract: true }),
    null,
  ],
};

export const TEST_ESTATE_PICTURES = ['logo.svg', 'own.svg'];

/** The edit that gives a document of a site a version; null removes it. */
export function createTestEdit(siteKey: string, document: string, value: object | null): DocumentOrPictureEdit {
  const { site: ofSite, kind, name, ...made } = memoryDocument(`${siteKey}/${document}`, value ?? {});
  const key = { site: ofSite, kind, name };
  return { key, document: value === null ? null : { ...made, ...key } };
}

export function createTestPictureEdit(siteKey: string, name: string, isThere: boolean): DocumentOrPictureEdit {
  return {
    site: siteKey,
    name,
    asset: isThere ? { name, hash: `${siteKey}-${name}`, format: 'svg', width: 1, height: 1 } : null,
  };
}
