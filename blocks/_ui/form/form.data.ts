import { collectPossibleFormMessages } from '#domain/forms/list-form-messages.ts';
import type { ResolvedLink } from '#engine/render/block.ts';
import type { FormDescription, FormMessageTexts } from '#schemas/forms/form.ts';
import { type FormName, formDescriptions } from '#schemas/generated/forms/descriptions.gen.ts';

/** A link to where more can be read of a field. */
interface FieldLink {
  readonly label: string;
  readonly link: ResolvedLink;
}

/** A form as a page is given it, so that no script holds the fields and words of every form. */
export interface PageFormDefinition {
  readonly description: FormDescription;
  readonly words: FormMessageTexts;
  /** By the name of a field. */
  readonly links: Readonly<Record<string, FieldLink>>;
}

interface OwnField {
  readonly name: string;
  readonly label?: string;
  readonly help?: string;
  readonly link?: FieldLink;
}

/** What a page says in its own words. */
export interface FormTextOverrides {
  readonly messages?: FormMessageTexts | undefined;
  readonly fields?: readonly OwnField[] | undefined;
}

/** For the loader of any block that holds a form. */
export function createFormDescriptionForBlock(
  name: FormName,
  { messages = {}, fields: own = [] }: FormTextOverrides = {},
): PageFormDefinition {
  const description = formDescriptions[name];
  const fields = description.fields.map((field) => {
    const { label = field.label, help = field.help } = own.find((words) => words.name === field.name) ?? {};
    return { ...field, label, ...(help === undefined ? {} : { help }) };
  });
  return {
    description: { ...description, fields },
    words: collectPossibleFormMessages(description, messages),
    links: Object.fromEntries(own.flatMap(({ name: field, link }) => (link ? [[field, link]] : []))),
  };
}
