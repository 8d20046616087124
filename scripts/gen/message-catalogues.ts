import { basename, dirname, relative } from 'node:path';
import { CATALOGUE_LOCALE, type MessageDefinition } from '#engine/messages/message-catalogue.ts';
import { compileDefinition } from '#engine/messages/message-registry.ts';
import { listFormCatalogues } from './form-description.ts';
import { listFormNames, readFormSchema } from './form-schemas.ts';
import type { GeneratedFile } from './generated-file.ts';
import { listModulesOfBrowserCode } from './list-modules.ts';
import {
  isCatalogueOfFormTexts,
  type MessageCatalogueFile,
  readMessageCatalogues,
  readSandboxCatalogues,
  readStudioCatalogues,
} from './read-message-catalogues.ts';
import { findBlockFolders, kebabToCamelCase, kebabToPascalCase } from './read-schemas.ts';

const BANNER = '// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.\n';

/** Code that pages with blocks load beside them. */
const APP = 'app/browser/react/app.tsx';

/** Code of all flows, loaded with the first one. */
const FLOWS = 'app/services/shop-flow-loaders.ts';

/** The small script of every page. */
const PAGE_SCRIPT = 'app/browser/entry.ts';

/** Generates the typed functions of each catalogue, the registries, and the catalogues that each block reads. */
export function generateMessageAccessorsAndRegistries(root: string): GeneratedFile[] {
  const { catalogues, editorCatalogues } = groupByAudience(readMessageCatalogues(root));
  const studio = readStudioCatalogues(root);
  refuseSharedNames(editorCatalogues, studio);
  return [
    ...catalogues
      .filter((catalogue) => !isCatalogueOfFormTexts(catalogue))
      .map((catalogue) => accessorModule(catalogue)),
    ...readSandboxCatalogues(root).map((catalogue) => sandboxAccessorModule(catalogue)),
    ...[...editorCatalogues, ...studio].map((catalogue) => editorAccessorModule(catalogue)),
    registry(EDITOR_REGISTRIES.studio, studio),
    registry(EDITOR_REGISTRIES.shop, editorCatalogues),
    registry(
      { path: 'blocks/message-catalogues.gen.ts', variable: 'messageCatalogues' },
      catalogues.filter(({ path }) => !path.startsWith('app/')),
    ),
    registry(
      { path: 'app/message-catalogues.gen.ts', variable: 'appMessageCatalogues' },
      catalogues.filter(({ path }) => path.startsWith('app/')),
    ),
    cataloguesOfBlocks(root, catalogues),
  ];
}

const EDITOR_REGISTRIES = {
  studio: { path: 'studio/message-catalogues.gen.ts', variable: 'studioMessageCatalogues' },
  shop: { path: 'app/editor-message-catalogues.gen.ts', variable: 'editorMessageCatalogues' },
} as const;

/** Catalogues for customers of the shop, and those of its pages for editors. */
function groupByAudience(all: readonly MessageCatalogueFile[]) {
  const { customers = [], editors = [] } = Object.groupBy(all, ({ audience }) => audience);
  return { catalogues: customers, editorCatalogues: editors };
}

/** One document of a language has the texts of both. */
function refuseSharedNames(shop: readonly MessageCatalogueFile[], studio: readonly MessageCatalogueFile[]): void {
  for (const { name, path } of shop) {
    const other = studio.find((catalogue) => catalogue.name === name);
    if (other) throw new Error(`${path}: ${other.path} has this name too. Rename one of them.`);
  }
}

