import { createFormDescription, type GeneratedFormDescription } from './form-description.ts';
import { getFormSchemaPath, listFormNames, readFormSchema, toFormValuesSchema } from './form-schemas.ts';
import { checkFormTexts } from './form-texts.ts';
import { GENERATED_BANNER, type GeneratedFile } from './generated-file.ts';
import { readMessageCatalogues } from './read-message-catalogues.ts';
import { type JsonSchema, kebabToCamelCase, kebabToPascalCase } from './read-schemas.ts';
import { compileSchemaTypes } from './types.ts';

const OUT = 'schemas/generated/forms';

/** Generates the type and description of each form, and two registries: one static, one with lazy imports. */
export async function generateFormTypesAndDescriptions(root: string): Promise<GeneratedFile[]> {
  const names = listFormNames(root);
  const described = names.map((name) => {
    const schema = readFormSchema(root, name);
    return { name, schema, description: createFormDescription(name, schema, getFormSchemaPath(name)) };
  });
  checkFormTexts(
    described.map(({ description }) => description),
    readMessageCatalogues(root),
  );
  const forms = await Promise.all(described.map(formModules));
  return [...forms.flat(), descriptionsModule(names), loadersModule(names)];
}

interface DescribedForm {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly description: GeneratedFormDescription;
}

async function formModules({ name, schema, description }: DescribedForm): Promise<GeneratedFile[]> {
  const type = `${kebabToPascalCase(name)}Values`;
  const types = await compileSchemaTypes({ ...toFormValuesSchema(schema, true), title: type }, type);
  return [
    {
      path: `${OUT}/${name}.description.gen.ts`,
      content: `${GENERATED_BANNER}import type { FormDescription } from '#schemas/forms/form.ts';\n\nexport const ${kebabToCamelCase(name)}Description: FormDescription = ${JSON.stringify(description, null, 2)};\n`,
    },
    {
      path: `${OUT}/${name}.gen.ts`,
      content: [
        `${GENERATED_BANNER}import { validate } from '#gen/forms/${name}.mjs';`,
        `import { createForm } from '#schemas/forms/form.ts';`,
        `import { ${kebabToCamelCase(name)}Description } from './${name}.description.gen.ts';`,
        '',
        types,
        '',
        `export const ${kebabToCamelCase(name)}Form = createForm<${type}>(${kebabToCamelCase(name)}Description, validate);`,
        '',
      ].join('\n'),
    },
  ];
}

function descriptionsModule(names: readonly string[]): GeneratedFile {
  const imports = names.map(
    (name) => `import { ${kebabToCamelCase(name)}Description } from './${name}.description.gen.ts';`,
  );
  const lines = names.map((name) => `  '${name}': ${kebabToCamelCase(name)}Description,`);
  return {
    path: `${OUT}/descriptions.gen.ts`,
    content: `${GENERATED_BANNER}${imports.join('\n')}\n\nexport const formDescriptions = {\n${lines.join('\n')}\n};\n\nexport type FormName = keyof typeof formDescriptions;\n`,
  };
}

function loadersModule(names: readonly string[]): GeneratedFile {
  const lines = names.map(
    (name) =>
      `  '${name}': () => import('./${name}.gen.ts').then(({ ${kebabToCamelCase(name)}Form }) => ${kebabToCamelCase(name)}Form),`,
  );
  const types = names.map((name) => `  '${name}': import('./${name}.gen.ts').${kebabToPascalCase(name)}Values;`);
  return {
    path: `${OUT}/loaders.gen.ts`,
    content: `${GENERATED_BANNER}import type { Form } from '#schemas/forms/form.ts';\n\n/** What each form gives, by its name. */\nexport interface FormValuesByName {\n${types.join('\n')}\n}\n\nexport const formLoaders: { readonly [Name in keyof FormValuesByName]: () => Promise<Form<FormValuesByName[Name]>> } = {\n${lines.join('\n')}\n};\n`,
  };
}
