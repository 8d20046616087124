import type { DocumentKind, RawDocument } from '#engine/cms/document.ts';
import { createFilesSource } from '#engine/cms/files/files-source.ts';

/** Pages of the root that each brand changes. */
export const ESTATE_CHANGED_PAGES = 40;
/** Pages that only one brand has. */
export const ESTATE_OWN_PAGES = 20;

/** The three brands of the project, whose copies the estate is made of. */
const PARENTS = ['harbour', 'lantern', 'sunnyside'] as const;

/** A picture of the estate; its file is made from its words. */
export interface EstatePicture {
  readonly site: string;
  readonly name: string;
  readonly svg: string;
}

export const getEstateBrandKey = (index: number) => `brand-${index}`;
export const getEstatePageName = (index: number) => `estate-${index}`;
export const getEstatePagePath = (index: number) => `/estate/page-${index}`;

/** The documents of the project with the pages of the root that the brands change. */
export async function readEstateParents(project: string): Promise<readonly RawDocument[]> {
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const { documents } = await createFilesSource({ project, log }).load(new AbortController().signal);
  const pages = Array.from({ length: ESTATE_CHANGED_PAGES }, (_, index) => createEstateBasePage(index, 'the root'));
  return [...documents, ...pages];
}

/** A page of the root of three blocks that every brand changes. */
export function createEstateBasePage(index: number, words: string): RawDocument {
  return document('base', 'page', getEstatePageName(index), {
    version: 1,
    path: getEstatePagePath(index),
    head: { title: `Page ${index}`, description: `Page ${index} of ${words}.` },
    blocks: [
      {
        id: 'hero',
        type: 'hero',
        props: { heading: `Page ${index}`, text: `Words of ${words}.`, arrangement: 'stack' },
      },
      { id: 'copy', type: 'rich-text', props: { body: `Words of page ${index}. `.repeat(20) } },
      { id: 'questions', type: 'accordion', props: { heading: 'Questions', items: questions(index, words) } },
      { id: 'more', type: 'rich-text', props: { body: `More of ${words}. See [our story](page:about).` } },
    ],
  });
}

/** Documents of one brand: its site, theme, changed pages and own pages. Names, hosts and pictures are its own. */
export function createEstateBrandDocuments(index: number): readonly RawDocument[] {
  const key = getEstateBrandKey(index);
  const words = `brand ${index}`;
  const parent = PARENTS[index % PARENTS.length] ?? PARENTS[0];
  const changed = Array.from({ length: ESTATE_CHANGED_PAGES }, (_, page) =>
    document(key, 'page', getEstatePageName(page), {
      version: 1,
      blocks: [
        { id: 'hero', props: { heading: `Page ${page} of ${words}` } },
        { id: 'copy', props: { body: `Words of ${words}. `.repeat(20) } },
        { id: 'questions', props: { items: questions(page, words) } },
      ],
    }),
  );
  const own = Array.from({ length: ESTATE_OWN_PAGES }, (_, page) =>
    document(key, 'page', `own-${page}`, {
      version: 1,
      path: `/own/page-${page}`,
      head: { title: `Own page ${page}`, description: `A page of ${words}.` },
      blocks: [
        { id: 'hero', type: 'hero', props: { heading: `Own page ${page}`, text: words, arrangement: 'stack' } },
        { id: 'copy', type: 'rich-text', props: { body: `Only ${words} has this page. `.repeat(20) } },
      ],
    }),
  );
  return [
    document(key, 'site', 'site', { version: 1, extends: parent, name: `Brand ${index}`, hosts: [`${key}.localhost`] }),
    document(key, 'theme', 'theme', {
      version: 1,
      logo: { asset: 'brand-logo.svg', alt: `Brand ${index}` },
      favicon: 'brand-favicon.svg',
    }),
    ...changed,
    ...own,
  ];
}

export function createEstateBrandPictures(index: number): readonly EstatePicture[] {
  return ['brand-logo.svg', 'brand-favicon.svg'].map((name) => ({
    site: getEstateBrandKey(index),
    name,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><text y="30">${index}</text></svg>`,
  }));
}

function questions(page: number, words: string): readonly object[] {
  return Array.from({ length: 5 }, (_, item) => ({
    question: `Question ${item}`,
    answer: `Answer ${item} of *page ${page}* of ${words}.`,
  }));
}

function document(site: string, kind: DocumentKind, name: string, value: object): RawDocument {
  return { site, kind, name, source: `${site}/${kind}/${name}`, text: JSON.stringify(value) };
}
