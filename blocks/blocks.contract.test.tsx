// @vitest-environment happy-dom
import { basename } from 'node:path';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ServerBlocksByType } from '#engine/render/server-block.ts';
import { COMMON_SCHEMAS } from '#engine/validation/config-kinds.ts';
import { listSchemaFindings } from '#engine/validation/list-findings.ts';
import {
  type BlockFolder,
  listBlockFolders,
  listSeededBlockTypes,
  readSharedBlockStyles,
} from './_testing/block-folders.ts';
import { findUnsafeHtml } from './_testing/html-faults.ts';
import {
  type AuthoredTestBlock,
  alterEachValueInTestData,
  renderCachedFragmentsOfTestBlock,
  renderTestBlockToHtml,
} from './_testing/render-example.tsx';
import { blockSchemas } from './schemas.gen.ts';
import { serverBlocks as allBlocks } from './server.gen.ts';

const serverBlocks: ServerBlocksByType = allBlocks;

const SCHEMA_KEYWORDS = new Set([
  ...['type', 'properties', 'required', 'additionalProperties', 'description', 'title', 'enum', 'const', 'default'],
  ...['minLength', 'maxLength', 'pattern', 'minimum', 'maximum', 'multipleOf', 'items', 'minItems', 'maxItems'],
  ...['uniqueItems', 'anyOf', '$ref', '$defs', '$schema', 'x-text', 'x-navigation', 'x-json', 'x-block'],
  ...['examples', 'x-editor'],
]);

const COLOUR =
  /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|:\s*(?:white|black|red|green|blue|gr[ae]y)\b/i;
const BRAND = /harbour|lantern|sunnyside/i;
const STATE_HOOK =
  /\buse(?:State|Reducer|Effect|LayoutEffect|Ref|SyncExternalStore|ActionState|Optimistic|Transition)\b/;

/** Shared styles that not every page loads: of `_ui` subfolders and of areas. */
const shared = readSharedBlockStyles().filter(([file]) => !/^_ui\/[^/]+$/.test(file));
const classesOf = (css: string) => [...css.matchAll(/^\s*\.([a-z][\w-]*)/gm)].map(([, name = '']) => name);

const folders = listBlockFolders();
const seeded = listSeededBlockTypes();
const examples = new Map(folders.map((folder) => [folder.name, exampleOf(folder)]));
const dataOf = (type: string) => examples.get(type)?.data;

describe.each(folders)('the block $name', (folder) => {
  const { name, files } = folder;
  const schema = JSON.parse(folder.read(`${name}.schema.json`));
  const meta = blockSchemas[name];

  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('has its schema, component, style, example and generated files, and a loader file only if it loads data', () => {
    const expected = ['schema.json', 'tsx', 'css', 'example.json', 'gen.ts'];
    expect(expected.filter((ending) => !files.includes(`${name}.${ending}`))).toEqual([]);
    expect(files.includes(`${name}.data.ts`)).toBe(meta?.data !== null);
  });

  test('has a schema with known keywords alone, descriptions everywhere and no objects that accept anything', () => {
    expect(schemaFaults(schema, '')).toEqual([]);
  });

  test('has an example that its schema accepts', () => {
    expect(nodeFaults(exampleOf(folder))).toEqual([]);
  });

  test('renders its example without a warning, and nothing that the content security policy refuses', () => {
    const html = renderTestBlockToHtml(exampleOf(folder), dataOf);
    expect(html).not.toBe('');
    expect(findUnsafeHtml(html)).toEqual([]);
    expect(vi.mocked(console.error).mock.calls).toEqual([]);
  });

  test('lists every shared style sheet whose classes its example uses', () => {
    const classes = new Set(
      [...renderTestBlockToHtml(exampleOf(folder), dataOf).matchAll(/ class="([^"]*)"/g)].flatMap(([, all = '']) =>
        all.split(' '),
      ),
    );
    const given = serverBlocks[name]?.parts?.map((part) => part.name) ?? [];
    const needed = shared.filter(([, css]) => classesOf(css).some((one) => classes.has(one))).map(([file]) => file);
    expect(needed.filter((file) => !given.includes(basename(file)))).toEqual([]);
  });

  test('renders its example without accessibility violations that axe finds', async () => {
    const html = renderTestBlockToHtml(exampleOf(folder), dataOf);
    document.documentElement.lang = 'en';
    document.title = name;
    document.body.innerHTML = inPage(html, meta?.category === 'frame');
    const { violations } = await axe.run(document.documentElement, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });

  test('has style sheets in the layer blocks, without colours or names of brands', () => {
    // A long style sheet may be split into files that the first one imports.
    const sheets = files.filter((file) => file.endsWith('.css') && file !== `${name}.css`);
    const imports = sheets.map((file) => `@import "./${file}";\n`).join('');
    const first = folder.read(`${name}.css`);
    expect(first.startsWith(imports)).toBe(true);
    for (const css of [first.slice(imports.length).trimStart(), ...sheets.map(folder.read)]) {
      expect(css.startsWith('@layer blocks {')).toBe(true);
      expect(css.split('\n').filter((line) => /^\S/.test(line) && !/^(?:@layer blocks \{|\})$/.test(line))).toEqual([]);
      expect(css.match(COLOUR)).toBe(null);
      expect(css.match(BRAND)).toBe(null);
    }
  });

  test('is used on some page or layout of the starter content', () => {
    expect(seeded.has(name)).toBe(true);
  });

  test('imports no other block, names no brand, and has no hooks or event handlers unless interactive', () => {
    const code = files.filter((file) => /\.tsx?$/.test(file) && !/\.(?:gen|test)\./.test(file)).map(folder.read);
    const { area } = folder;
    const others = new RegExp(`from '(?:\\.\\./(?!_shared/|\\.\\./_ui/)|#blocks/(?!_ui/|${area}/_shared/))`);
    expect(code.filter((text) => others.test(text) || BRAND.test(text))).toEqual([]);
    if (!meta?.interactive)
      expect(code.filter((text) => STATE_HOOK.test(text) || /\bon[A-Z]\w+=\{/.test(text))).toEqual([]);
  });
});

const withCachedFragments = folders.filter(({ name, files, read }) =>
  files.some(
    (file) =>
      file.startsWith(name) &&
      file.endsWith('.tsx') &&
      !file.includes('.test.') &&
      /<CachedFragment(?:List)?\b/.test(read(file)),
  ),
);

test('some blocks have cached fragments', () => {
  expect(withCachedFragments.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['offer-grid', 'site-footer', 'site-header']),
  );
});

