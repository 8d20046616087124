import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBlockFolders, kebabToPascalCase, readBlockSchema } from '../gen/read-schemas.ts';
import { createTypeShapePrinter, type DeclarationReference, type TypeShapePrinter } from './type-shapes.ts';

/** Types of the data of navigations besides those of blocks. */
const PAGE_PAYLOAD: DeclarationReference = { path: 'engine/render/page-payload.ts', name: 'PageOrRedirectPayload' };

/** What the gateway of browser calls takes besides the contract. */
const CALL_RULES: DeclarationReference = { path: 'commerce/calls.server.ts', name: 'browserCallRulesById' };

/** Members of a contract that say nothing of the shape of data. */
const TEXTS: ReadonlySet<string> = new Set(['description', 'summary', 'title', 'example', 'examples']);

const made = new Map<string, string>();

/**
 * Versions of what a page of one release and a node of another exchange, as `<pages>.<calls>`: each changes only with the
 * types of the data of pages, and with the contract of the calls. Computed from the sources at each build, since a file in
 * git would change with every second commit.
 */
export function readPayloadVersions(root: string): string {
  const known = made.get(root);
  if (known !== undefined) return known;
  const printer = createTypeShapePrinter(root);
  const versions = `${hashShapes(listPageShapes(root, printer))}.${hashShapes(listCallShapes(root, printer))}`;
  made.set(root, versions);
  return versions;
}

/** What the code of a page reads: the payload, the parameters of its blocks with code, and the messages. */
function listPageShapes(root: string, printer: TypeShapePrinter): string[] {
  const parameters = findBlockFolders(root)
    .filter((block) => Object(readBlockSchema(root, block)['x-block'])['interactive'] === true)
    .flatMap(({ name, folder }) => {
      const component = { path: `blocks/${folder}/${name}.tsx`, name: kebabToPascalCase(name) };
      return printer.listParameterTypes(component);
    });
  const messages = globSync('{blocks,machines,app,engine}/**/*.messages.gen.ts', { cwd: root })
    .sort()
    .flatMap((path) => printer.listExportedTypes(path).map((name) => ({ path, name })));
  return printer.print([PAGE_PAYLOAD, ...parameters, ...messages]);
}

function listCallShapes(root: string, printer: TypeShapePrinter): string[] {
  const contracts = globSync('schemas/api/*.openapi.json', { cwd: root })
    .sort()
    .map((path) => JSON.stringify(JSON.parse(readFileSync(join(root, path), 'utf8'), leaveOutTexts)));
  return [...contracts, ...printer.print([CALL_RULES])];
}

function leaveOutTexts(key: string, value: unknown): unknown {
  return TEXTS.has(key) && (typeof value === 'string' || key.startsWith('example')) ? undefined : value;
}

function hashShapes(shapes: readonly string[]): string {
  return createHash('sha256').update(shapes.join('\n')).digest('base64url').slice(0, 6);
}
