import { expect, test } from 'vitest';
import { withSchemaReference } from './schema-reference.ts';

test('a document that was stored with the former address of its schema is pulled with the present one', () => {
  expect(
    withSchemaReference({ $schema: '../../../schemas/generated/config/page.schema.json', version: 1, blocks: [] }),
  ).toEqual({ $schema: '../../../.vitrine/gen/documents/page.schema.json', version: 1, blocks: [] });
});

test('any other document is pulled as it was stored', () => {
  const theme = { $schema: '../../schemas/config/theme.schema.json', version: 1 };
  expect([withSchemaReference(theme), withSchemaReference({ version: 1 }), withSchemaReference(null)]).toEqual([
    theme,
    { version: 1 },
    null,
  ]);
});
