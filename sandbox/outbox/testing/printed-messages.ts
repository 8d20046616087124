import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compileMessage } from '#domain/messages/compile-message.ts';
import type { Placeholders } from '#domain/messages/placeholder.ts';
import type { PseudoLocale } from '#domain/messages/pseudo-locale.ts';
import { createPseudoMessage } from '#domain/messages/pseudo-message.ts';

const SANDBOX = join(import.meta.dirname, '../..');

interface DescribedMessage {
  readonly text: string;
  readonly description: string;
  readonly placeholders?: Placeholders;
}

/** How descriptions of messages begin that are part of a mail or a printed ticket. */
const PART_OF_MAIL = /^(?:Subject|Mail|Weekly newsletter|(?:First|Last) line|Line of (?:a receipt|the mail))\b/;
const PART_OF_PRINTED_TICKET = /^Line of the ticket as PDF/;

const SUBJECT = /\bsubject: (\w+)Messages\.(\w+)\(/g;
/** Assertions of sign-in providers have subjects too. */
const ANY_SUBJECT = /\bsubject: (?!string\b|readTextColumn\b|assertion\.)\w+[.(]/g;

/** Ids of the messages that the subjects of mails have in the sources. */
export function listSubjectIdsInSources(): readonly string[] {
  const sources = globSync('**/*.ts', { cwd: SANDBOX, exclude: ['**/*.test.ts', '**/testing/**'] });
  const ids = sources.flatMap((file) => {
    const source = readFileSync(join(SANDBOX, file), 'utf8');
    const found = [...source.matchAll(SUBJECT)].map(([, catalogue = '', name]) => `${toKebabCase(catalogue)}.${name}`);
    const all = source.match(ANY_SUBJECT) ?? [];
    if (all.length !== found.length) throw new Error(`${file} has a subject that is no message`);
    return found;
  });
  return [...new Set(ids)].toSorted();
}

function toKebabCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Ids of the messages that are part of mails by their descriptions. */
export function listMailMessageIds(): readonly string[] {
  return listIds(PART_OF_MAIL);
}

/** Ids of the messages that are printed on tickets by their descriptions. */
export function listTicketMessageIds(): readonly string[] {
  return listIds(PART_OF_PRINTED_TICKET);
}

function listIds(description: RegExp): readonly string[] {
  return [...readMessages()].flatMap(([id, message]) => (description.test(message.description) ? id : []));
}

/** Those of some messages that are in none of the texts, which are in a pseudo-locale. */
export function listMessagesNotIn(
  texts: readonly string[],
  ids: readonly string[],
  locale: PseudoLocale,
): readonly string[] {
  const messages = readMessages();
  return ids.filter((id) => {
    const message = messages.get(id);
    if (!message) throw new Error(`there is no message ${id}`);
    const pattern = createPattern(message, locale);
    return !texts.some((text) => pattern.test(text));
  });
}

/** Matches a message with any values in its placeholders. */
function createPattern({ text, placeholders = {} }: DescribedMessage, locale: PseudoLocale): RegExp {
  const { compiled } = compileMessage({ text: createPseudoMessage(text, locale) ?? '', placeholders, locale });
  if (compiled === null) throw new Error(`${text} can't be compiled`);
  const parts = typeof compiled === 'string' ? [compiled] : compiled;
  return new RegExp(parts.map((part) => (typeof part === 'string' ? escapePattern(part) : '.*')).join(''), 's');
}

function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

function readMessages(): ReadonlyMap<string, DescribedMessage> {
  return new Map(
    globSync('**/*.messages.json', { cwd: SANDBOX }).flatMap((file) => {
      const messages: Readonly<Record<string, DescribedMessage>> = JSON.parse(
        readFileSync(join(SANDBOX, file), 'utf8'),
      );
      const catalogue = basename(file, '.messages.json');
      return Object.entries(messages).flatMap(([name, message]) =>
        message.description === undefined ? [] : [[`${catalogue}.${name}`, message] as const],
      );
    }),
  );
}
