import { globSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { compileMessage } from '#domain/messages/compile-message.ts';
import type { Placeholders } from '#domain/messages/placeholder.ts';

interface CatalogueMessage {
  readonly placeholders?: Placeholders;
}

interface TranslationDocument {
  readonly locale: string;
  readonly texts: Readonly<Record<string, { readonly text: string }>>;
}

const sandbox = fileURLToPath(new URL('..', import.meta.url));
const folder = `${sandbox}messages`;

function readMessages(): ReadonlyMap<string, CatalogueMessage> {
  const files = globSync(['**/*.messages.json', '../schemas/forms/form-messages.messages.json'], { cwd: sandbox });
  return new Map(
    files.flatMap((file) => {
      const catalogue = /([^/\\]+)\.messages\.json$/.exec(file)?.[1];
      const messages: Readonly<Record<string, CatalogueMessage>> = JSON.parse(
        readFileSync(`${sandbox}${file}`, 'utf8'),
      );
      return Object.entries(messages).map(([name, message]) => [`${catalogue}.${name}`, message] as const);
    }),
  );
}

const messages = readMessages();
const documents = readdirSync(folder).filter((name) => name.endsWith('.json'));

describe.each(documents)('%s', (name) => {
  const { locale, texts }: TranslationDocument = JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'));

  test('is named after its locale', () => {
    expect(name).toBe(`${locale}.json`);
  });

  test('has texts of messages only, and each can be formatted', () => {
    const faults = Object.entries(texts).flatMap(([id, { text }]) => {
      const message = messages.get(id);
      if (!message) return [`${id}: there is no such message`];
      const compiled = compileMessage({ text, placeholders: message.placeholders ?? {}, locale });
      return compiled.faults.map((fault) => `${id}: ${fault.message}`);
    });
    expect(faults).toEqual([]);
  });
});
