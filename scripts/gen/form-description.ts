import { isJsonObject } from './map-schema.ts';
import type { JsonSchema } from './read-schemas.ts';

const HINTS = ['autocomplete', 'inputmode', 'width', 'minimum', 'maximum', 'matches', 'targets', 'messages'];
const LENGTHS = ['minLength', 'maxLength'];

/** Structure of a form as pages need it, without its texts. */
export interface GeneratedFormDescription {
  readonly name: string;
  readonly catalogues: readonly string[];
  readonly fields: readonly FieldDescription[];
  readonly refusals?: unknown;
}

interface FieldDescription {
  readonly name: string;
  readonly options?: readonly string[];
  readonly matches?: unknown;
  readonly [hint: string]: unknown;
}

/**
 * Creates the description of a form, with fields in the order of the schema's properties. It is generated as a typed
 * `FormDescription`, so that the type check finds unknown widgets, rules and messages.
 * @throws when a field has no widget or repeats an unknown field.
 */
export function createFormDescription(name: string, schema: JsonSchema, path: string): GeneratedFormDescription {
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
  const form = isJsonObject(schema['x-form']) ? schema['x-form'] : {};
  const refusals = isJsonObject(form['refusals']) ? { refusals: form['refusals'] } : {};
  return { name, catalogues: listFormCatalogues(name, schema), fields, ...refusals };
}

/** Names of the catalogues with the texts of a form: its own, then those that it shares with other forms. */
export function listFormCatalogues(name: string, { 'x-form': form }: JsonSchema): string[] {
  const shared = isJsonObject(form) && Array.isArray(form['messages']) ? form['messages'].map(String) : [];
  return [`form-${name}`, ...shared];
}

function fieldOf(name: string, property: JsonSchema, required: boolean, at: string): FieldDescription {
  const { enum: allowed, 'x-field': hints, 'x-rule': rules } = property;
  if (!isJsonObject(hints) || typeof hints['widget'] !== 'string') throw new Error(`${at} has no widget in x-field`);
  // A document may offer further values, so that the schema has a pattern in place of an enum.
  const options = hints['values'] ?? allowed;
  const pick = (from: JsonSchema, keys: readonly string[]) =>
    Object.fromEntries(keys.filter((key) => key in from).map((key) => [key, from[key]]));
  return {
    name,
    widget: hints['widget'],
    required,
    ...pick(hints, HINTS),
    // A minimum length of 1 is the same as required.
    ...pick(
      property,
      LENGTHS.filter((key) => property[key] !== 1),
    ),
    ...(Array.isArray(options) ? { options: options.map(String) } : {}),
    ...(rules ? { rules } : {}),
  };
}
