import { expect, test } from 'vitest';
import { type DocumentHeadInput, renderHeadHtml } from './head-html.ts';

const HEAD: DocumentHeadInput = {
  title: 'Blog',
  siteName: 'Shop',
  description: 'Words & more',
  canonical: 'https://shop.example/blog',
  locale: 'en-AU',
  noindex: false,
  image: { url: 'https://shop.example/a.jpg', width: 1280, height: 720, alt: 'A boat' },
  published: null,
  structured: null,
};

test('renderHeadHtml describes a page to search engines and link previews', () => {
  expect(renderHeadHtml(HEAD).split(/(?=<)(?!<\/)/)).toEqual([
    '<title>Blog | Shop</title>',
    '<meta name="description" content="Words &amp; more">',
    '<meta name="robots" content="index,follow,max-image-preview:large">',
    '<link rel="canonical" href="https://shop.example/blog">',
    '<meta property="og:type" content="website">',
    '<meta property="og:title" content="Blog">',
    '<meta property="og:description" content="Words &amp; more">',
    '<meta property="og:url" content="https://shop.example/blog">',
    '<meta property="og:site_name" content="Shop">',
    '<meta property="og:locale" content="en_AU">',
    '<meta property="og:image" content="https://shop.example/a.jpg">',
    '<meta property="og:image:width" content="1280">',
    '<meta property="og:image:height" content="720">',
    '<meta property="og:image:alt" content="A boat">',
    '<meta name="twitter:card" content="summary_large_image">',
    '<meta name="twitter:title" content="Blog">',
    '<meta name="twitter:description" content="Words &amp; more">',
    '<meta name="twitter:image" content="https://shop.example/a.jpg">',
    '<meta name="twitter:image:alt" content="A boat">',
  ]);
});

test('renderHeadHtml excludes a noindex page from search engines and leaves out its structured data', () => {
  const html = renderHeadHtml({ ...HEAD, noindex: true, structured: { '@type': 'WebPage' } });
  expect([...html.matchAll(/<meta name="([a-z]+)" content="noindex,nofollow">/g)].map(([, name]) => name)).toEqual([
    'robots',
    'googlebot',
  ]);
  expect(html).not.toContain('ld+json');
});

test('renderHeadHtml states when an article was published and leaves out a missing picture and description', () => {
  const html = renderHeadHtml({
    ...HEAD,
    image: null,
    description: null,
    published: 0,
    structured: { a: '</script>' },
  });
  expect(html).toContain('<meta property="og:type" content="article">');
  expect(html).toContain('<meta property="article:published_time" content="1970-01-01T00:00:00.000Z">');
  expect(html).toContain('<meta name="twitter:card" content="summary">');
  expect(html).not.toMatch(/description|image"/);
  expect(html).toContain('<script type="application/ld+json">{"a":"\\u003c/script>"}</script>');
});
