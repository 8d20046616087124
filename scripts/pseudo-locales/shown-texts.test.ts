import { expect, test } from 'vitest';
import { listShownTexts } from './shown-texts.ts';

const textsOf = (html: string) => listShownTexts(html).map(({ place, text }) => `${place}: ${text}`);
const BODY = 'html > body';

test.each([
  ['<p>A <a href="/">link</a> here</p><p>More</p>', [`${BODY} > p: A \u200blink\u200b here`, `${BODY} > p: More`]],
  [
    '<div class="box"> Before <p id="it">in</p> after </div>',
    ['div.box: Before', 'div.box > p#it: in', 'div.box: after'],
  ],
  [
    '<img alt="A boat" src="/a"><input type="submit" value="Send"><input value="typed">',
    ['img@alt: A boat', 'input@value: Send'],
  ],
  ['<button aria-label="Close">×</button>', ['button@aria-label: Close', 'button: ×']],
  ['<noscript><p>No scripts</p></noscript>', ['noscript > p: No scripts']],
  ['<template><p>Later</p></template>', ['template > p: Later']],
  ['<script>var text = "x"</script><style>p{}</style>', []],
  ['<span translate="no">Visa</span><p data-api-text="">Declined</p>', []],
])('listShownTexts finds in the HTML %j the texts %j', (html, expected) => {
  expect(textsOf(`<body>${html}`)).toEqual(
    expected.map((text) => (text.startsWith('html') ? text : `${BODY} > ${text}`)),
  );
});

test('listShownTexts finds title, descriptions and structured data in the head of a page, but not their addresses', () => {
  const data = { '@type': 'WebPage', url: 'http://shop', name: 'Home', answer: { text: '<p>Yes</p>' } };
  const html = `<head><title>Home</title><meta name="description" content="All"><meta name="viewport" content="x">
    <meta property="og:title" content="Shared"><script type="application/ld+json">${JSON.stringify(data)}</script></head>`;
  expect(listShownTexts(html).map(({ text }) => text)).toEqual(['Home', 'All', 'Shared', 'Home', 'Yes']);
});
