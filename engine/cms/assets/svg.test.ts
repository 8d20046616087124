import { describe, expect, test } from 'vitest';
import { inspectSvg } from './svg.ts';

const inspect = (text: string) => inspectSvg(text, 'harbour/assets/logo.svg');
const svg = (content: string, attributes = 'viewBox="0 0 4 3"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;

describe('inspectSvg reads the size of an SVG from its attributes', () => {
  test.each([
    ['width="20" height="10"', 20, 10],
    ['width="20.4px" height="9.6px" viewBox="0 0 1 1"', 20, 10],
    ['width="100%" height="100%" viewBox="0 0 198 48"', 198, 48],
    ["viewBox='-5,-5 120.2,120.2'", 120, 120],
  ])('%s', (attributes, width, height) => {
    expect(inspect(svg('', attributes))).toEqual({ width, height, errors: [] });
  });

  test('and refuses an SVG that has none of them', () => {
    expect(inspect('\n<svg></svg>')).toEqual({
      width: null,
      height: null,
      errors: [
        {
          source: 'harbour/assets/logo.svg',
          pointer: '',
          code: 'missing-property',
          message: 'The svg element says no size.',
          suggestion: 'Add width and height in pixels, or a viewBox.',
          line: 2,
          column: 1,
        },
      ],
    });
  });
});

test('inspectSvg accepts an SVG of shapes, styles, text, embedded pixels and references to its own parts', () => {
  const drawing = `<!-- by hand --><defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient>
    <path id="p" d="M0 0h4"/></defs><style>.a { fill: url(#a); }</style><use href="#p" xlink:href='#p'/>
    <rect class="a" fill="url( '#a' )"/><image href="data:image/png;base64,AAAA"/><text class="my-image(s)">Gold &amp; Salt</text>`;
  expect(inspect(`<?xml version="1.0"?>${svg(drawing)}`).errors).toEqual([]);
});

describe('inspectSvg refuses an SVG with', () => {
  test.each([
    ['<script>alert(1)</script>', "The element 'script' is not allowed in a picture."],
    ['<svg:script>alert(1)</svg:script>', "The element 'svg:script' is not allowed in a picture."],
    ['<!-- <script> -->', "The element 'script' is not allowed in a picture."],
    ['<path onload="alert(1)"/>', "The event handler 'onload' is not allowed in a picture."],
    ['<path d=""ONCLICK = "alert(1)"/>', "The event handler 'ONCLICK' is not allowed in a picture."],
    ['<foreignObject/>', "The element 'foreignObject' is not allowed in a picture."],
    ['<a href="#x"/>', "The element 'a' is not allowed in a picture."],
    ['<animate attributeName="href" to="#x"/>', "The element 'animate' is not allowed in a picture."],
    ['<use href="other.svg#a"/>', "A picture may refer only to its own parts, and not to 'other.svg#a'."],
    [
      '<use xlink:href = "https://evil.example"/>',
      "A picture may refer only to its own parts, and not to 'https://evil.example'.",
    ],
    [
      '<image href="data:image/svg+xml;base64,AA"/>',
      "A picture may refer only to its own parts, and not to 'data:image/svg+xml;base64,AA'.",
    ],
    [
      '<rect fill="url(https://evil.example/a)"/>',
      "A picture may refer only to its own parts, and not to 'https://evil.example/a'.",
    ],
    [
      '<use href="javascript:alert(1)"/>',
      "A picture may refer only to its own parts, and not to 'javascript:alert(1)'.",
    ],
    [
      "<use xlink:href='JavaScript:alert(1)'/>",
      "A picture may refer only to its own parts, and not to 'JavaScript:alert(1)'.",
    ],
    [
      '<use HREF=javascript:alert(1) />',
      "A picture may refer only to its own parts, and not to 'javascript:alert(1)'.",
    ],
    ['<use href=#a />', "A picture may refer only to its own parts, and not to '#a'."],
    ['<use href=" #a"/>', "A picture may refer only to its own parts, and not to ''."],
    [
      '<use x:href="//evil.example/a#b"/>',
      "A picture may refer only to its own parts, and not to '//evil.example/a#b'.",
    ],
    ['<textPath href="a#b"/>', "A picture may refer only to its own parts, and not to 'a#b'."],
    ['<image href="/_img/1"/>', "A picture may refer only to its own parts, and not to '/_img/1'."],
    [
      '<image href="data:text/html;base64,AA"/>',
      "A picture may refer only to its own parts, and not to 'data:text/html;base64,AA'.",
    ],
    ['<image href="data:image/png,AA"/>', "A picture may refer only to its own parts, and not to 'data:image/png,AA'."],
    ['<feImage href="#a"/>', "The element 'feImage' is not allowed in a picture."],
    ['<set attributeName="x" to="1"/>', "The element 'set' is not allowed in a picture."],
    ['<animateMotion path="M0 0"/>', "The element 'animateMotion' is not allowed in a picture."],
    ['<animateTransform/>', "The element 'animateTransform' is not allowed in a picture."],
    ['<iframe/>', "The element 'iframe' is not allowed in a picture."],
    [
      '<g style="mask:URL( //evil.example/a )"/>',
      "A picture may refer only to its own parts, and not to '//evil.example/a '.",
    ],
    [
      '<g style="mask:image-set(\'//evil.example/a\' 1x)"/>',
      "The CSS function 'image-set()' is not allowed in a picture.",
    ],
    ['<style>a { mask: src("//evil.example") }</style>', "The CSS function 'src()' is not allowed in a picture."],
    ['<style>@import "a.css";</style>', "The CSS rule '@import' is not allowed in a picture."],
    ['<style>a { fill: u\\72l(a) }</style>', "The escape '\\' is not allowed in a picture."],
    ['<use href="#a&#x20;"/>', "The escape '&#x20' is not allowed in a picture."],
    ['<![CDATA[x]]>', "'<![CDATA[' is not allowed in a picture."],
    ['<?xml-stylesheet href="#a"?>', "The instruction '<?xml-stylesheet' is not allowed in a picture."],
  ])('%s', (content, message) => {
    expect(inspect(svg(content)).errors.map((error) => [error.code, error.message])).toEqual([
      ['not-allowed', message],
    ]);
  });

  test('a document type, which could define entities', () => {
    expect(inspect(`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`).errors.map(({ message }) => message)).toEqual([
      "'<!DOCTYPE' is not allowed in a picture.",
      "'<!ENTITY' is not allowed in a picture.",
    ]);
  });

  test.each(['<html></html>', 'svg', '', `<g>${svg('')}</g>`])('no svg element as its root: %j', (text) => {
    expect(inspect(text).errors).toMatchObject([{ code: 'wrong-format' }]);
  });

  test('forbidden elements, and gives line and column of each, whatever the attributes and comments before it contain', () => {
    expect(inspect(svg('<title a="x > y"/>\n<path d="a>b"/>\r\n  <b/><!-- 😀\n <i> -->')).errors).toMatchObject([
      { message: "The element 'b' is not allowed in a picture.", line: 3, column: 3 },
      { message: "The element 'i' is not allowed in a picture.", line: 4, column: 2 },
    ]);
  });
});

describe('inspectSvg refuses XML that is not well-formed, such as', () => {
  test.each([
    ['<g><path d="M0 0"></g>', 1, 'unexpected close tag.'],
    ['<path d="a" d="b"/>', 1, 'duplicate attribute: d.'],
    ['\n<path d=M0 />', 2, 'unquoted attribute value.'],
    ['<text>1 < 2</text>', 1, 'disallowed character in tag name'],
  ])('%s', (content, line, message) => {
    expect(inspect(svg(content)).errors).toMatchObject([
      { code: 'wrong-format', message: `This is not well-formed XML: ${message}`, line },
    ]);
  });

  test('an SVG file that was cut off', () => {
    expect(inspect(svg('<path d="M0 0h4"/>').slice(0, -12)).errors).toMatchObject([{ code: 'wrong-format' }]);
  });
});

test('inspectSvg reads the size behind an attribute that contains the sign >', () => {
  expect(inspect(svg('', 'aria-label="a > b" viewBox="0 0 4 3"'))).toEqual({ width: 4, height: 3, errors: [] });
});

test.each([
  ['spaces in an element', `<${'\t'.repeat(200_000)}!`],
  ['spaces in an address', `<path fill="url(${' '.repeat(200_000)}x"/>`],
  ['heads without an end', '<svg '.repeat(60_000)],
  ['elements that there are not', '<b>'.repeat(60_000)],
  ['one long name', `<${'b'.repeat(200_000)}>`],
  ['handlers', ' onload='.repeat(30_000)],
])('inspectSvg refuses a very long SVG of %s in less than 1.5 seconds', (_, content) => {
  const before = process.cpuUsage();
  const { errors } = inspect(svg(`${content}<b>`));
  const { user } = process.cpuUsage(before);
  expect(errors.length).toBeGreaterThan(0);
  expect(user / 1000).toBeLessThan(1500);
});
