import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listTexts } from './personal-values.ts';

/** Documents, contracts and texts of the project; what customers enter is in none of them. */
const SOURCES = [
  'site-configs/**/*.json',
  'cms-seed/**/*.json',
  'schemas/**/*.json',
  '{blocks,machines,commerce,app,sandbox}/**/*.messages.json',
  'sandbox/seed/brands.json',
];

/** Whether a value is public: a text of a document, or a single word of one. An e-mail address never is: some are examples. */
export function readPublicTexts(root: string): (value: string) => boolean {
  const texts = new Set<string>();
  const words = new Set<string>();
  for (const file of SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root }))) {
    for (const text of listTexts(readFileSync(join(root, file), 'utf8'))) {
      texts.add(text.toLowerCase());
      for (const word of text.match(/[\p{L}\p{N}]+/gu) ?? []) words.add(word);
    }
  }
  return (value) => !value.includes('@') && (texts.has(value.toLowerCase()) || words.has(value));
}
