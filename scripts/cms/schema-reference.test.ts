import { expect, test } from 'vitest';
import { withCurrentSchemaReference } from './schema-reference.ts';

test('a stored document with the former address of its schema is pulled with the current address', () => {
  expect(
    withCurrentSchemaReference({
      $schema: '../../../schemas/generated/config/page.schema.json',
      version: 1,
      blocks: [],
    }),
  ).toEqual({ $schema: '../../../.vitrine/gen/documents/page.schema.json', version: 1, blocks: [] });
});

test('a document without a former schema address is pulled unchanged', () => {
  const theme = { $schema: '../../schemas/config/theme.schema.json', version: 1 };
  expect([
    withCurrentSchemaReference(theme),
    withCurrentSchemaReference({ version: 1 }),
    withCurrentSchemaReference(null),
  ]).toEqual([theme, { version: 1 }, null]);
});
