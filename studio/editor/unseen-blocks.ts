import { isGateOpen, listGateCapabilities } from '#engine/capabilities/gate.ts';
import type { StudioCapability, StudioSiteEntry, StudioViewer } from '../api-types.ts';
import { describeVisitor } from './describe-viewer.ts';
import { getValueAt, type ValuePath } from './edit-value.ts';
import { describeUnmetConditions } from './explain-gate.ts';
import { formatConditionAsGate, parseGate, readHiddenGate } from './gate.ts';
import type { PageBlock, PageRow } from './page-blocks.ts';
import { unseenBlocksMessages } from './unseen-blocks.messages.gen.ts';
import { hasCapability, listVisitorChoices, switchCapability } from './viewer.ts';

/** A block that is not on the page for the chosen visitor. */
export interface UnseenBlock {
  /** A sentence: "Not shown to an anonymous visitor: it needs the feature “Blog”." */
  readonly reason: string;
  /** A similar viewer who sees it; null for no simple one. */
  readonly seenBy: StudioViewer | null;
}

type UnseenSite = Pick<StudioSiteEntry, 'segments' | 'capabilities'>;

/** Blocks whose gate, or that of a block around them, is closed to the visitor, by id. */
export function findUnseenBlocks(
  rows: readonly PageRow[],
  document: unknown,
  viewer: StudioViewer,
  site: UnseenSite,
): ReadonlyMap<string, UnseenBlock> {
  const capabilities = listCapabilities(viewer, site);
  const gateOf = ({ path }: PageBlock) => getValueAt(document, [...path, 'gate']);
  const unseen = new Map<string, UnseenBlock>();
  const around: PageBlock[] = [];
  for (const row of rows) {
    if (row.kind === 'slot') continue;
    const { block } = row;
    while (around.length > 0 && !isWithin(block.path, around.at(-1)?.path)) around.pop();
    const closed = [...around, block].find((one) => !isOpen(gateOf(one), capabilities));
    if (closed)
      unseen.set(block.id, {
        reason: describeReason(gateOf(closed), closed === block ? null : closed.name, viewer, site),
        seenBy: findViewerWhoSees([...around, block].map(gateOf), viewer, site),
      });
    around.push(block);
  }
  return unseen;
}

function isWithin(path: ValuePath, holder: ValuePath | undefined): boolean {
  return holder !== undefined && path.length > holder.length && holder.every((step, index) => path[index] === step);
}

function listCapabilities(viewer: StudioViewer, { capabilities }: UnseenSite): ReadonlySet<string> {
  return new Set(capabilities.filter((one) => hasCapability(viewer, one)).map(({ name }) => name));
}

/** A malformed gate is closed. */
function isOpen(gate: unknown, capabilities: ReadonlySet<string>): boolean {
  if (gate === undefined || gate === null) return true;
  const condition = parseGate(gate);
  return condition !== null && isGateOpen(formatConditionAsGate(condition), capabilities);
}

/** @param holder name of the block around it whose gate it is; null for its own gate */
function describeReason(gate: unknown, holder: string | null, viewer: StudioViewer, site: UnseenSite): string {
  const isHidden = readHiddenGate(gate) !== null;
  const conditions = isHidden ? null : describeUnmetConditions(gate, listCapabilities(viewer, site));
  if (conditions === null) {
    if (holder !== null) return unseenBlocksMessages.insideHidden({ block: holder });
    return isHidden ? unseenBlocksMessages.hidden() : unseenBlocksMessages.malformed();
  }
  const who = describeVisitor(viewer, site);
  return holder === null
    ? unseenBlocksMessages.gate({ who, conditions })
    : unseenBlocksMessages.insideGate({ block: holder, who, conditions });
}

/** Gates with more features are not tried with each of them switched. */
const MOST_SWITCHES = 6;

/** The first of: another visitor, another visitor without switched features, the visitor with as few switched as possible. */
function findViewerWhoSees(gates: readonly unknown[], viewer: StudioViewer, site: UnseenSite): StudioViewer | null {
  const visitors = listVisitorChoices(site).map(({ visitor }) => ({ ...viewer, ...visitor }));
  const usual = visitors.map((one) => ({ ...one, capabilities: {} }));
  return (
    [...visitors, ...usual, ...listSwitchedViewers(gates, viewer, site)].find((one) => {
      const capabilities = listCapabilities(one, site);
      return gates.every((gate) => isOpen(gate, capabilities));
    }) ?? null
  );
}

function listSwitchedViewers(
  gates: readonly unknown[],
  viewer: StudioViewer,
  site: UnseenSite,
): readonly StudioViewer[] {
  const named = new Set(gates.flatMap(listNames));
  const capabilities = site.capabilities.filter(({ name }) => named.has(name));
  if (capabilities.length > MOST_SWITCHES) return [];
  const choices = capabilities.reduce<readonly (readonly StudioCapability[])[]>(
    (before, capability) => [...before, ...before.map((chosen) => [...chosen, capability])],
    [[]],
  );
  return choices
    .toSorted((one, other) => one.length - other.length)
    .map((chosen) =>
      chosen.reduce((now, capability) => switchCapability(now, capability, !hasCapability(now, capability)), viewer),
    );
}

function listNames(gate: unknown): readonly string[] {
  const condition = parseGate(gate);
  return condition ? listGateCapabilities(formatConditionAsGate(condition)).map(({ name }) => name) : [];
}
