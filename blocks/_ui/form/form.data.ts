import { compileMessage } from '#domain/messages/compile-message.ts';
import type { Placeholders } from '#domain/messages/placeholder.ts';
import type { LocalizedMessage } from '#engine/messages/message-source.ts';
import { readMessages } from '#engine/messages/read-messages.ts';
import type { BlockLoadContext } from '#engine/render/block-load.ts';
import type { FormMessageKey } from '#schemas/forms/form.ts';
import formMessages from '#schemas/forms/form-messages.messages.json' with { type: 'json' };
import { type FormName, formDescriptions } from '#schemas/generated/forms/descriptions.gen.ts';
import { createPageForm, type FormFieldLink, type PageFormDefinition, type SiteOfForm } from './page-form.ts';

type Context = Pick<BlockLoadContext<unknown, unknown>, 'messages'> & {
  readonly site: SiteOfForm & Pick<BlockLoadContext<unknown, unknown>['site'], 'locale'>;
};

interface OwnField {
  readonly name: string;
  readonly label?: string;
  readonly help?: string;
  readonly link?: FormFieldLink;
}

type OwnMessages = Readonly<Partial<Record<FormMessageKey, string>>>;

/** Texts of a page in place of those of its form. */
export interface FormTextOverrides {
  readonly messages?: OwnMessages | undefined;
  readonly fields?: readonly OwnField[] | undefined;
}

/** For the loader of any block that holds a form. */
export function createFormDescriptionForBlock(
  name: FormName,
  { messages: source, site }: Context,
  { messages = {}, fields: own = [] }: FormTextOverrides = {},
): PageFormDefinition {
  const form = createPageForm(formDescriptions[name], source, site);
  const fields = form.fields.map((field) => {
    const { label = field.label, help = field.help } = own.find((texts) => texts.name === field.name) ?? {};
    return { ...field, label, ...(help === undefined ? {} : { help }) };
  });
  return {
    ...form,
    fields,
    messages: compileOwnMessages(messages, site.locale),
    links: Object.fromEntries(own.flatMap(({ name: field, link }) => (link ? [[field, link]] : []))),
  };
}

/** A text with faults is left out, so that the usual one is shown. */
function compileOwnMessages(messages: OwnMessages, locale: string): Record<string, LocalizedMessage> {
  const definitions = readMessages(formMessages);
  const compiled = Object.entries(messages).flatMap(([name, text]): [string, LocalizedMessage][] => {
    const placeholders = makeOptional(definitions[name]?.placeholders ?? {});
    const { compiled: message } = compileMessage({ text, placeholders, locale });
    return message === null ? [] : [[`form-messages.${name}`, { message, locale }]];
  });
  return Object.fromEntries(compiled);
}

function makeOptional(placeholders: Placeholders): Placeholders {
  return Object.fromEntries(
    Object.entries(placeholders).map(([name, placeholder]) => [name, { ...placeholder, optional: true }]),
  );
}
