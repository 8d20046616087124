import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOCUMENT_KINDS } from '#engine/cms/document.ts';
import { generateConfigTypes } from '../../gen/configs.ts';
import { formatJsonFile, UsageError } from '../command-io.ts';
import { insertJsonTextListItem, insertTextAfterAnchor, insertTextBeforeAnchor } from './edit-text.ts';
import type { Scaffolder } from './generator-command.ts';
import { getNameSpellings } from './names.ts';
import { type ScaffoldPlan, scaffoldUnfinishedTest } from './plan.ts';

interface KindOptions {
  readonly plural?: string;
}

interface Kind {
  readonly name: string;
  readonly plural: string;
}

const WORD = /^[a-z]{2,30}$/;
/** JavaScript keywords, because validators are exported under the name of their kind. */
const RESERVED =
  /^(?:case|catch|class|const|default|delete|do|else|enum|export|extends|false|finally|for|function|if|import|in|new|null|return|super|switch|this|throw|true|try|typeof|var|void|while|with|let|static|yield|await)$/;
const MODEL = 'cms-seed/model/snapshot.json';

/** `vitrine new document-kind`: creates a kind of document for files, the CMS and the check. */
export const documentKindScaffolder: Scaffolder<KindOptions> = {
  kind: 'document-kind',
  description: 'start a kind of document: schema, validator, folder, CMS collection, a first document and a test',
  argument: ['<name>', 'one lower-case word, such as event'],
  options: [['--plural <word>', 'its folder and its CMS collection (the name with an s unless given)']],
  plan({ root }, name, { plural = `${name}s` }): ScaffoldPlan {
    for (const word of [name, plural]) {
      if (!WORD.test(word) || RESERVED.test(word))
        throw new UsageError(`"${word}" is no name for a document kind. Use one lower-case word, such as event.`);
    }
    const isTaken = DOCUMENT_KINDS.some((kind) => kind === name) || existsSync(join(root, schemaPath(name)));
    if (isTaken) throw new UsageError(`The document kind '${name}' is there already: ${schemaPath(name)}.`);
    const kind = { name, plural };
    const model = readModel(root);
    if (existsSync(join(root, `cms-seed/base/${plural}`)) || model.collections.some((one) => one.collection === plural))
      throw new UsageError(`The folder or collection '${plural}' is there already. Choose another with --plural.`);
    const first = `cms-seed/base/${plural}/example.json`;
    return {
      files: {
        [schemaPath(name)]: schemaFile(name),
        ...editedFiles(root, kind),
        [MODEL]: modelWith(readFileSync(join(root, MODEL), 'utf8'), model, kind),
        [first]: formatJsonFile({ $schema: `../../../${schemaPath(name)}`, version: 1, title: 'An example' }),
        [testPath(name)]: testFile(kind),
      },
      generate: generateConfigTypes,
      next: [
        `Describe it in ${schemaPath(name)}, and run npm run -s vitrine -- gen --write; ${first} is the first one.`,
        `Read it with site.document('${name}', name) and site.names('${name}').`,
        'Write down in docs/decisions why no block, content entry or property of a kind would do.',
        `npx vitest run --project unit ${testPath(name)} says what is left.`,
      ],
    };
  },
};

function schemaPath(name: string): string {
  return `schemas/config/${name}.schema.json`;
}

function testPath(name: string): string {
  return `scripts/commands/documents/${name}.kind.test.ts`;
}

function schemaFile(name: string): string {
  const { title } = getNameSpellings(name);
  const common = (field: string, text: string, definition: string) => ({
    title: field,
    description: text,
    $ref: `common.schema.json#/$defs/${definition}`,
    'x-editor': { group: 'advanced' },
  });
  return formatJsonFile({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title,
    description: `One ${name} of a site.`,
    type: 'object',
    additionalProperties: false,
    required: ['version'],
    properties: {
      $schema: common('Schema file', 'Where the rules are that this file is checked by.', 'schemaReference'),
      version: common('Format version', 'Edition of the format, so far always 1.', 'version'),
      title: {
        title: `Title of the ${name}`,
        description: 'What visitors read first.',
        type: 'string',
        minLength: 1,
        maxLength: 120,
      },
    },
  });
}

