import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { partsOf, readStyleParts, type StylePart } from './block-styles.ts';
import { BANNER, type GeneratedFile } from './generated-file.ts';
import { isRecord } from './map-schema.ts';
import { type BlockFolder, camelCase, findBlocks, pascalCase, readBlockSchema, type Schema } from './read-schemas.ts';
import { resolvedSchema } from './resolved-schema.ts';
import { typesOf } from './types.ts';

interface Block extends BlockFolder {
  readonly schema: Schema;
  readonly meta: Schema;
  readonly hasLoader: boolean;
  readonly parts: readonly StylePart[];
}

/** Types beside each block, and the three registries. */
export async function generateBlocks(root: string): Promise<GeneratedFile[]> {
  const parts = readStyleParts(root);
  const blocks = findBlocks(root).map((block) => readBlock(root, block, parts));
  const files: GeneratedFile[] = [];
  for (const block of blocks) {
    files.push({ path: `blocks/${block.folder}/${block.name}.gen.ts`, content: await propsModule(block) });
  }
  return [...files, schemasRegistry(blocks), serverRegistry(blocks, parts), browserRegistry(blocks)];
}

function readBlock(root: string, block: BlockFolder, parts: readonly StylePart[]): Block {
  const schema = readBlockSchema(root, block);
  const meta = isRecord(schema['x-block']) ? schema['x-block'] : {};
  const hasLoader = existsSync(join(root, `blocks/${block.folder}/${block.name}.data.ts`));
  return { ...block, schema, meta, hasLoader, parts: partsOf(root, block.folder, parts) };
}

async function propsModule({ name, schema }: Block): Promise<string> {
  const { 'x-block': _, $schema, ...props } = schema;
  const code = await typesOf(
    { ...resolvedSchema(props), title: `${pascalCase(name)}Props` },
    `${pascalCase(name)}Props`,
  );
  const used = ['ResolvedImage', 'ResolvedLink', 'ResolvedNavigationItem', 'RichText'].filter((type) =>
    new RegExp(`\\b${type}\\b`).test(code),
  );
  const imports = used.length > 0 ? `import type { ${used.join(', ')} } from '#engine/render/block.ts';\n\n` : '';
  return `${BANNER}${imports}${code}\n`;
}

function schemasRegistry(blocks: readonly Block[]): GeneratedFile {
  const lines = blocks.map(({ name, meta, schema }) => {
    const slots = isRecord(meta['slots']) ? Object.keys(meta['slots']) : [];
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
    return `  '${name}': { ...${JSON.stringify(entry)}, accepts: acceptors.${camelCase(name)}, schema: ${JSON.stringify(props)} },`;
  });
  return {
    path: 'blocks/schemas.gen.ts',
    content: `${BANNER}import type { BlockSchemas } from '#engine/validation/block-schemas.ts';\nimport * as acceptors from '#gen/documents/blocks.mjs';\n\nexport const blockSchemas: BlockSchemas = {\n${lines.join('\n')}\n};\n`,
  };
}

function flowsOf({ overlay, flows }: Readonly<Record<string, unknown>>): unknown[] {
  return [...(typeof overlay === 'string' ? [overlay] : []), ...(Array.isArray(flows) ? flows : [])];
}

function serverRegistry(blocks: readonly Block[], parts: readonly StylePart[]): GeneratedFile {
  const imports = blocks.flatMap(({ name, folder, hasLoader }) => [
    `import { ${pascalCase(name)} } from './${folder}/${name}.tsx';`,
    `import ${camelCase(name)}Css from './${folder}/${name}.css?inline';`,
    ...(hasLoader ? [`import { load as load${pascalCase(name)} } from './${folder}/${name}.data.ts';`] : []),
  ]);
  const shared = parts.flatMap((part) => [
    `import ${partName(part)}Css from './${part.path}?inline';`,
    `const ${partName(part)} = { name: '${part.path.split('/').at(-1)}', css: ${partName(part)}Css };`,
  ]);
  const lines = blocks.map(({ name, hasLoader, parts: own }) =>
    [
      `  '${name}': { component: ${pascalCase(name)}, css: ${camelCase(name)}Css,`,
      own.length > 0 ? ` parts: [${own.map(partName).join(', ')}],` : '',
      ` load: ${hasLoader ? `load${pascalCase(name)}` : 'null'} },`,
    ].join(''),
  );
  return {
    path: 'blocks/server.gen.ts',
    content: `${BANNER}${imports.join('\n')}\n${shared.filter((line) => line.startsWith('import')).join('\n')}\n\n${shared.filter((line) => line.startsWith('const')).join('\n')}\n\nexport const serverBlocks = {\n${lines.join('\n')}\n};\n`,
  };
}

function partName({ path }: StylePart): string {
  return `part${pascalCase(
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
      const component = pascalCase(name);
      return `  '${name}': () => import('./${folder}/${name}.tsx').then(({ ${component} }) => ({ component: ${component} })),`;
    });
  return {
    path: 'blocks/browser.gen.ts',
    content: `${BANNER}import type { BrowserBlocks } from '#engine/render/browser-block.ts';\n\nexport const browserBlocks: BrowserBlocks = {\n${lines.join('\n')}\n};\n`,
  };
}
