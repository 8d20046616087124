const route = (path: string | null, more = {}) => ({
  path,
  access: 'open',
  layout: 'default',
  gate: null,
  sitemap: null,
  screen: 'built',
  ...more,
});

const typeface = {
  family: 'Sora',
  file: '@fontsource-variable/sora/files/sora-latin-wght-normal.woff2',
  fallback: 'sans-serif',
};

/** Main content of a page. */
export const TEST_PAGE_CONTENT_BLOCKS = [{ id: 'words', type: 'rich-text', props: { body: 'Words.' } }];

/** A root and one brand that pass every check, by `site/kind/name`. */
export const SMALL_TEST_SHOP_DOCUMENTS = {
  'base/site': { version: 1, abstract: true, locales: ['en-AU'], currency: 'AUD', timeZone: 'Australia/Sydney' },
  'base/capabilities/default': { version: 1, capabilities: { blog: false, results: true, vault: false } },
  'base/routes': {
    version: 1,
    routes: {
      home: route('/'),
      login: route('/login', { query: ['next'] }),
      things: route('/things/:thing/:part?', { params: { thing: 'cause' } }),
      results: route('/results', { gate: 'results' }),
      blog: route('/blog', { gate: 'blog' }),
      account: route('/account', { access: 'protected' }),
      'not-found': route('*'),
      'content-page': route(null),
    },
  },
  'base/theme': {
    version: 1,
    colours: {
      background: '#ffffff',
      surface: '#f6f6f6',
      surfaceStrong: '#111111',
      text: '#111111',
      textMuted: '#555555',
      textOnStrong: '#ffffff',
      primary: '#0b46c2',
      onPrimary: '#ffffff',
      accent: '#0b46c2',
      onAccent: '#ffffff',
      link: '#0b46c2',
      border: '#767676',
      focus: '#0b46c2',
      header: '#111111',
      onHeader: '#ffffff',
      footer: '#111111',
      onFooter: '#ffffff',
      hero: '#111111',
      onHero: '#ffffff',
      success: '#1d6b3f',
      warning: '#7a4a00',
      danger: '#b3261e',
    },
    typography: {
      heading: typeface,
      body: typeface,
      baseSize: 16,
      scale: 1.2,
      lineHeight: 1.5,
      headingLineHeight: 1.2,
      headingWeight: 700,
    },
    shape: {
      radiusSmall: 2,
      radiusMedium: 4,
      radiusLarge: 8,
      radiusButton: 4,
      borderWidth: 1,
      shadowSmall: 'none',
      shadowLarge: 'none',
    },
    space: { unit: 4, section: 64, measure: 66, contentWidth: 1000 },
    logo: { asset: 'logo.svg', alt: 'Home' },
    favicon: 'logo.svg',
  },
  'base/layout/default': { version: 1, blocks: [{ id: 'page', type: 'outlet' }] },
  'base/navigation/primary': { version: 1, items: [{ id: 'home', label: 'Home', link: { route: 'home' } }] },
  'base/page/home': {
    version: 1,
    route: 'home',
    head: { title: 'Home' },
    blocks: [{ id: 'hero', type: 'hero', props: { heading: { content: 'home.heading' } } }],
  },
  'base/page/login': { version: 1, route: 'login', blocks: TEST_PAGE_CONTENT_BLOCKS },
  'base/page/things': { version: 1, route: 'things', blocks: TEST_PAGE_CONTENT_BLOCKS },
  'base/page/results': { version: 1, route: 'results', blocks: TEST_PAGE_CONTENT_BLOCKS },
  'base/page/account': { version: 1, route: 'account', blocks: TEST_PAGE_CONTENT_BLOCKS },
  'base/page/not-found': { version: 1, route: 'not-found', blocks: TEST_PAGE_CONTENT_BLOCKS },
  'base/page/story': { version: 1, path: '/our-story' },
  'base/content/home.en-au': {
    version: 1,
    locale: 'en-AU',
    entries: { 'home.heading': { type: 'plain', value: 'Welcome' } },
  },
  'corner/site': {
    version: 1,
    extends: 'base',
    name: 'Corner',
    hosts: ['corner.localhost'],
    commerce: { account: 'corner', pricingId: '1' },
  },
} satisfies Readonly<Record<string, unknown>>;

/** The one picture of the small shop, by `site/name`. */
export const SMALL_TEST_SHOP_PICTURES = {
  'base/logo.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10"/></svg>',
};