test.each(withCachedFragments)(
  'the block $name renders a cached fragment the same whatever else of its data changes',
  (folder) => {
    const example = exampleOf(folder);
    const fragments = renderCachedFragmentsOfTestBlock(example, dataOf);
    expect(fragments.size).toBeGreaterThan(0);
    for (const data of alterEachValueInTestData(example.data)) {
      for (const [key, html] of renderCachedFragmentsOfTestBlock({ ...example, data }, dataOf))
        expect(html).toBe(fragments.get(key) ?? html);
    }
  },
);

test.each(readSharedBlockStyles())(
  'the shared style sheet %s is in the layer base, without colours or names of brands',
  (_, css) => {
    expect(css.startsWith('@layer base {')).toBe(true);
    expect([css.match(COLOUR), css.match(BRAND)]).toEqual([null, null]);
  },
);

function inPage(html: string, isFrame: boolean): string {
  const heading = html.includes('<h1') ? '' : '<h1>The page</h1>';
  return isFrame ? `${html}<main id="main">${heading}</main>` : `<main id="main">${heading}${html}</main>`;
}

function exampleOf(folder: BlockFolder): AuthoredTestBlock {
  return { id: folder.name, type: folder.name, ...JSON.parse(folder.read(`${folder.name}.example.json`)) };
}

function nodeFaults({ id, type, props = {}, slots = {} }: AuthoredTestBlock): unknown[] {
  const schema = blockSchemas[type];
  if (!schema) return [`${id}: no block of the type '${type}'`];
  const own = listSchemaFindings(schema, props, '', COMMON_SCHEMAS);
  const unknownSlots = Object.keys(slots).filter((name) => !schema.slots.includes(name));
  return [...own, ...unknownSlots, ...Object.values(slots).flatMap((children) => children.flatMap(nodeFaults))];
}

/** Keywords that are not on the list, objects that accept anything, and properties without a description. */
function schemaFaults(schema: Record<string, unknown>, pointer: string): string[] {
  const {
    properties = {},
    items,
    anyOf = [],
    type,
    additionalProperties,
    description,
  } = schema as {
    properties?: Record<string, Record<string, unknown>>;
    items?: Record<string, unknown>;
    anyOf?: Record<string, unknown>[];
    type?: string;
    additionalProperties?: unknown;
    description?: unknown;
  };
  const unknown = Object.keys(schema).filter((keyword) => !SCHEMA_KEYWORDS.has(keyword));
  return [
    ...unknown.map((keyword) => `${pointer}: keyword ${keyword}`),
    ...(typeof description === 'string' && /^[A-Z].*\.$/.test(description) ? [] : [`${pointer}: description`]),
    ...(type === 'object' && additionalProperties === undefined ? [`${pointer}: additionalProperties`] : []),
    ...Object.entries(properties).flatMap(([name, own]) => schemaFaults(own, `${pointer}/${name}`)),
    ...(items ? schemaFaults(items, `${pointer}/items`) : []),
    ...anyOf.flatMap((own, index) => schemaFaults(own, `${pointer}/anyOf/${index}`)),
  ];
}
