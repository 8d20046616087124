import { adaptFormToRegion, type RegionOfForm } from '#domain/forms/regional-form.ts';
import type { MessageSource } from '#engine/messages/message-source.ts';
import type { SiteDataForBlocks } from '#engine/page/site-view.ts';
import type { FormDescription } from '#schemas/forms/form.ts';
import {
  createPageForm,
  type FormFieldOption,
  type LabelledField,
  type PageFormDefinition,
  type SiteOfForm,
} from './page-form.ts';

/** Creates a form with the fields and texts of a country, on the server. */
export function createRegionalPageForm(
  description: FormDescription,
  messages: MessageSource,
  {
    region,
    site,
    state,
  }: {
    readonly region: RegionOfForm | null;
    readonly site: SiteOfForm & Pick<SiteDataForBlocks, 'locale'>;
    readonly state?: unknown;
  },
): PageFormDefinition {
  if (region === null) return createPageForm(description, messages, site);
  const form = createPageForm(adaptFormToRegion(description, region, state), messages, site);
  const { locale } = site;
  const usual = new Set(
    description.fields.flatMap(({ name, options = [] }) => options.map((value) => `${name}.${value}`)),
  );
  const addTexts = (field: LabelledField) => addRegionTexts(field, region, { locale, usual });
  return { ...form, fields: form.fields.map(addTexts) };
}

interface RegionTextOptions {
  readonly locale: string;
  /** Options that have messages, such as 'country.AU'. */
  readonly usual: ReadonlySet<string>;
}

function addRegionTexts(
  field: LabelledField,
  { value: { address = {}, telephone = {} } }: RegionOfForm,
  { locale, usual }: RegionTextOptions,
): LabelledField {
  const label = Object.entries(address.labels ?? {}).find(([name]) => name === field.name)?.[1] ?? field.label;
  switch (field.name) {
    case 'state': {
      const names = new Map(address.states?.map(({ id, name }) => [id, name]));
      const name = ({ value, label: own }: FormFieldOption) =>
        names.get(value) ?? (usual.has(`state.${value}`) ? own : value);
      return { ...field, label, options: field.options?.map((option) => ({ ...option, label: name(option) })) ?? [] };
    }
    case 'country': {
      const names = new Intl.DisplayNames(locale, { type: 'region' });
      const name = ({ value, label: own }: FormFieldOption) =>
        usual.has(`country.${value}`) ? own : (names.of(value) ?? value);
      return { ...field, label, options: field.options?.map((option) => ({ ...option, label: name(option) })) ?? [] };
    }
    case 'phone':
      return { ...field, ...(telephone.help === undefined ? {} : { help: telephone.help }) };
    case 'postcode':
      return { ...field, label, ...(address.postcode?.help === undefined ? {} : { help: address.postcode.help }) };
    default:
      return { ...field, label };
  }
}
