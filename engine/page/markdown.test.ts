import { describe, expect, test } from 'vitest';
import { createMessageAccessor } from '../messages/message-accessor.ts';
import { engineMessages } from '../messages/testing/engine-messages.ts';
import { renderMarkdown } from './markdown.tsx';
import { videoLinksMessages } from './video-links.messages.gen.ts';

const href = (reference: string) =>
  ({ 'route:all-offers': '/all-offers', 'page:story': '/our-story' })[reference] ?? null;
const render = (markdown: string) => renderMarkdown(markdown, href);

test.each([
  ['# One\n\n*two* **three**', '<h2>One</h2>\n<p><em>two</em> <strong>three</strong></p>'],
  ['[offers](route:all-offers)', '<p><a href="/all-offers">offers</a></p>'],
  ['[story](page:story)', '<p><a href="/our-story">story</a></p>'],
  [
    '[a](//evil.example) <a href="/\\evil.example">b</a> [c](https:evil.example)',
    '<p><a href="">a</a> <a href="">b</a> <a href="">c</a></p>',
  ],
  [
    '[a](/about) [b](#rules) [c](mailto:a@b.example)',
    '<p><a href="/about">a</a> <a href="#rules">b</a> <a href="mailto:a@b.example">c</a></p>',
  ],
  ['[nowhere](route:nowhere)', '<p><a href="">nowhere</a></p>'],
  [
    '[call](tel:1800) [out](https://example.org)',
    '<p><a href="tel:1800">call</a> <a href="https://example.org">out</a></p>',
  ],
  [
    '| A | B |\n|---|---:|\n| 1 | 2 |',
    '<table><thead><tr><th>A</th><th class="align-right">B</th></tr></thead><tbody><tr><td>1</td><td class="align-right">2</td></tr></tbody></table>',
  ],
  [
    '<table border="1" width="900"><tr><td width="301" valign="top" align="center" style="color:red" class="x">1</td></tr></table>',
    '<table><tbody><tr><td class="align-center">1</td></tr></tbody></table>',
  ],
  [
    '- [ ] one\n- [x] two',
    '<ul class="contains-task-list">\n<li class="task-list-item">☐ one</li>\n<li class="task-list-item">☑ two</li>\n</ul>',
  ],
  ['a<br>b<sup>2</sup>', '<p>a<br/>b<sup>2</sup></p>'],
])(
  'renderMarkdown renders %j as the expected HTML, with empty addresses for unknown or unsafe links',
  (markdown, html) => {
    expect(render(markdown)).toBe(html);
  },
);

describe('a picture in Markdown', () => {
  const picture = (name: string) =>
    name === 'boat.avif' ? { src: '/boat', srcSet: '/boat 320w', width: 320, height: 200 } : null;

  test('of the site is rendered with its available sizes', () => {
    const html = renderMarkdown('![A boat](asset:boat.avif)', href, { picture });
    expect(html).toBe(
      '<p><img src="/boat" srcSet="/boat 320w" sizes="(min-width: 48em) 44rem, 100vw" width="320" height="200" alt="A boat" loading="lazy" decoding="async"/></p>',
    );
  });

  test.each(['asset:other.avif', 'https://example.org/a.png', '/_img/x', 'data:image/svg+xml,x'])(
    'from %s is replaced by its alternative text',
    (src) => {
      expect(renderMarkdown(`![A boat](${src})`, href, { picture })).toBe('<p>A boat</p>');
      expect(renderMarkdown(`<img src="${src}" alt="A boat" srcset="${src} 2x">`, href, { picture })).not.toContain(
        '<img',
      );
    },
  );
});

