import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readSecret } from './read-secret.ts';

const NAME = 'VITRINE_CMS_WEBHOOK_SECRET';

function writeSecretFile(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-secret-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'secret');
  writeFileSync(path, text);
  return path;
}

test('a secret comes from its variable, or from the file that its variable with _FILE names', () => {
  expect(readSecret({ [NAME]: 'a secret' }, NAME)).toBe('a secret');
  expect(readSecret({ [`${NAME}_FILE`]: writeSecretFile('from a file\n') }, NAME)).toBe('from a file');
  expect(readSecret({ [NAME]: 'a secret', [`${NAME}_FILE`]: writeSecretFile('another') }, NAME)).toBe('a secret');
});

test('there is no secret without a variable, in an empty one, or in a file that is empty or missing', () => {
  for (const env of [
    {},
    { [NAME]: '' },
    { [`${NAME}_FILE`]: '' },
    { [`${NAME}_FILE`]: writeSecretFile('\n') },
    { [`${NAME}_FILE`]: '/no/such/file' },
  ])
    expect(readSecret(env, NAME)).toBeNull();
});

test('a secret that Directus has parsed into a list or a number is read in its original text', () => {
  expect(readSecret({ SECRET: ['one', ' two'] }, 'SECRET', { SECRET: 'one, two' })).toBe('one, two');
  expect(readSecret({ SECRET: 123 }, 'SECRET', { SECRET: '0123' })).toBe('0123');
  expect(readSecret({ SECRET: ['one', ' two'] }, 'SECRET', {})).toBeNull();
});
