import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateBlockPropsTypesAndRegistries } from '../../gen/blocks.ts';
import { listFormNames } from '../../gen/form-schemas.ts';
import { generateFormTypesAndDescriptions } from '../../gen/forms.ts';
import { generateMessageAccessorsAndRegistries } from '../../gen/message-catalogues.ts';
import { formatJsonFile, UsageError } from '../command-io.ts';
import { insertJsonTextListItem, insertTextAfterAnchor } from './edit-text.ts';
import type { Scaffolder } from './generator-command.ts';
import { assertKebabCaseName, getNameSpellings } from './names.ts';
import { type ScaffoldPlan, scaffoldUnfinishedTest } from './plan.ts';

const BLOCK = 'blocks/content/form/form.schema.json';
const SUBMITS = 'app/services/flows/form-submits.ts';

/** `vitrine new form`: creates a form with one field, which pages can show; submitting it is left to implement. */
export const formScaffolder: Scaffolder<object> = {
  kind: 'form',
  description: 'start a form: its schema, what sends it, and a test; the block "form" shows it',
  argument: ['<name>', 'kebab-case name, such as prize-claim'],
  options: [],
  plan({ root }, name): ScaffoldPlan {
    assertKebabCaseName(name, 'form', 'prize-claim');
    const submit = `app/services/flows/${name}-form.ts`;
    if (listFormNames(root).includes(name))
      throw new UsageError(`The form '${name}' is there already: schemas/forms/${name}.schema.json.`);
    if (existsSync(join(root, submit))) throw new UsageError(`"${name}" is taken: ${submit} is there already.`);
    const { camel } = getNameSpellings(name);
    const read = (path: string) => readFileSync(join(root, path), 'utf8');
    const imported = insertTextAfterAnchor(
      SUBMITS,
      read(SUBMITS),
      "import type { FlowLoaderDependencies } from './flow-context.ts';\n",
      `import { ${camel}Submits } from './${name}-form.ts';\n`,
    );
    return {
      files: {
        [`schemas/forms/${name}.schema.json`]: schemaFile(),
        [`schemas/forms/form-${name}.messages.json`]: messagesFile(name),
        [submit]: submitFile(name),
        [`app/services/flows/${name}-form.test.ts`]: testFile(name),
        [SUBMITS]: insertTextAfterAnchor(SUBMITS, imported, '  return {\n', `    ...${camel}Submits(),\n`),
        [BLOCK]: withForm(read(BLOCK), listFormNames(root), name),
      },
      generate: async (project) => [
        ...(await generateFormTypesAndDescriptions(project)),
        ...(await generateBlockPropsTypesAndRegistries(project)),
        ...generateMessageAccessorsAndRegistries(project),
      ],
      next: [
        `Describe its fields in schemas/forms/${name}.schema.json, write their labels into schemas/forms/form-${name}.messages.json, and run npm run -s vitrine -- gen --write.`,
        `Make the call that sends it in ${submit}.`,
        `Put {"id": "${name}", "type": "form", "props": {"form": "${name}"}} into the blocks of a page of cms-seed.`,
        `npx vitest run --project unit ${submit.replace('.ts', '.test.ts')} says what is left.`,
      ],
    };
  },
};

/** The block "form" lists all forms in alphabetical order. */
function withForm(text: string, names: readonly string[], name: string): string {
  return insertJsonTextListItem(
    text,
    ['properties', 'form', 'enum'],
    names.filter((other) => other < name).length,
    name,
  );
}

function schemaFile(): string {
  return formatJsonFile({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    description: 'What a customer wants to say.',
    type: 'object',
    additionalProperties: false,
    required: ['comment'],
    properties: {
      comment: {
        description: 'Anything that the customer wants to say.',
        type: 'string',
        minLength: 1,
        maxLength: 500,
        'x-field': { widget: 'long-text' },
      },
    },
  });
}

function messagesFile(name: string): string {
  const { title } = getNameSpellings(name);
  return formatJsonFile({
    $schema: '../catalogue/catalogue.schema.json',
    title: { text: title, description: 'Heading of the form, where the page has none of its own.' },
    'comment.label': {
      text: 'What would you like to tell us?',
      description: 'Label of the field for anything that the customer wants to say.',
    },
  });
}

function submitFile(name: string): string {
  const { camel, words } = getNameSpellings(name);
  return `import type { FormSubmitHandlers } from '../form-flows.ts';

/** Sends what is typed into the form ${words}. Calls of the commerce API are in the \`commerce\` of a \`FlowLoaderDependencies\`. */
export function ${camel}Submits(): FormSubmitHandlers {
  return {
    '${name}': ({ comment }) =>
      Promise.reject(new Error(\`Nothing sends the form ${name} yet, with its \${comment.length} letters.\`)),
  };
}
`;
}

function testFile(name: string): string {
  const { camel } = getNameSpellings(name);
  const sentence = `Send the form ${name} in app/services/flows/${name}-form.ts, and test what is sent.`;
  return `import { expect, test } from 'vitest';
import { ${camel}Description } from '#schemas/generated/forms/${name}.description.gen.ts';

test('the form ${name} lists its fields in order', () => {
  expect(${camel}Description.fields.map((field) => field.name)).toEqual(['comment']);
});
${scaffoldUnfinishedTest(sentence)}`;
}
