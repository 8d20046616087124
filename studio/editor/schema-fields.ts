/** A setting of a block with the control that changes it. */
export type SchemaField = FieldBase &
  (
    | { readonly kind: 'text' | 'markdown'; readonly maxLength: number | null }
    | { readonly kind: 'choice'; readonly choices: readonly (string | number)[]; readonly usual: string | null }
    | { readonly kind: 'switch' }
    | { readonly kind: 'number'; readonly min: number | null; readonly max: number | null }
    | { readonly kind: 'choices'; readonly choices: readonly (string | number)[] }
    | { readonly kind: 'texts' }
    | { readonly kind: 'picture' }
    | { readonly kind: 'link' }
    | { readonly kind: 'group'; readonly fields: readonly SchemaField[] }
    | { readonly kind: 'list'; readonly fields: readonly SchemaField[] }
    | { readonly kind: 'other' }
  );

interface FieldBase {
  readonly key: string;
  readonly label: string;
  readonly description: string;
  readonly isRequired: boolean;
}

interface JsonSchema {
  readonly title?: string;
  readonly description?: string;
  readonly type?: string;
  readonly enum?: readonly (string | number)[];
  readonly default?: unknown;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly $ref?: string;
  readonly 'x-text'?: 'plain' | 'markdown';
}

/** Fields of the properties of an object schema, in its order. */
export function listSchemaFields(schema: unknown): readonly SchemaField[] {
  const { properties = {}, required = [] }: JsonSchema = Object(schema);
  return Object.entries(properties).map(([key, property]) => createField(key, property, required.includes(key)));
}

function createField(key: string, property: JsonSchema, isRequired: boolean): SchemaField {
  const { title, description = '', type, items, $ref = '' } = property;
  const base = { key, label: title ?? formatKeyAsLabel(key), description, isRequired };
  const { maxLength = null, minimum: min = null, maximum: max = null, default: usual } = property;
  if (property.enum)
    return { ...base, kind: 'choice', choices: property.enum, usual: usual === undefined ? null : String(usual) };
  if ($ref.endsWith('/image')) return { ...base, kind: 'picture' };
  if ($ref.endsWith('/link')) return { ...base, kind: 'link' };
  switch (type) {
    case 'string':
      return { ...base, kind: property['x-text'] === 'markdown' ? 'markdown' : 'text', maxLength };
    case 'boolean':
      return { ...base, kind: 'switch' };
    case 'integer':
    case 'number':
      return { ...base, kind: 'number', min, max };
    case 'object':
      return property.properties ? { ...base, kind: 'group', fields: listSchemaFields(property) } : other(base);
    case 'array':
      if (items?.enum) return { ...base, kind: 'choices', choices: items.enum };
      if (items?.type === 'string') return { ...base, kind: 'texts' };
      return items?.properties ? { ...base, kind: 'list', fields: listSchemaFields(items) } : other(base);
    default:
      return other(base);
  }
}

function other(base: FieldBase): SchemaField {
  return { ...base, kind: 'other' };
}

/** `actionLabel` is "Action label". */
function formatKeyAsLabel(key: string): string {
  const words = key.replaceAll(
    /([a-z0-9])([A-Z])/g,
    (_, before: string, next: string) => `${before} ${next.toLowerCase()}`,
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
}
