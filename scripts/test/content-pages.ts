/** A content page for tests and measurements, in one of the brands. */
export interface EditorialPageUnderTest {
  readonly site: 'harbour' | 'lantern' | 'sunnyside';
  readonly name: 'home' | 'about' | 'post' | 'cause';
  readonly path: string;
}

/** The home page, the about page, a story and a cause of each brand. */
export const EDITORIAL_PAGES_UNDER_TEST: readonly EditorialPageUnderTest[] = [
  { site: 'harbour', name: 'home', path: '/' },
  { site: 'harbour', name: 'about', path: '/about' },
  { site: 'harbour', name: 'post', path: '/blog/one-in-eight-million' },
  { site: 'harbour', name: 'cause', path: '/causes/reef-keepers' },
  { site: 'lantern', name: 'home', path: '/' },
  { site: 'lantern', name: 'about', path: '/about' },
  { site: 'lantern', name: 'post', path: '/blog/the-knock' },
  { site: 'lantern', name: 'cause', path: '/good-causes/staithe-lifeboats' },
  { site: 'sunnyside', name: 'home', path: '/' },
  { site: 'sunnyside', name: 'about', path: '/about' },
  { site: 'sunnyside', name: 'post', path: '/blog/who-rings-you' },
  { site: 'sunnyside', name: 'cause', path: '/causes/leaf-and-lunch' },
];

/** Id of the page in reports and file names. */
export const getEditorialPageId = ({ site, name }: EditorialPageUnderTest) => `${site}-${name}`;
