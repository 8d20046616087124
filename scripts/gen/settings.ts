import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSettingsSchema } from '../settings/settings-schema.ts';
import { renderSettingsTable } from '../settings/settings-table.ts';
import type { GeneratedFile } from './generated-file.ts';

const PATH = 'docs/operator.md';
const SETTINGS_SCHEMA_PATH = 'schemas/generated/settings.schema.json';
const TABLE = /(<!-- settings: generated from scripts\/settings\/all-settings\.ts -->\n\n)[\s\S]*?(\n\n<!-- end -->)/;

/** Generates the operator's documentation with an updated table of settings, and the schema of a settings file. */
export function generateSettingsTable(root: string): GeneratedFile[] {
  const text = readFileSync(join(root, PATH), 'utf8');
  if (!TABLE.test(text)) throw new Error(`${PATH} has no place for the table of settings`);
  return [
    {
      path: PATH,
      content: text.replace(TABLE, (_, before: string, after: string) => before + renderSettingsTable() + after),
    },
    { path: SETTINGS_SCHEMA_PATH, content: `${JSON.stringify(createSettingsSchema(), null, 2)}\n` },
  ];
}
