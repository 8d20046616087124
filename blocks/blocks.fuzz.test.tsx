import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderMarkdown } from '#engine/page/markdown.tsx';
import { COMMON_SCHEMAS } from '#engine/validation/config-kinds.ts';
import { listSchemaFindings } from '#engine/validation/list-findings.ts';
import { listBlockFolders } from './_testing/block-folders.ts';
import { findUnsafeHtml } from './_testing/html-faults.ts';
import { createBlockPropsArbitrary, HOSTILE_TEXTS } from './_testing/props-arbitrary.ts';
import { renderTestBlockToHtml } from './_testing/render-example.tsx';
import { blockSchemas } from './schemas.gen.ts';

/** Keys, dates, currencies, locales, time zones, paths and amounts, which no person writes. */
const CODE = /^(?:[a-z0-9_-]+|[A-Z]{3}|[a-z]{2}-[A-Z]{2}|[A-Z][a-z]+\/\w+|\/\S*|-?[\d.]+|\d{4}-\d\d-\d\dT\S+)?$/;

describe.each(listBlockFolders())('the block $name', ({ name, read }) => {
  const block = blockSchemas[name];
  if (!block) throw new Error(`there is no block ${name}`);
  const { data } = JSON.parse(read(`${name}.example.json`));

  test('renders safe HTML for any props that its schema accepts, with hostile texts in its data', () => {
    fc.assert(
      fc.property(createBlockPropsArbitrary(block.schema), fc.constantFrom(...HOSTILE_TEXTS), (props, words) => {
        expect(listSchemaFindings(block, props, '', COMMON_SCHEMAS)).toEqual([]);
        const html = renderTestBlockToHtml(
          { id: name, type: name, props, data: withWords(data, words) },
          () => undefined,
        );
        expect(findUnsafeHtml(html)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});

/** The data again, with every text that a person wrote replaced; what the engine makes HTML of is made of it. */
function withWords(value: unknown, words: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => withWords(entry, words));
  if (typeof value === 'string') return CODE.test(value) ? value : words;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      key === 'html' ? renderMarkdown(words, () => null) : withWords(entry, words),
    ]),
  );
}