describe('a video frame in Markdown', () => {
  const videos = {
    origins: ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
    messages: createMessageAccessor(videoLinksMessages, engineMessages, { currency: 'AUD', timeZone: 'UTC' }),
  };

  test.each([
    [
      '<iframe src="https://www.youtube.com/embed/a1_B" title="A draw" allow="autoplay"></iframe>',
      '<p><a href="https://www.youtube.com/watch?v=a1_B" data-video="https://www.youtube-nocookie.com/embed/a1_B" data-video-name="A draw">Play the video: A draw</a></p>',
    ],
    [
      '<iframe src="//player.vimeo.com/video/7?h=1"></iframe>',
      '<p><a href="https://vimeo.com/7" data-video="https://player.vimeo.com/video/7?h=1">Play the video</a></p>',
    ],
  ])('from %s becomes a link to the video', (markdown, html) => {
    expect(renderMarkdown(markdown, href, { videos })).toBe(html);
  });

  test.each([
    '<iframe src="https://evil.example/embed/1"></iframe>',
    '<iframe src="https://www.youtube-nocookie.com.evil.example/embed/1"></iframe>',
    '<iframe src="https://x@player.vimeo.com/video/7"></iframe>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<iframe src="http://player.vimeo.com/video/7"></iframe>',
  ])('from %s is removed', (markdown) => {
    expect(renderMarkdown(markdown, href, { videos })).toBe('');
  });

  test('cannot be named by a link: its attributes for a video are removed', () => {
    const html = renderMarkdown('<a href="/x" data-video="https://evil.example" data-video-name="x">x</a>', href, {
      videos,
    });
    expect(html).toBe('<p><a href="/x">x</a></p>');
  });
});

test('renderMarkdown links a footnote and its text to each other', () => {
  const html = render('Odds[^1]\n\n[^1]: One in many.');
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(['user-content-fnref-1', 'footnote-label', 'user-content-fn-1']);
  expect([...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)).toEqual([
    'user-content-fn-1',
    'user-content-fnref-1',
  ]);
});

const HOSTILE = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example></SCRIPT>',
  '<scr<script>ipt>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="data:text/html,<script>alert(1)</script>">',
  '<img src="javascript:alert(1)">',
  '<svg onload=alert(1)><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<style>body{display:none}</style>',
  '<p style="position:fixed;inset:0">x</p>',
  '<p class="cart">x</p>',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="https://evil.example"></object><embed src="https://evil.example">',
  '<form action="https://evil.example"><button formaction="javascript:alert(1)">x</button></form>',
  '<base href="https://evil.example"><link rel=stylesheet href="https://evil.example"><meta http-equiv=refresh content="0;url=https://evil.example">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java\nscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="vbscript:x">x</a><a href="data:text/html,x">x</a>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '![x](javascript:alert(1))',
  '<javascript:alert(1)>',
  '[x]: javascript:alert(1)\n\n[x]',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<template><script>alert(1)</script></template><noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<div data-kept="layout.header" data-visitor="account">x</div>',
  '<p id="page">{"nodes":[]}</p><p id="app">x</p><a name="main">x</a>',
  '<input type="text" name="password"><textarea>x</textarea><select><option>x</option></select>',
  '<!--[if IE]><script>alert(1)</script><![endif]-->',
  '<x onclick=alert(1) is="y-z">x</x><custom-element>x</custom-element>',
  '<p tabindex="5" accesskey="x" contenteditable autofocus onfocus=alert(1)>x</p>',
];

describe('renderMarkdown removes forbidden HTML', () => {
  test.each(HOSTILE)('in %j', (markdown) => {
    const html = render(markdown);
    const tags = [...html.matchAll(/<\/?([a-z][a-z0-9-]*)/gi)].map(([, tag]) => tag);
    const allowed = new Set(['p', 'a', 'img', 'div', 'details', 'summary', 'table', 'input']);
    expect(tags.filter((tag) => !allowed.has(tag ?? ''))).toEqual([]);
    const attributes = [...html.matchAll(/<[a-z]+((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/gi)].flatMap(([, list = '']) =>
      [...list.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => `${name}=${value}`),
    );
    const harmless = /^(?:href=|src=x|src=|title=.*|alt=x?|loading=lazy|open=|disabled=|type=checkbox)$/;
    expect(attributes.filter((attribute) => !harmless.test(attribute))).toEqual([]);
  });
});
