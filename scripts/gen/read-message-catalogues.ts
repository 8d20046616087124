import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compileMessage } from '#domain/messages/compile-message.ts';
import { CATALOGUE_LOCALE, type MessageCatalogue } from '#engine/messages/message-catalogue.ts';
import { listSchemaComplaintsAboutValue } from '#schemas/refusals/explainer.server.ts';
import { readSchema } from './read-schemas.ts';

/** A catalogue beside the code that uses it. */
export interface MessageCatalogueFile {
  /** Path relative to the root of the checkout. */
  readonly path: string;
  /** First part of its ids: the name of the file. */
  readonly name: string;
  /** Who reads its texts. All of the studio are for editors. */
  readonly audience: 'customers' | 'editors';
  readonly messages: MessageCatalogue;
}

const SHOP_PLACES = '{schemas/forms,domain,engine,commerce,machines,blocks,app}/**/*.messages.json';
const SANDBOX_PLACES = 'sandbox/**/*.messages.json';
const STUDIO_PLACES = 'studio/**/*.messages.json';
/** Texts of forms, and their error messages. */
const FORMS = 'schemas/forms/';
const FORM_ERRORS = `${FORMS}form-messages.messages.json`;
const SCHEMA = 'schemas/catalogue/catalogue.schema.json';
const MESSAGE_NAME = /^[a-z][a-zA-Z0-9]{0,59}$/;
/** Such as `state.options.NSW`: fields and values of forms are part of the names. */
const FORM_MESSAGE_NAME = /^[a-z][a-zA-Z0-9._-]{0,79}$/;

/** Whether a catalogue has labels and other texts of forms, which are read by the form's description. */
export function isCatalogueOfFormTexts({ path }: Pick<MessageCatalogueFile, 'path'>): boolean {
  return path.startsWith(FORMS) && path !== FORM_ERRORS;
}

/**
 * Reads all catalogues of the shop.
 * @throws Error that names file, message and position for a catalogue that its schema refuses, two with one name, a
 * name that can't be a function, or a text with faults.
 */
export function readMessageCatalogues(root: string): MessageCatalogueFile[] {
  return readCataloguesIn(root, SHOP_PLACES);
}

/** Reads all catalogues of the sandbox. Throws as `readMessageCatalogues` does. */
export function readSandboxCatalogues(root: string): MessageCatalogueFile[] {
  return readCataloguesIn(root, SANDBOX_PLACES);
}

/** Reads all catalogues of the studio. Throws as `readMessageCatalogues` does. */
export function readStudioCatalogues(root: string): MessageCatalogueFile[] {
  return readCataloguesIn(root, STUDIO_PLACES);
}

function readCataloguesIn(root: string, places: string): MessageCatalogueFile[] {
  const schema = readSchema(root, SCHEMA);
  const files = globSync(places, { cwd: root })
    .sort()
    .map((path) => readCatalogue(root, path, schema));
  for (const [index, { name, path }] of files.entries()) {
    const other = files.findIndex((file) => file.name === name);
    if (other !== index) throw new Error(`${path}: ${files[other]?.path} has this name too. Rename one of them.`);
  }
  return files;
}

function readCatalogue(root: string, path: string, schema: object): MessageCatalogueFile {
  const value: unknown = JSON.parse(readFileSync(join(root, path), 'utf8'));
  const [complaint] = listSchemaComplaintsAboutValue(schema, value);
  if (complaint) throw new Error(`${path}#${complaint.instancePath} ${complaint.message}`);
  const { $schema: _, $audience, ...messages } = Object(value);
  const catalogue: MessageCatalogue = messages;
  const allowed = path.startsWith(FORMS) ? FORM_MESSAGE_NAME : MESSAGE_NAME;
  for (const [name, { text, placeholders = {}, maxLength }] of Object.entries(catalogue)) {
    if (!allowed.test(name) || name in {})
      throw new Error(`${path}: '${name}' can't name a message. Use letters and digits, such as ticketsLeft.`);
    const { faults } = compileMessage({ text, placeholders, maxLength, locale: CATALOGUE_LOCALE });
    const [fault] = faults;
    if (fault)
      throw new Error(`${path}: '${name}', character ${fault.offset + 1}: ${fault.message} ${fault.suggestion ?? ''}`);
  }
  const isForEditors = $audience === 'editors' || path.startsWith('studio/');
  return {
    path,
    name: basename(path, '.messages.json'),
    audience: isForEditors ? 'editors' : 'customers',
    messages: catalogue,
  };
}
