import { shopMessages } from '#app/messages.ts';
import { blockSchemas } from '#blocks/schemas.gen.ts';
import type { DocumentKind } from '#engine/cms/document.ts';
import { checkDocument } from '#engine/validation/check-document.ts';
import { COMMON_SCHEMAS, DOCUMENT_KIND_SCHEMAS } from '#engine/validation/config-kinds.ts';

type Json = Readonly<Record<string, unknown>>;

/** The document of a content page. */
export interface HostilePageDocument {
  readonly version: 1;
  readonly path: string;
  readonly head: Json;
  readonly blocks: readonly Json[];
}

/** Whether a document passes the checks that need no other document. */
export function isServableDocument(kind: DocumentKind, value: unknown): boolean {
  const raw = { site: 'lantern', kind, name: 'hostile', source: 'hostile', text: JSON.stringify(value) };
  return (
    checkDocument(raw, {
      kinds: DOCUMENT_KIND_SCHEMAS,
      blocks: blockSchemas,
      library: COMMON_SCHEMAS,
      messages: shopMessages,
      lines: false,
    }).errors.length === 0
  );
}

/** A content page with each string as Markdown, and as a heading where valid. */
export function createHostileTextPage(path: string, strings: readonly string[]): HostilePageDocument {
  return {
    version: 1,
    path,
    head: { title: strings[0]?.slice(0, 100), description: strings.at(-1)?.slice(0, 200) },
    blocks: strings.flatMap((text, index) => [
      { id: `text-${index}`, type: 'rich-text', props: { body: text, heading: cut(text, 120) } },
    ]),
  };
}

/** A content page with URLs in buttons and in every Markdown link syntax. */
export function createHostileLinkPage(path: string, addresses: readonly string[]): HostilePageDocument {
  const written = (address: string) => [
    `[x](${address})`,
    `[x](<${address}>)`,
    `<a href="${address}">x</a>`,
    `![x](${address})`,
  ];
  const buttons = addresses.filter((href) => isServableDocument('page', buttonPage(path, [href])));
  const { blocks } = buttonPage(path, buttons);
  return {
    version: 1,
    path,
    head: { title: 'Links' },
    blocks: [
      ...blocks,
      ...addresses.map((address, index) => ({
        id: `links-${index}`,
        type: 'rich-text',
        props: { body: written(address).join('\n\n') },
      })),
    ],
  };
}

function buttonPage(path: string, addresses: readonly string[]) {
  const action = (href: string) => ({ label: cut(href, 60), link: { href } });
  const blocks = addresses.map((href, index) => ({
    id: `button-${index}`,
    type: 'call-to-action',
    props: { heading: cut(href, 120), actions: [action(href)] },
  }));
  return { version: 1, path, head: { title: 'Links' }, blocks };
}

/** A block's example with all editor texts replaced by `words`. Leaves out blocks that act by themselves. */
export function createHostileBlockPages(
  path: string,
  examples: ReadonlyMap<string, Json>,
  words: Iterator<string>,
  rounds: number,
): HostilePageDocument[] {
  return Array.from({ length: rounds }, (_, round) => ({
    version: 1,
    path: `${path}-${round}`,
    head: { title: 'Blocks' },
    blocks: Object.values(blockSchemas)
      .filter(({ flows, overlay, category }) => flows.length === 0 && overlay === null && category !== 'system')
      .flatMap(({ type, schema }) => {
        const props = examples.get(type);
        if (!props) return [];
        const node = { id: type, type, props: rewritten(schema, props, schema, words) };
        return isServableDocument('page', { version: 1, path, head: { title: 'x' }, blocks: [node] }) ? [node] : [];
      }),
  }));
}

function rewritten(schema: Json, value: unknown, root: Json, words: Iterator<string>): unknown {
  const reference = schema['$ref'];
  if (typeof reference === 'string') {
    const name = /^#\/\$defs\/([^/]+)$/.exec(reference)?.[1];
    const target = name && record(root['$defs'])[name];
    return target ? rewritten(record(target), value, root, words) : value;
  }
  if ('x-text' in schema) {
    const next = words.next();
    return next.done ? value : cut(next.value, Number(schema['maxLength'] ?? 20_000));
  }
  if (Array.isArray(value)) return value.map((item) => rewritten(record(schema['items']), item, root, words));
  if (typeof value !== 'object' || value === null) return value;
  const properties = record(schema['properties']);
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [name, rewritten(record(properties[name]), child, root, words)]),
  );
}

function record(value: unknown): Json {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function cut(text: string, length: number): string {
  return text.slice(0, length) || 'x';
}
