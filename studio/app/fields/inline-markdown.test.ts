import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderMarkdown } from '#engine/page/markdown.tsx';
import { formatInlineRuns, type InlineRun, PLAIN_RUN } from './inline-markdown.ts';

const render = (runs: readonly InlineRun[]) => renderMarkdown(formatInlineRuns(runs), () => '/');

const words = fc
  .array(
    fc.constantFrom(
      ...'ab1 *_`~[]()<>!#-+=.:;&|\\/@"\'$^{}'.split(''),
      ' - ',
      '**',
      '```',
      '](x)',
      '<b>',
      '&amp;',
      'https://a.b',
      '1. ',
    ),
    {
      minLength: 1,
      maxLength: 12,
    },
  )
  .map((parts) => parts.join(''));

/** Words of HTML as a browser shows them. */
function readWords(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .trim();
}

test('any words are shown by the shop as they were pasted, as one paragraph without formatting', () => {
  fc.assert(
    fc.property(words, (text) => {
      const html = render([{ ...PLAIN_RUN, text }]);
      expect(readWords(html)).toBe(text.replaceAll(/\s+/g, ' ').trim());
      // The shop links addresses by itself.
      expect(html.replaceAll(/<\/?(?:p|a)(?: [^>]*)?>/g, '')).not.toMatch(/<\w/);
    }),
  );
});

test('bold and italic words of letters are shown so, whatever is beside them', () => {
  const run = fc.record({
    text: fc.constantFrom('a', 'b c', ' ', ' d', 'e '),
    isBold: fc.boolean(),
    isItalic: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(run, { minLength: 1, maxLength: 5 }), (runs) => {
      const html = render(runs.map((one) => ({ ...PLAIN_RUN, ...one })));
      const shown = runs.map(({ text }) => text).join('');
      expect(readWords(html)).toBe(shown.replaceAll(/\s+/g, ' ').trim());
    }),
  );
});
