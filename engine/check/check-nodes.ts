import type { Node } from '#schemas/generated/config/types.gen.ts';
import type { MergedDocument } from '../site/merged-document.ts';
import type { BlockSchemas } from '../validation/block-schemas.ts';
import { checkNodes as checkBlocks } from '../validation/check-nodes.ts';
import type { Finding } from '../validation/finding.ts';
import { pointerTo } from '../validation/json-pointer.ts';
import type { SchemaLibrary } from '../validation/schema-library.ts';
import { type Audience, checkGate, checkReference, type ReferenceChecks } from './check-references.ts';
import { referencesIn } from './references.ts';
import { finding } from './site-report.ts';

export interface NodeChecks extends ReferenceChecks {
  readonly blocks: BlockSchemas;
  readonly library: SchemaLibrary;
}

/** What blocks are by themselves does not depend on the site that shows them, so that brands share the answer. */
const judged = new WeakMap<readonly Node[], readonly Finding[]>();

/** Checks the blocks of a merged page or layout: types, props and slots, gates, and all that they refer to. */
export function checkMergedNodes(
  merged: MergedDocument,
  nodes: readonly Node[],
  outlet: boolean,
  audience: Audience,
  checks: NodeChecks,
): void {
  const { blocks, library, report } = checks;
  const findings = judged.get(nodes) ?? checkBlocks(nodes, '/blocks', { blocks, library, outlet });
  judged.set(nodes, findings);
  for (const found of findings) report.add(merged, found);
  visit(merged, nodes, '/blocks', audience, checks);
}

function visit(
  merged: MergedDocument,
  nodes: readonly Node[],
  pointer: string,
  audience: Audience,
  checks: NodeChecks,
): void {
  nodes.forEach((node, index) => {
    const at = pointerTo(pointer, index);
    const seenBy = checkGate(merged, node.gate, `${at}/gate`, audience, checks);
    checkNode(merged, node, at, seenBy, checks);
    for (const [slot, children] of Object.entries(node.slots ?? {})) {
      visit(merged, children, pointerTo(`${at}/slots`, slot), seenBy, checks);
    }
  });
}

function checkNode(
  merged: MergedDocument,
  { id, type, props }: Node,
  at: string,
  audience: Audience,
  checks: NodeChecks,
) {
  const { blocks, library, report, site } = checks;
  if (type === undefined) {
    const message = `Block '${id}' has no type, and site '${site.key}' inherits no block of this id here.`;
    report.add(
      merged,
      finding(at, 'missing-property', message, 'Add "type", or correct the id of the block it changes.'),
    );
    return;
  }
  const block = Object.hasOwn(blocks, type) ? blocks[type] : undefined;
  if (!block) return;
  for (const route of block.routes) {
    if (site.routes.routes.has(route)) continue;
    const message = `The code of block '${type}' links to route '${route}', which site '${site.key}' has not.`;
    report.add(merged, finding(`${at}/type`, 'unknown-route', message));
  }
  for (const reference of referencesIn(block.schema, props ?? {}, `${at}/props`, library)) {
    checkReference(merged, reference, audience, checks);
  }
}

/** How many outlets stand in a tree. */
export function countOutlets(nodes: readonly Node[]): number {
  return nodes.reduce((count, { type, slots = {} }) => {
    const below = Object.values(slots).reduce((sum, children) => sum + countOutlets(children), 0);
    return count + below + (type === 'outlet' ? 1 : 0);
  }, 0);
}
