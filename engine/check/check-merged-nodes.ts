import type { Gate, Node } from '#schemas/generated/config/types.gen.ts';
import type { MergedDocument } from '../site/merged-document.ts';
import type { BlockSchemas } from '../validation/block-schemas.ts';
import { checkBlockNodes as checkBlocks } from '../validation/check-block-nodes.ts';
import type { DocumentFinding } from '../validation/finding.ts';
import { appendPointerStep } from '../validation/json-pointer.ts';
import type { SchemaLibrary } from '../validation/schema-library.ts';
import {
  checkGateCapabilities,
  checkPropReference,
  isNonEmptyWhiteSpace,
  type SegmentsThatSeePlace,
  type SiteCheckContext,
} from './check-references.ts';
import { findMarkdownReferences, findReferencesInProps, type PropReference } from './find-references.ts';
import { createDocumentFinding } from './site-report.ts';

export interface MergedNodeCheckContext extends SiteCheckContext {
  readonly blocks: BlockSchemas;
  readonly library: SchemaLibrary;
}

/** Caches the checks of a block that do not depend on the site, so that brands share them. */
interface Digest {
  readonly findings: readonly DocumentFinding[];
  readonly nodes: readonly DigestedNode[];
}

/** A block with references, which must be checked for each site. */
interface DigestedNode {
  readonly node: Node;
  readonly pointer: string;
  /** Gates from the root to the block, with their pointers. */
  readonly gates: readonly { readonly gate: Gate; readonly pointer: string }[];
  readonly names: NodeNames;
}

/** References of a block; pointers are relative to it. */
interface NodeNames {
  readonly routes: readonly string[];
  readonly references: readonly PropReference[];
}

const digests = new WeakMap<readonly Node[], Digest>();
const namesOfNodes = new WeakMap<Node, NodeNames>();

/** Checks types, props, slots, gates and references of the blocks of a merged page or layout. */
export function checkBlocksOfMergedDocument(
  merged: MergedDocument,
  nodes: readonly Node[],
  outlet: boolean,
  audience: SegmentsThatSeePlace,
  checks: MergedNodeCheckContext,
): void {
  const { report, site } = checks;
  const digest = digests.get(nodes) ?? digestOf(nodes, outlet, checks);
  digests.set(nodes, digest);
  for (const found of digest.findings) report.add(merged, found);
  for (const { node, pointer, gates, names } of digest.nodes) {
    const seenBy = gates.reduce(
      (left, { gate, pointer: at }) => checkGateCapabilities(merged, gate, at, left, checks),
      audience,
    );
    if (node.type === undefined) {
      const message = `Block '${node.id}' has no type, and site '${site.key}' inherits no block of this id here.`;
      const suggestion = 'Add "type", or correct the id of the block it changes.';
      report.add(merged, createDocumentFinding(pointer, 'missing-property', message, suggestion));
    }
    for (const route of names.routes) {
      if (site.routes.routes.has(route)) continue;
      const message = `The code of block '${node.type}' links to route '${route}', which site '${site.key}' has not.`;
      report.add(merged, createDocumentFinding(`${pointer}/type`, 'unknown-route', message));
    }
    for (const reference of names.references) {
      checkPropReference(merged, { ...reference, pointer: pointer + reference.pointer }, seenBy, checks);
    }
  }
}

function digestOf(nodes: readonly Node[], outlet: boolean, { blocks, library }: MergedNodeCheckContext): Digest {
  return {
    findings: checkBlocks(nodes, '/blocks', { blocks, library, outlet }),
    nodes: digestNodes(nodes, '/blocks', [], blocks, library),
  };
}

function digestNodes(
  nodes: readonly Node[],
  parent: string,
  above: DigestedNode['gates'],
  blocks: BlockSchemas,
  library: SchemaLibrary,
): readonly DigestedNode[] {
  return nodes.flatMap((node, index) => {
    const { type, gate, slots = {} } = node;
    const pointer = appendPointerStep(parent, index);
    const gates = gate === undefined ? above : [...above, { gate, pointer: `${pointer}/gate` }];
    const names = namesOfNodes.get(node) ?? namesIn(node, blocks, library);
    namesOfNodes.set(node, names);
    const own = { node, pointer, gates, names };
    const matters = type === undefined || gate !== undefined || names.routes.length + names.references.length > 0;
    const below = Object.entries(slots).flatMap(([slot, children]) =>
      digestNodes(children, appendPointerStep(`${pointer}/slots`, slot), gates, blocks, library),
    );
    return matters ? [own, ...below] : below;
  });
}

function namesIn({ type, props = {} }: Node, blocks: BlockSchemas, library: SchemaLibrary): NodeNames {
  const block = type !== undefined && Object.hasOwn(blocks, type) ? blocks[type] : undefined;
  if (!block) return { routes: [], references: [] };
  return {
    routes: block.routes,
    references: findReferencesInProps(block.schema, props, '/props', library).filter(namesSomething),
  };
}

/** Literal texts have no references except Markdown links and pictures; blank ones are an error. */
function namesSomething({ kind, value }: PropReference): boolean {
  if (isNonEmptyWhiteSpace(value)) return true;
  if (kind === 'text') return typeof value !== 'string';
  if (kind !== 'markdown' || typeof value !== 'string') return true;
  return Object.values(findMarkdownReferences(value)).some((names) => names.length > 0);
}

/** Counts the outlets of a tree. */
export function countOutlets(nodes: readonly Node[]): number {
  return nodes.reduce((count, { type, slots = {} }) => {
    const below = Object.values(slots).reduce((sum, children) => sum + countOutlets(children), 0);
    return count + below + (type === 'outlet' ? 1 : 0);
  }, 0);
}