/** Edits of the files that list all kinds. */
function editedFiles(root: string, { name, plural }: Kind): Readonly<Record<string, string>> {
  const edits: readonly (readonly [path: string, how: typeof insertTextAfterAnchor, anchor: string, text: string])[] = [
    ['engine/cms/document.ts', insertTextBeforeAnchor, '] as const;', `  '${name}',\n`],
    ['engine/validation/config-kinds.ts', insertTextAfterAnchor, 'import {\n', `  ${name},\n`],
    [
      'engine/validation/config-kinds.ts',
      insertTextBeforeAnchor,
      'import themeSchema from',
      `import ${name}Schema from '#schemas/config/${name}.schema.json' with { type: 'json' };\n`,
    ],
    [
      'engine/validation/config-kinds.ts',
      insertTextBeforeAnchor,
      '} satisfies Readonly',
      `  ${name}: { accepts: ${name}, schema: ${name}Schema },\n`,
    ],
    ['engine/cms/files/document-path.ts', insertTextAfterAnchor, '  seed: {', ` ${plural}: '${name}',`],
    [
      'engine/cms/testing/temporary-project.ts',
      insertTextAfterAnchor,
      'Record<DocumentKind, string>> = {\n',
      `  ${name}: 'cms-seed/*/${plural}',\n`,
    ],
    [
      'engine/cms/directus/directus-collections.ts',
      insertTextBeforeAnchor,
      '} as const satisfies',
      `  ${plural}: ['${name}'],\n`,
    ],
    ['engine/cms/directus/directus-collections.ts', insertTextBeforeAnchor, '];\n\nconst MINUTE', `  '${plural}',\n`],
    [
      'scripts/cms/seed-files.ts',
      insertTextAfterAnchor,
      'const places: readonly Place[] = [\n',
      `  { collection: '${plural}', kind: '${name}', folder: 'cms-seed/*/${plural}', file: '*.json' },\n`,
    ],
    ['scripts/commands/stray-files.ts', insertTextAfterAnchor, '  seed: [', `'${plural}', `],
  ];
  const edited: Record<string, string> = {};
  for (const [path, insert, anchor, text] of edits) {
    edited[path] = insert(path, edited[path] ?? readFileSync(join(root, path), 'utf8'), anchor, text);
  }
  return edited;
}

interface ModelPart {
  readonly collection: string;
}

interface Model {
  readonly collections: readonly ModelPart[];
  readonly fields: readonly ModelPart[];
}

function readModel(root: string): Model {
  return JSON.parse(readFileSync(join(root, MODEL), 'utf8'));
}

/** Adds a collection to the content model of the CMS, like that of causes. Both of its lists are sorted. */
function modelWith(text: string, { collections, fields }: Model, { name, plural }: Kind): string {
  const copied = (parts: readonly ModelPart[]): ModelPart[] =>
    JSON.parse(
      JSON.stringify(parts.filter(({ collection }) => collection === 'causes')).replaceAll('"causes"', `"${plural}"`),
    );
  const [collection] = copied(collections).map((part) => ({
    ...part,
    meta: {
      ...Object(Reflect.get(part, 'meta')),
      icon: 'description',
      note: `Documents of the kind ${name}`,
      sort: collections.length + 1,
    },
  }));
  const indexIn = (parts: readonly ModelPart[]) => parts.filter((part) => part.collection < plural).length;
  const withCollection = insertJsonTextListItem(text, ['collections'], indexIn(collections), collection);
  return withKind(copied(fields), name)
    .toReversed()
    .reduce((edited, field) => insertJsonTextListItem(edited, ['fields'], indexIn(fields), field), withCollection);
}

/** Sets the default value of the field `kind`, because a collection has only one kind. */
function withKind(fields: readonly ModelPart[], name: string): ModelPart[] {
  const { title } = getNameSpellings(name);
  return JSON.parse(JSON.stringify(fields).replaceAll('"cause"', `"${name}"`).replaceAll('"Cause"', `"${title}"`));
}

function testFile({ name, plural }: Kind): string {
  const sentence = `Describe the kind ${name} in ${schemaPath(name)}, read it where a page needs it, and test that here.`;
  return `import { expect, test } from 'vitest';
import { createSiteCatalogue } from '#engine/site/site-catalogue.ts';
import { findAllProjectErrors, readAndCheckProjectDocuments } from '../project.ts';

const project = await readAndCheckProjectDocuments(process.cwd());

test('documents in cms-seed/*/${plural} are read and valid', () => {
  const site = createSiteCatalogue(project.documents).resolve('base');
  expect(site?.document('${name}', 'example')?.value.title).toBe('An example');
  expect(findAllProjectErrors(project).filter(({ source }) => source.includes('/${plural}/'))).toEqual([]);
});
${scaffoldUnfinishedTest(sentence)}`;
}
