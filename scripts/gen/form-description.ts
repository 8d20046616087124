import type { FormFieldOption } from '../../schemas/forms/form.ts';
import { isJsonObject } from './map-schema.ts';
import type { JsonSchema } from './read-schemas.ts';

const HINTS = ['autocomplete', 'inputmode', 'width', 'minimum', 'maximum', 'matches', 'targets', 'messages'];
const LENGTHS = ['minLength', 'maxLength'];

/**
 * Creates the description that pages show a form from, with fields in the order of the schema's properties. It is
 * generated as a typed `FormDescription`, so that the type check finds unknown widgets, rules and messages.
 * @throws when a field has no widget or label, repeats an unknown field, or offers other options than its schema.
 */
export function createFormDescription(name: string, schema: JsonSchema, path: string): object {
  const properties = isJsonObject(schema['properties']) ? schema['properties'] : {};
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const fields = Object.entries(properties).map(([field, property]) => {
    const at = `${path}#/properties/${field}`;
    if (!isJsonObject(property)) throw new Error(`${at} is no schema`);
    return fieldOf(field, property, required.includes(field), at);
  });
  for (const { name: field, matches } of fields) {
    if (matches !== undefined && !Object.hasOwn(properties, String(matches)))
      throw new Error(`${path}: ${field} matches no field ${String(matches)}`);
  }
  const { title, 'x-form': form } = schema;
  const refusals = isJsonObject(form) && isJsonObject(form['refusals']) ? { refusals: form['refusals'] } : {};
  return { name, title: String(title), fields, ...refusals };
}

interface FieldDescription {
  readonly name: string;
  readonly matches?: unknown;
  readonly [hint: string]: unknown;
}

function fieldOf(name: string, property: JsonSchema, required: boolean, at: string): FieldDescription {
  const { title, description, 'x-field': hints, 'x-rule': rules } = property;
  if (!isJsonObject(hints) || typeof hints['widget'] !== 'string') throw new Error(`${at} has no widget in x-field`);
  if (typeof title !== 'string') throw new Error(`${at} has no title`);
  const pick = (from: JsonSchema, keys: readonly string[]) =>
    Object.fromEntries(keys.filter((key) => key in from).map((key) => [key, from[key]]));
  return {
    name,
    widget: hints['widget'],
    label: title,
    ...(hints['help'] === true ? { help: description } : {}),
    required,
    ...pick(hints, HINTS),
    // A minimum length of 1 is the same as required.
    ...pick(
      property,
      LENGTHS.filter((key) => property[key] !== 1),
    ),
    ...(hints['options'] ? { options: optionsOf(hints['options'], property['enum'], at) } : {}),
    ...(rules ? { rules } : {}),
  };
}

function optionsOf(labels: unknown, values: unknown, at: string): FormFieldOption[] {
  const options = Object.entries(isJsonObject(labels) ? labels : {}).map(([value, label]) => ({
    value,
    label: String(label),
  }));
  const offered = options.map(({ value }) => value);
  if (JSON.stringify(offered) !== JSON.stringify(values)) throw new Error(`${at} has other options than its enum`);
  return options;
}
