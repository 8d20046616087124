import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  findSharedStyleSheetsOfBlock,
  readStyleSheetsOfSomeBlocks,
  type StyleSheetOfSomeBlocks,
} from './block-styles.ts';
import { GENERATED_BANNER, type GeneratedFile } from './generated-file.ts';
import { isJsonObject } from './map-schema.ts';
import {
  type BlockFolder,
  findBlockFolders,
  type JsonSchema,
  kebabToCamelCase,
  kebabToPascalCase,
  readBlockSchema,
} from './read-schemas.ts';
import { toResolvedPropsSchema } from './resolved-schema.ts';
import { compileSchemaTypes } from './types.ts';

interface Block extends BlockFolder {
  readonly schema: JsonSchema;
  readonly meta: JsonSchema;
  readonly hasLoader: boolean;
  readonly parts: readonly StyleSheetOfSomeBlocks[];
}

/** Generates the props types of each block, and the three block registries. */
export async function generateBlockPropsTypesAndRegistries(root: string): Promise<GeneratedFile[]> {
  const parts = readStyleSheetsOfSomeBlocks(root);
  const blocks = findBlockFolders(root).map((block) => readBlock(root, block, parts));
  const files: GeneratedFile[] = [];
  for (const block of blocks) {
    files.push({ path: `blocks/${block.folder}/${block.name}.gen.ts`, content: await propsModule(block) });
  }
  return [...files, schemasRegistry(blocks), serverRegistry(blocks, parts), browserRegistry(blocks)];
}

function readBlock(root: string, block: BlockFolder, parts: readonly StyleSheetOfSomeBlocks[]): Block {
  const schema = readBlockSchema(root, block);
  const meta = isJsonObject(schema['x-block']) ? schema['x-block'] : {};
  const hasLoader = existsSync(join(root, `blocks/${block.folder}/${block.name}.data.ts`));
  return { ...block, schema, meta, hasLoader, parts: findSharedStyleSheetsOfBlock(root, block.folder, parts) };
}

async function propsModule({ name, schema }: Block): Promise<string> {
  const { 'x-block': _, $schema, ...props } = schema;
  const code = await compileSchemaTypes(
    { ...toResolvedPropsSchema(props), title: `${kebabToPascalCase(name)}Props` },
    `${kebabToPascalCase(name)}Props`,
  );
  const used = ['ResolvedImage', 'ResolvedLink', 'ResolvedNavigationItem', 'RichText'].filter((type) =>
    new RegExp(`\\b${type}\\b`).test(code),
  );
  const imports = used.length > 0 ? `import type { ${used.join(', ')} } from '#engine/render/block.ts';\n\n` : '';
  return `${GENERATED_BANNER}${imports}${code}\n`;
}

function schemasRegistry(blocks: readonly Block[]): GeneratedFile {
  const lines = blocks.map(({ name, meta, schema }) => {
    const slots = isJsonObject(meta['slots']) ? Object.keys(meta['slots']) : [];
    const { 'x-block': _, $schema, ...props } = schema;
    const entry = {
      type: name,
      title: meta['title'],
      category: meta['category'],
      main: meta['main'] ?? false,
      interactive: meta['interactive'] === true,
      overlay: meta['overlay'] ?? null,
      flows: flowsOf(meta),
      data: meta['data'] ?? null,
      slots,
      routes: meta['routes'] ?? [],
      ...(meta['formerTypes'] ? { formerTypes: meta['formerTypes'] } : {}),
    };
    return `  '${name}': { ...${JSON.stringify(entry)}, accepts: acceptors.${kebabToCamelCase(name)}, schema: ${JSON.stringify(props)} },`;
  });
  return {
    path: 'blocks/schemas.gen.ts',
    content: `${GENERATED_BANNER}import type { BlockSchemas } from '#engine/validation/block-schemas.ts';\nimport * as acceptors from '#gen/documents/blocks.mjs';\n\nexport const blockSchemas: BlockSchemas = {\n${lines.join('\n')}\n};\n`,
  };
}

function flowsOf({ overlay, flows }: Readonly<Record<string, unknown>>): unknown[] {
  return [...(typeof overlay === 'string' ? [overlay] : []), ...(Array.isArray(flows) ? flows : [])];
}

function serverRegistry(blocks: readonly Block[], parts: readonly StyleSheetOfSomeBlocks[]): GeneratedFile {
  const imports = blocks.flatMap(({ name, folder, hasLoader }) => [
    `import { ${kebabToPascalCase(name)} } from './${folder}/${name}.tsx';`,
    `import ${kebabToCamelCase(name)}Css from './${folder}/${name}.css?inline';`,
    ...(hasLoader ? [`import { load${kebabToPascalCase(name)}Data } from './${folder}/${name}.data.ts';`] : []),
  ]);
  const shared = parts.flatMap((part) => [
    `import ${partName(part)}Css from './${part.path}?inline';`,
    `const ${partName(part)} = { name: '${part.path.split('/').at(-1)}', css: ${partName(part)}Css };`,
  ]);
  const lines = blocks.map(({ name, hasLoader, parts: own }) =>
    [
      `  '${name}': { component: ${kebabToPascalCase(name)}, css: ${kebabToCamelCase(name)}Css,`,
      own.length > 0 ? ` parts: [${own.map(partName).join(', ')}],` : '',
      ` load: ${hasLoader ? `load${kebabToPascalCase(name)}Data` : 'null'} },`,
    ].join(''),
  );
  return {
    path: 'blocks/server.gen.ts',
    content: `${GENERATED_BANNER}${imports.join('\n')}\n${shared.filter((line) => line.startsWith('import')).join('\n')}\n\n${shared.filter((line) => line.startsWith('const')).join('\n')}\n\nexport const serverBlocks = {\n${lines.join('\n')}\n};\n`,
  };
}

function partName({ path }: StyleSheetOfSomeBlocks): string {
  return `part${kebabToPascalCase(
    path
      .replace(/^_ui\/|_shared\//, '')
      .replace(/\.css$/, '')
      .replaceAll('/', '-'),
  )}`;
}

function browserRegistry(blocks: readonly Block[]): GeneratedFile {
  const lines = blocks
    .filter(({ meta }) => meta['interactive'] === true)
    .map(({ name, folder }) => {
      const component = kebabToPascalCase(name);
      return `  '${name}': () => import('./${folder}/${name}.tsx').then(({ ${component} }) => ({ component: ${component} })),`;
    });
  return {
    path: 'blocks/browser.gen.ts',
    content: `${GENERATED_BANNER}import type { BrowserBlockLoadersByType } from '#engine/render/browser-block.ts';\n\nexport const browserBlocks: BrowserBlockLoadersByType = {\n${lines.join('\n')}\n};\n`,
  };
}
