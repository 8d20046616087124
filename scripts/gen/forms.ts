import { formDescription } from './form-description.ts';
import { formNames, formPath, readForm, valuesSchema } from './form-schemas.ts';
import { BANNER, type GeneratedFile } from './generated-file.ts';
import { camelCase, pascalCase } from './read-schemas.ts';
import { typesOf } from './types.ts';

const OUT = 'schemas/generated/forms';

/** The type and the description of each form, and the two registries: at once, and one at a time. */
export async function generateForms(root: string): Promise<GeneratedFile[]> {
  const names = formNames(root);
  const forms = await Promise.all(names.map((name) => formModules(root, name)));
  return [...forms.flat(), descriptionsModule(names), loadersModule(names)];
}

async function formModules(root: string, name: string): Promise<GeneratedFile[]> {
  const schema = readForm(root, name);
  const description = formDescription(name, schema, formPath(name));
  const type = `${pascalCase(name)}Values`;
  const types = await typesOf({ ...valuesSchema(schema, true), title: type }, type);
  return [
    {
      path: `${OUT}/${name}.description.gen.ts`,
      content: `${BANNER}import type { FormDescription } from '#schemas/forms/form.ts';\n\nexport const ${camelCase(name)}Description: FormDescription = ${JSON.stringify(description, null, 2)};\n`,
    },
    {
      path: `${OUT}/${name}.gen.ts`,
      content: [
        `${BANNER}import { validate } from '#gen/forms/${name}.mjs';`,
        `import { createForm } from '#schemas/forms/form.ts';`,
        `import { ${camelCase(name)}Description } from './${name}.description.gen.ts';`,
        '',
        types,
        '',
        `export const ${camelCase(name)}Form = createForm<${type}>(${camelCase(name)}Description, validate);`,
        '',
      ].join('\n'),
    },
  ];
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