/** Schemas import nothing, so that the functions of their messages are with the code that shows forms. */
function accessorPath({ path }: Pick<MessageCatalogueFile, 'path'>): string {
  return path.replace(/^schemas\/forms\//, 'blocks/_ui/form/').replace(/\.json$/, '.gen.ts');
}

function accessorModule(catalogue: MessageCatalogueFile): GeneratedFile {
  const { name, messages } = catalogue;
  const type = messagesType(catalogue);
  const all = Object.values(messages);
  const hasElements = all.some(hasTags);
  const hasValues = all.some(({ placeholders }) => placeholders !== undefined);
  const imports = [
    ...(hasElements ? ["import type { ReactNode } from 'react';"] : []),
    ...importsOfValues(catalogue),
    ...(hasElements ? ["import { formatTextOrElements } from '#engine/messages/format-elements.tsx';"] : []),
    ...(hasValues && !hasElements ? ["import { formatText } from '#engine/messages/format-text.ts';"] : []),
    "import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';",
  ];
  const formatter = hasElements ? 'formatTextOrElements' : 'formatText';
  const format = hasValues ? `, format: ${formatter}` : '';
  return {
    path: accessorPath(catalogue),
    content: `${BANNER}${imports.join('\n')}

${messagesInterface(catalogue)}
export const ${kebabToCamelCase(name)}Messages: MessageCatalogueReference<${type}> = { catalogue: '${name}'${format} };
`,
  };
}

/** The sandbox formats at once, in the locale of the current call or mail. */
function sandboxAccessorModule(catalogue: MessageCatalogueFile): GeneratedFile {
  const { name, path } = catalogue;
  refuseTags(catalogue, 'the sandbox');
  const variable = kebabToCamelCase(name);
  const imports = [
    ...importsOfValues(catalogue),
    `import { createSandboxMessages } from '${relativeModule(path, 'sandbox/messages/sandbox-messages.ts')}';`,
    `import catalogue from './${basename(path)}' with { type: 'json' };`,
  ];
  return {
    path: accessorPath(catalogue),
    content: `${BANNER}${imports.join('\n')}

${messagesInterface(catalogue)}
export const ${variable}Messages = createSandboxMessages<${messagesType(catalogue)}>('${name}', catalogue);
`,
  };
}

/** Pages for editors format at once, in the language of the page or of the current request. They get no parser. */
function editorAccessorModule(catalogue: MessageCatalogueFile): GeneratedFile {
  const { name, path, messages } = catalogue;
  const hasElements = Object.values(messages).some(hasTags);
  if (path.startsWith('studio/')) refuseTags(catalogue, 'the studio');
  const imports = [
    ...(hasElements ? ["import type { ReactNode } from 'react';"] : []),
    ...importsOfValues(catalogue),
    "import { createEditorMessages } from '#engine/messages/editor-messages.ts';",
    ...(hasElements ? ["import { formatTextOrElements } from '#engine/messages/format-elements.tsx';"] : []),
  ];
  const texts = Object.entries(messages).map(
    ([id, message]) => `  ${id}: ${JSON.stringify(compileDefinition(message, message.text, CATALOGUE_LOCALE))},\n`,
  );
  return {
    path: accessorPath(catalogue),
    content: `${BANNER}${imports.join('\n')}

${messagesInterface(catalogue)}
export const ${kebabToCamelCase(name)}Messages = createEditorMessages<${messagesType(catalogue)}>('${name}', {\n${texts.join('')}}${hasElements ? ', formatTextOrElements' : ''});
`,
  };
}

function refuseTags({ path, messages }: Pick<MessageCatalogueFile, 'path' | 'messages'>, reader: string): void {
  const [tagged] = Object.entries(messages).find(([, message]) => hasTags(message)) ?? [];
  if (tagged) throw new Error(`${path}: '${tagged}' has a tag. Messages of ${reader} are text: make it two messages.`);
}

function relativeModule(from: string, to: string): string {
  const path = relative(dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}

function messagesType({ name }: Pick<MessageCatalogueFile, 'name'>): string {
  return `${kebabToPascalCase(name)}Messages`;
}

function messagesInterface(catalogue: Pick<MessageCatalogueFile, 'name' | 'messages'>): string {
  const lines = Object.entries(catalogue.messages).map(
    ([id, message]) => `${docComment(message)}  ${/^\w+$/.test(id) ? id : `'${id}'`}${signature(message)};\n`,
  );
  return `export interface ${messagesType(catalogue)} {\n${lines.join('')}}\n`;
}

function importsOfValues({ messages }: Pick<MessageCatalogueFile, 'messages'>): string[] {
  const placeholders = Object.values(messages).flatMap((message) => Object.values(message.placeholders ?? {}));
  if (!placeholders.some(({ type }) => type === 'money')) return [];
  return ["import type { MoneyValue } from '#domain/messages/format-message.ts';"];
}

function docComment({ text }: Pick<MessageDefinition, 'text'>): string {
  return `  /** ${text.replaceAll('*/', '* /').replaceAll('\n', ' ')} */\n`;
}

function signature(message: MessageDefinition): string {
  const { placeholders } = message;
  const result = hasTags(message) ? 'ReactNode' : 'string';
  if (!placeholders) return `(): ${result}`;
  const values = Object.entries(placeholders).map(
    ([name, placeholder]) => `readonly ${name}: ${valueType(placeholder)}`,
  );
  return `(values: { ${values.join('; ')} }): ${result}`;
}

type DeclaredPlaceholder = NonNullable<MessageDefinition['placeholders']>[string];

function valueType(placeholder: DeclaredPlaceholder): string {
  switch (placeholder.type) {
    case 'text':
      return 'string';
    case 'money':
      return 'number | MoneyValue';
    case 'list':
      return 'readonly string[]';
    case 'choice':
      return placeholder.choices.map((choice) => `'${choice}'`).join(' | ');
    case 'tag':
      return '(content: ReactNode) => ReactNode';
    default:
      return 'number';
  }
}

function hasTags({ placeholders = {} }: Pick<MessageDefinition, 'placeholders'>): boolean {
  return Object.values(placeholders).some(({ type }) => type === 'tag');
}

interface RegistryFile {
  readonly path: string;
  readonly variable: string;
}

function registry({ path: out, variable }: RegistryFile, catalogues: readonly MessageCatalogueFile[]): GeneratedFile {
  const imports = catalogues.map(
    ({ name, path }) => `import ${kebabToCamelCase(name)} from '${importPath(out, path)}' with { type: 'json' };\n`,
  );
  const lines = catalogues.map(({ name }) => `  '${name}': readMessages(${kebabToCamelCase(name)}),\n`);
  const read = catalogues.length > 0 ? "import { readMessages } from '#engine/messages/read-messages.ts';\n" : '';
  return {
    path: out,
    content: `${BANNER}import type { MessageCatalogue } from '#engine/messages/message-catalogue.ts';\n${read}${imports.join('')}
/** Catalogues by name. */
export const ${variable}: Readonly<Record<string, MessageCatalogue>> = {\n${lines.join('')}};\n`,
  };
}

function importPath(from: string, path: string): string {
  const folder = dirname(from);
  return path.startsWith(`${folder}/`) ? `./${relative(folder, path)}` : `#${path}`;
}

function cataloguesOfBlocks(root: string, catalogues: readonly MessageCatalogueFile[]): GeneratedFile {
  const namesOf = new Map([
    ...catalogues.map((catalogue) => [accessorPath(catalogue), [catalogue.name]] as const),
    ...listCataloguesOfForms(root),
  ]);
  const namesIn = (modules: readonly string[], leftOut: readonly string[] = []) =>
    listModulesOfBrowserCode(root, modules, leftOut).flatMap((path) => namesOf.get(path) ?? []);
  const shared = namesIn([APP], [FLOWS]);
  const lines = findBlockFolders(root).flatMap(({ name, folder }) => {
    const names = sortNames([...namesIn([`blocks/${folder}/${name}.tsx`]), ...shared]);
    return names.length > 0 ? [`  '${name}': ${arrayLiteral(names)},\n`] : [];
  });
  return {
    path: 'blocks/messages-of-blocks.gen.ts',
    content: `${BANNER}import type { CataloguesByBlockType } from '#engine/messages/message-files.ts';

/** Catalogues that the modules of a block read in the browser. */
export const cataloguesOfBlocks: CataloguesByBlockType = {\n${lines.join('')}};

/** Catalogues that flows and the script of every page read. */
export const cataloguesOfFlows: readonly string[] = ${arrayLiteral(sortNames(namesIn([FLOWS, PAGE_SCRIPT], [APP])))};
`,
  };
}

/** Code with the description of a form shows its texts. */
function listCataloguesOfForms(root: string): (readonly [path: string, catalogues: readonly string[]])[] {
  return listFormNames(root).map((name) => [
    `schemas/generated/forms/${name}.description.gen.ts`,
    listFormCatalogues(name, readFormSchema(root, name)),
  ]);
}

function sortNames(names: readonly string[]): string[] {
  return [...new Set(names)].sort();
}

function arrayLiteral(names: readonly string[]): string {
  return `[${names.map((name) => `'${name}'`).join(', ')}]`;
}
