import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { formDescription } from './form-description.ts';
import { BANNER, type GeneratedFile } from './generated-file.ts';
import { camelCase, pascalCase, readSchema, type Schema } from './read-schemas.ts';
import { standaloneModule } from './standalone.ts';
import { isRecord, typesOf } from './types.ts';

const SOURCE = 'schemas/forms';
const OUT = 'schemas/generated/forms';

/** The type, the validator and the description of each form, and the two registries: at once, and one at a time. */
export async function generateForms(root: string): Promise<GeneratedFile[]> {
  const names = readdirSync(join(root, SOURCE))
    .filter((file) => file.endsWith('.schema.json'))
    .map((file) => file.slice(0, -'.schema.json'.length))
    .sort();
  const forms = await Promise.all(names.map((name) => formModules(root, name)));
  return [...forms.flat(), descriptionsModule(names), loadersModule(names)];
}

async function formModules(root: string, name: string): Promise<GeneratedFile[]> {
  const path = `${SOURCE}/${name}.schema.json`;
  const schema = readSchema(root, path);
  const description = formDescription(name, schema, path);
  const type = `${pascalCase(name)}Values`;
  const types = await typesOf({ ...valuesSchema(schema, true), title: type }, type);
  return [
    {
      path: `${OUT}/${name}.validate.gen.ts`,
      content: standaloneModule({ [name]: valuesSchema(schema, false) }, { validate: name }, { terse: true }),
    },
    {
      path: `${OUT}/${name}.description.gen.ts`,
      content: `${BANNER}import type { FormDescription } from '#schemas/forms/form.ts';\n\nexport const ${camelCase(name)}Description: FormDescription = ${JSON.stringify(description, null, 2)};\n`,
    },
    {
      path: `${OUT}/${name}.gen.ts`,
      content: [
        `${BANNER}import { formOf } from '#schemas/forms/form.ts';`,
        `import { ${camelCase(name)}Description } from './${name}.description.gen.ts';`,
        `import { validate } from './${name}.validate.gen.ts';`,
        '',
        types,
        '',
        `export const ${camelCase(name)}Form = formOf<${type}>(${camelCase(name)}Description, validate);`,
        '',
      ].join('\n'),
    },
  ];
}

/** What of a form's schema says which values are right: the rest would only make the validator longer. */
function valuesSchema(schema: Schema, described: boolean): Schema {
  const properties = isRecord(schema['properties']) ? schema['properties'] : {};
  const bare = (node: Record<string, unknown>) => {
    const { title, description, 'x-field': _, 'x-rule': __, 'x-form': ___, $schema, ...rest } = node;
    return described ? { description, ...rest } : rest;
  };
  return {
    ...bare(schema),
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [name, isRecord(property) ? bare(property) : property]),
    ),
  };
}

function descriptionsModule(names: readonly string[]): GeneratedFile {
  const imports = names.map((name) => `import { ${camelCase(name)}Description } from './${name}.description.gen.ts';`);
  const lines = names.map((name) => `  '${name}': ${camelCase(name)}Description,`);
  return {
    path: `${OUT}/descriptions.gen.ts`,
    content: `${BANNER}${imports.join('\n')}\n\nexport const formDescriptions = {\n${lines.join('\n')}\n};\n\nexport type FormName = keyof typeof formDescriptions;\n`,
  };
}

function loadersModule(names: readonly string[]): GeneratedFile {
  const lines = names.map(
    (name) =>
      `  '${name}': () => import('./${name}.gen.ts').then(({ ${camelCase(name)}Form }) => ${camelCase(name)}Form),`,
  );
  const types = names.map((name) => `  '${name}': import('./${name}.gen.ts').${pascalCase(name)}Values;`);
  return {
    path: `${OUT}/loaders.gen.ts`,
    content: `${BANNER}import type { Form } from '#schemas/forms/form.ts';\n\n/** What each form gives, by its name. */\nexport interface FormValuesByName {\n${types.join('\n')}\n}\n\nexport const formLoaders: { readonly [Name in keyof FormValuesByName]: () => Promise<Form<FormValuesByName[Name]>> } = {\n${lines.join('\n')}\n};\n`,
  };
}
