// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://studio.localhost:3004/"}
import './testing/node-name-getter.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { convertPastedHtml } from './convert-pasted-html.ts';
import { sanitizeHtml } from './sanitize-html.ts';

const convert = (html: string) =>
  convertPastedHtml(html, (href) => (href.startsWith('https://') ? href : null)).markdown;

describe('pasted HTML becomes Markdown', () => {
  test.each([
    ['paragraphs', '<p>One</p>\n<p>Two</p>', 'One\n\nTwo'],
    ['marks', '<p>A <b>bold</b>, <em>slanted</em> <s>old</s> <code>x</code></p>', 'A **bold**, *slanted* ~~old~~ `x`'],
    ['marks with spaces in them', '<p>A<b> bold </b>word</p>', 'A **bold** word'],
    ['marks beside each other', '<b>One</b> <b>two <i>three</i></b>', '**One two *three***'],
    ['headings', '<h1>One</h1><h2><b>Two</b></h2><h3>Three</h3>', '## One\n\n## Two\n\n### Three'],
    ['a list', '<ul><li>One</li><li><p>Two</p></li></ul><p>End</p>', '- One\n- Two\n\nEnd'],
    ['a numbered list', '<ol start="3"><li>One</li><li>Two</li></ol>', '3. One\n4. Two'],
    ['a nested list', '<ol><li>One<ul><li>Two</li></ul></li><li>Three</li></ol>', '1. One\n   - Two\n2. Three'],
    ['a list beside its item', '<ul><li>One</li><ul><li>Two</li></ul></ul>', '- One\n  - Two'],
    ['a quote', '<blockquote><p>One</p><p>Two</p></blockquote>', '> One\n>\n> Two'],
    ['line breaks', '<p>One<br>Two<br><br>Three</p>', 'One\\\nTwo\n\nThree'],
    ['a link', '<a href="https://example.org">the <b>site</b></a>', '[the **site**](https://example.org)'],
    ['a link inside the shop', '<a href="/help">help</a>', 'help'],
    [
      'a table',
      '<table><tr><th>A</th><th>B|C</th></tr><tr><td>1</td></tr></table>',
      '| A | B\\|C |\n| --- | --- |\n| 1 |  |',
    ],
    ['a table for layout', '<table><tr><td><p>One</p><p>Two</p></td></tr></table>', 'One\n\nTwo'],
    ['code', '<pre>a\n  b</pre>', '```\na\n  b\n```'],
    [
      'characters of Markdown',
      '<p>2*3 [x](y) _a_ snake_case &lt;b&gt; &amp;amp; `</p>',
      '2\\*3 \\[x\\](y) \\_a\\_ snake_case \\<b> \\&amp; \\`',
    ],
    [
      'starts of lines',
      '<p># One</p><p>1. Two</p><p>- Three</p><p>---</p>',
      '\\# One\n\n1\\. Two\n\n\\- Three\n\n\\---',
    ],
  ])('%s', (_, html, markdown) => {
    expect(convert(html)).toBe(markdown);
  });

  test('from Google Docs, whose wrapper is a bold element that is not bold', () => {
    const html =
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Win</span><span style="font-weight:400"> it</span></p><br><p><span style="font-style:italic">now</span></p></b>';
    expect(convert(html)).toBe('**Win** it\n\n*now*');
  });

  test('from Word, whose lists are paragraphs', () => {
    const item = (label: string, words: string, level = 1) =>
      `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${label}<span>&nbsp;&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>`;
    const html = `<html><head><style>p{color:red}</style></head><body><!--StartFragment-->${item('·', 'One')}${item('o', 'Two', 2)}<p class=MsoNormal>End</p>${item('1.', 'Three')}<!--EndFragment--></body></html>`;
    expect(convert(html)).toBe('- One\n   - Two\n\nEnd\n\n1. Three');
  });

  test('words without formatting are better taken from the plain text', () => {
    const convertAll = (html: string) => convertPastedHtml(html, () => null);
    expect(convertAll('<div><span style="color:red">**not** mine</span></div>').isPlainText).toBe(true);
    expect(convertAll('<p><span style="font-weight:700">mine</span></p>').isPlainText).toBe(false);
    expect(convertAll('<p>One <img src="https://example.org/x.png"></p>')).toEqual({
      markdown: 'One',
      isPlainText: false,
      pictures: 1,
    });
  });
});

describe('hostile HTML', () => {
  afterEach(() => vi.unstubAllGlobals());

  test.each([
    ['a script', '<script>hit()</script>One'],
    ['a handler', '<p>One<img src="x" onerror="hit()"></p>'],
    ['a handler of a drawing', '<p>One</p><svg onload="hit()"><script>hit()</script></svg>'],
    ['a script in a drawing', '<svg><a xlink:href="javascript:hit()"><text>x</text></a></svg>One'],
    ['a style', '<style>@import "https://evil.example"</style><p style="background:url(https://evil.example)">One</p>'],
    ['a frame', '<iframe src="https://evil.example" srcdoc="<script>hit()</script>"></iframe>One'],
    ['a form', '<form action="https://evil.example"><button formaction="javascript:hit()">One</button></form>'],
    ['a script address', '<a href="javascript:hit()">One</a>'],
    ['a disguised script address', '<a href="java&#x09;script:hit()">One</a>'],
    ['a data address', '<a href="data:text/html,<script>hit()</script>">One</a>'],
    [
      'mathematics that hides a handler',
      '<math><mtext><table><mglyph><style><img src=x onerror=hit()></style></table></math>One',
    ],
    ['a template', '<template><img src=x onerror="hit()"></template>One'],
  ])('with %s leaves its words and does nothing', (_, html) => {
    const hit = vi.fn();
    vi.stubGlobal('hit', hit);
    const loaded = vi.spyOn(window, 'fetch');
    expect(convert(html)).toBe('One');
    expect(document.documentElement.innerHTML).not.toContain('One');
    expect([hit.mock.calls, loaded.mock.calls]).toEqual([[], []]);
  });

  test('keeps no attribute but the address, the description and the style as a text', () => {
    const { firstElementChild } = sanitizeHtml(
      '<a href="https://example.org" id="x" class="y" onclick="hit()" style="color:red" data-x="y" aria-label="z" target="_top">One</a>',
    );
    expect(firstElementChild?.outerHTML).toBe('<a href="https://example.org" data-style="color:red">One</a>');
  });

  test('gives the parser no style and no handler, which the policy of the page would report', () => {
    const parse = vi.spyOn(DOMParser.prototype, 'parseFromString');
    const html =
      '<style>p{color:red}</style><p STYLE="a" onclick="hit()">On <svg/onload=hit()><img alt="x"onerror=hit()></p>';
    sanitizeHtml(html);
    const parsed = String(parse.mock.calls[0]?.[0]);
    parse.mockRestore();
    expect(parsed).toContain('<p data-style="a" data-handler="hit()">On <svg/data-handler=hit()>');
    expect(parsed).not.toMatch(/<style|[\s/"]on\w+=/);
  });

  test('does not become HTML in Markdown', () => {
    expect(convert('<p>&lt;img src=x onerror=hit()&gt;</p>')).toBe('\\<img src=x onerror=hit()>');
    expect(convert('<a href="https://example.org">a](javascript:hit()) [b</a>')).toBe(
      '[a\\](javascript:hit()) \\[b](https://example.org)',
    );
  });
});
