import { USUAL_MINIMUM_AGE } from '#domain/forms/minimum-age.ts';
import { formatMessage } from '#domain/messages/format-message.ts';
import type { LocalizedMessage, MessageSource } from '#engine/messages/message-source.ts';
import type { SiteDataForBlocks } from '#engine/page/site-view.ts';
import type { ResolvedLink } from '#engine/render/block.ts';
import type { FormDescription, FormField } from '#schemas/forms/form.ts';

export interface FormFieldOption {
  readonly value: string;
  readonly label: string;
}

/** A form field with its texts. */
export interface LabelledField extends Omit<FormField, 'options'> {
  readonly label: string;
  readonly help?: string;
  readonly options?: readonly FormFieldOption[];
}

/** A link to where more can be read of a field. */
export interface FormFieldLink {
  readonly label: string;
  readonly link: ResolvedLink;
}

/** A form with its texts, so that a page holds those of its own forms only. */
export interface PageFormDefinition {
  readonly title: string;
  readonly fields: readonly LabelledField[];
  /** Error messages in the words of the page, by id. */
  readonly messages: Readonly<Record<string, LocalizedMessage>>;
  /** By the name of a field. */
  readonly links: Readonly<Record<string, FormFieldLink>>;
}

/** Settings of a site that are part of texts of forms. */
export type SiteOfForm = Pick<SiteDataForBlocks, 'currency' | 'timeZone' | 'minimumAge'>;

/** Adds the texts of a form to its description. */
export function createPageForm(
  { fields, catalogues }: FormDescription,
  source: MessageSource,
  { currency, timeZone, minimumAge: age = USUAL_MINIMUM_AGE }: SiteOfForm,
): PageFormDefinition {
  const find = (name: string): string | undefined => {
    for (const catalogue of catalogues) {
      const found = source.find(`${catalogue}.${name}`);
      if (found) return formatMessage(found.message, { age }, { currency, timeZone, locale: found.locale });
    }
    return undefined;
  };
  // A message that is missing is its id, as elsewhere.
  const text = (name: string) => find(name) ?? `${catalogues[0]}.${name}`;
  return {
    title: text('title'),
    fields: fields.map(({ options, ...field }) => {
      const help = find(`${field.name}.help`);
      return {
        ...field,
        label: text(`${field.name}.label`),
        ...(help === undefined ? {} : { help }),
        ...(options && {
          options: options.map((value) => ({ value, label: text(`${field.name}.options.${value}`) })),
        }),
      };
    }),
    messages: {},
    links: {},
  };
}
