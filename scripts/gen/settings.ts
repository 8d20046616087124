import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderSettingsTable } from '../settings/settings-table.ts';
import type { GeneratedFile } from './generated-file.ts';

const PATH = 'docs/operator.md';
const TABLE = /(<!-- settings: generated from scripts\/settings\/all-settings\.ts -->\n\n)[\s\S]*?(\n\n<!-- end -->)/;

/** Generates the operator's documentation with an updated table of settings. */
export function generateSettingsTable(root: string): GeneratedFile[] {
  const text = readFileSync(join(root, PATH), 'utf8');
  if (!TABLE.test(text)) throw new Error(`${PATH} has no place for the table of settings`);
  return [
    {
      path: PATH,
      content: text.replace(TABLE, (_, before: string, after: string) => before + renderSettingsTable() + after),
    },
  ];
}
