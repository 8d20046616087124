import type { GeneratedFormDescription } from './form-description.ts';
import { isCatalogueOfFormTexts, type MessageCatalogueFile } from './read-message-catalogues.ts';

/**
 * Checks that the catalogues of forms have a title for each form, a label for each field and a text for each option, and
 * nothing else but the help of a field.
 * @throws Error that names the message and its catalogue.
 */
export function checkFormTexts(
  forms: readonly Pick<GeneratedFormDescription, 'name' | 'catalogues' | 'fields'>[],
  catalogues: readonly MessageCatalogueFile[],
): void {
  const files = new Map(catalogues.filter(isCatalogueOfFormTexts).map((file) => [file.name, file]));
  const read = new Set<string>();
  for (const form of forms) {
    for (const name of form.catalogues) {
      if (!files.has(name))
        throw new Error(`schemas/forms/${name}.messages.json is missing: the form ${form.name} reads it`);
    }
    const find = (message: string) =>
      form.catalogues.find((name) => Object.hasOwn(files.get(name)?.messages ?? {}, message));
    for (const message of listNeededTexts(form)) {
      const catalogue = find(message);
      if (catalogue === undefined) throw new Error(`schemas/forms/form-${form.name}.messages.json has no '${message}'`);
      read.add(`${catalogue}.${message}`);
    }
    for (const { name } of form.fields) read.add(`${find(`${name}.help`)}.${name}.help`);
  }
  for (const { name, path, messages } of files.values()) {
    for (const [message, { placeholders = {} }] of Object.entries(messages)) {
      if (Object.keys(placeholders).some((placeholder) => placeholder !== 'age'))
        throw new Error(`${path}: '${message}' can't have placeholders but age, because forms fill no others in`);
      if (!read.has(`${name}.${message}`))
        throw new Error(`${path}: '${message}' is no text of a form that reads this file`);
    }
  }
}

function listNeededTexts({ fields }: Pick<GeneratedFormDescription, 'fields'>): string[] {
  return [
    'title',
    ...fields.flatMap(({ name, options = [] }) => [
      `${name}.label`,
      ...options.map((value) => `${name}.options.${value}`),
    ]),
  ];
}
