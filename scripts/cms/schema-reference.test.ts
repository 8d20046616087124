import { expect, test } from 'vitest';
import { withCurrentSchemaReference } from './schema-reference.ts';

test('a document that was stored with the former address of its schema is pulled with the present one', () => {
  expect(
    withCurrentSchemaReference({
      $schema: '../../../schemas/generated/config/page.schema.json',
      version: 1,
      blocks: [],
    }),
  ).toEqual({ $schema: '../../../.vitrine/gen/documents/page.schema.json', version: 1, blocks: [] });
});

test('any other document is pulled as it was stored', () => {
  const theme = { $schema: '../../schemas/config/theme.schema.json', version: 1 };
  expect([
    withCurrentSchemaReference(theme),
    withCurrentSchemaReference({ version: 1 }),
    withCurrentSchemaReference(null),
  ]).toEqual([theme, { version: 1 }, null]);
});
