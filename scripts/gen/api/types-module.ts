import { GENERATED_BANNER } from '../generated-file.ts';
import { isSchemaObject, type JsonSchema } from './contract.ts';

/**
 * Generates a module with an exported type for each named schema. Throws for keywords that the contract does not use.
 * (json-schema-to-typescript would duplicate the type of every reference with its own description.)
 */
export function generateTypesModule(schemas: Readonly<Record<string, JsonSchema>>): string {
  const types = Object.keys(schemas)
    .sort()
    .map((name) => declaration(name, schemas[name] ?? {}));
  return `${GENERATED_BANNER}\n${types.join('\n')}`;
}

function declaration(name: string, schema: JsonSchema): string {
  const isInterface = isSchemaObject(schema.properties);
  return `${comment(schema, '')}${isInterface ? `export interface ${name} ` : `export type ${name} = `}${typeOf(schema, '')}${isInterface ? '' : ';'}\n`;
}

function typeOf(schema: JsonSchema, indent: string): string {
  if (typeof schema.$ref === 'string') return schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
  if ('const' in schema) return literal(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.map(literal).join(' | ');
  if (Array.isArray(schema.anyOf)) return schema.anyOf.map((option) => typeOf(option, indent)).join(' | ');
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeOf({ ...schema, type }, indent)).join(' | ');
  switch (schema.type) {
    case 'string':
    case 'boolean':
    case 'null':
      return schema.type;
    case 'integer':
    case 'number':
      return 'number';
    case 'array':
      return arrayOf(isSchemaObject(schema.items) ? typeOf(schema.items, indent) : 'unknown');
    case 'object':
      return objectOf(schema, indent);
    case undefined:
      return 'unknown';
    default:
      throw new Error(`no type for ${JSON.stringify(schema)}`);
  }
}

function arrayOf(item: string): string {
  return /[|{]/.test(item) ? `readonly (${item})[]` : `readonly ${item}[]`;
}

function objectOf(schema: JsonSchema, indent: string): string {
  if (isSchemaObject(schema.additionalProperties))
    return `Readonly<Record<string, ${typeOf(schema.additionalProperties, indent)}>>`;
  const required = Array.isArray(schema.required) ? schema.required : [];
  const inner = `${indent}  `;
  const lines = Object.entries(isSchemaObject(schema.properties) ? schema.properties : {}).map(([name, property]) => {
    if (!isSchemaObject(property)) throw new Error(`${name} is no schema`);
    return `${comment(property, inner)}${inner}readonly ${propertyName(name)}${required.includes(name) ? '' : '?'}: ${typeOf(property, inner)};\n`;
  });
  return `{\n${lines.join('')}${indent}}`;
}

function propertyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : literal(name);
}

function comment({ description }: JsonSchema, indent: string): string {
  return typeof description === 'string' ? `${indent}/** ${description} */\n` : '';
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : String(value);
}
