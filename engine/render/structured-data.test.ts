import { expect, test } from 'vitest';
import { createStructuredData, type StructuredDataInput } from './structured-data.ts';

const FACTS: StructuredDataInput = {
  url: 'https://shop.example/blog/a',
  title: 'A',
  description: null,
  image: 'https://shop.example/a.jpg',
  locale: 'en-AU',
  trail: [
    { name: 'Shop', url: 'https://shop.example/' },
    { name: 'A', url: 'https://shop.example/blog/a' },
  ],
  organisation: {
    name: 'Shop',
    legalName: 'Shop Pty Ltd',
    url: 'https://shop.example/',
    logo: null,
    email: null,
    phone: null,
    address: null,
  },
  article: { published: 0, updated: null, author: 'Mo', section: 'News' },
  questions: [{ question: 'Why?', answer: '<p>So.</p>' }],
  videos: [{ name: 'Draw', frame: 'https://videos.example/1' }],
};

const typesOf = (kinds: Parameters<typeof createStructuredData>[0], facts: Partial<StructuredDataInput> = {}) => {
  const graph = createStructuredData(kinds, { ...FACTS, ...facts })?.['@graph'];
  return Array.isArray(graph) ? graph.map((thing) => thing['@type']) : null;
};

test('createStructuredData makes the schema.org type of each kind in the specification', () => {
  expect(typesOf(['breadcrumbs', 'creativework', 'faq', 'organisation', 'webpage', 'video'])).toEqual([
    'BreadcrumbList',
    'BlogPosting',
    'FAQPage',
    'Organization',
    'WebPage',
    'VideoObject',
  ]);
});

test('createStructuredData leaves out a kind without data, and calls a page without article data a CreativeWork', () => {
  const nothing = { questions: [], videos: [], trail: FACTS.trail.slice(0, 1) };
  expect(typesOf(['faq', 'video', 'breadcrumbs'], nothing)).toBe(null);
  expect(typesOf(['creativework'], { article: null })).toEqual(['CreativeWork']);
});

test('createStructuredData includes questions, breadcrumbs and dates', () => {
  expect(createStructuredData(['faq', 'breadcrumbs', 'creativework'], FACTS)).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [
      { mainEntity: [{ name: 'Why?', acceptedAnswer: { text: '<p>So.</p>' } }] },
      {
        itemListElement: [
          { position: 1, name: 'Shop' },
          { position: 2, item: 'https://shop.example/blog/a' },
        ],
      },
      {
        headline: 'A',
        datePublished: '1970-01-01T00:00:00.000Z',
        author: { '@type': 'Person', name: 'Mo' },
        publisher: { '@type': 'Organization', legalName: 'Shop Pty Ltd' },
      },
    ],
  });
});
