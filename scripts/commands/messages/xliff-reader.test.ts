import { describe, expect, test } from 'vitest';
import { readXliff } from './xliff-reader.ts';
import { XLIFF_NAMESPACE } from './xliff-writer.ts';

const HEAD = `<xliff xmlns="${XLIFF_NAMESPACE}" version="2.1" srcLang="en" trgLang="cy">`;

function createFile(body: string): string {
  return `${HEAD}
<file id="f">
<unit id="a.b">
${body}
</unit>
</file>
</xliff>`;
}

test('comments and terms of a translator’s tool, other namespaces and groups are passed over', () => {
  const { translations, faults } = readXliff(`<x:xliff xmlns:x="${XLIFF_NAMESPACE}" xmlns:m="urn:matches" trgLang="cy">
<x:file id="f"><x:group id="g"><x:unit id="a.b">
<m:matches><m:match><x:source>No</x:source><x:target>Na</x:target></m:match></m:matches>
<x:segment state="final"><x:source>Yes</x:source>
<x:target>I<x:mrk id="1" type="comment">e</x:mrk><!-- no --><![CDATA[ & <b>]]></x:target></x:segment>
</x:unit></x:group></x:file></x:xliff>`);
  expect(faults).toEqual([]);
  expect(translations).toEqual([
    { id: 'a.b', source: 'Yes', target: 'Ie & <b>', isConfirmed: true, place: { line: 5, column: 11 } },
  ]);
});

test('readXliff reads an empty target as a removed translation, and a missing target as untranslated', () => {
  const read = (body: string) => readXliff(createFile(body)).translations.map(({ target }) => target);
  expect(read('<segment><source>Yes</source></segment>')).toEqual([null]);
  expect(read('<segment><source>Yes</source><target/></segment>')).toEqual(['']);
});

describe('refused with the place and a suggestion', () => {
  test.each([
    [
      'an element in a text',
      createFile('<segment><source>Yes</source>\n<target>I<pc id="1">e</pc></target></segment>'),
      {
        id: 'a.b',
        code: 'not-allowed',
        place: { line: 5 },
        message: 'The text contains the element <pc>. Texts are plain.',
      },
    ],
    [
      'a message in several segments',
      createFile('<segment><source>Yes.</source></segment><ignorable><source> </source></ignorable>'),
      { id: 'a.b', code: 'wrong-format', place: { line: 3 }, message: 'The message was split into several segments.' },
    ],
    [
      'a document type',
      `<!DOCTYPE xliff [\n<!ENTITY x SYSTEM "file:///etc/passwd">]>\n${createFile('')}`,
      {
        code: 'not-allowed',
        place: { line: 2 },
        message: 'The file has a document type, which could change what it contains.',
      },
    ],
    [
      'an unknown entity',
      createFile('<segment><source>&nope;</source></segment>'),
      { code: 'wrong-format', place: { line: 4 }, message: 'This is not well-formed XML: undefined entity.' },
    ],
    [
      'a file that ends too early',
      `${HEAD}\n<file id="f">`,
      { code: 'wrong-format', place: { line: 2 }, message: 'This is not well-formed XML: unclosed tag: file' },
    ],
    [
      'XLIFF of version 1.2',
      '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"/>',
      {
        code: 'wrong-format',
        place: { line: 1 },
        message: 'The file begins with <xliff>, not with <xliff> of version 2.',
      },
    ],
    [
      'a file without the language of its translations',
      `<xliff xmlns="${XLIFF_NAMESPACE}" version="2.1" srcLang="en"/>`,
      {
        code: 'missing-property',
        place: { line: 1 },
        message: 'The file does not name the language of its translations.',
      },
    ],
  ])('%s', (_, text, expected) => {
    const { translations, faults } = readXliff(text);
    expect(translations).toEqual([]);
    expect(faults).toMatchObject([expected]);
    expect(faults[0]?.suggestion).toMatch(/\.$|>/);
  });
});
