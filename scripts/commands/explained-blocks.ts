import { isGateOpen } from '#engine/capabilities/gate.ts';
import type { NotFoundDecision, ShowPageDecision } from '#engine/routing/route-decision.ts';
import { resolveExtendedLayout } from '#engine/site/base-layout.ts';
import { findDocumentThatSetValue, type MergedDocument } from '#engine/site/merged-document.ts';
import type { Site } from '#engine/site/site.ts';
import { appendPointerStep } from '#engine/validation/json-pointer.ts';
import type { Node } from '#schemas/generated/config/types.gen.ts';
import type { CheckedProjectDocuments } from './project.ts';

/** The document position that determined a value; all null if there is none. */
export interface DecidingDocumentPlace {
  readonly source: string | null;
  readonly pointer: string | null;
  readonly line: number | null;
  readonly column: number | null;
}

export interface ExplainedBlock extends DecidingDocumentPlace {
  readonly id: string;
  readonly type: string;
  /** The document that contains the block. */
  readonly document: string;
  readonly shown: boolean;
  /** Nesting depth in slots. */
  readonly depth: number;
}

export function locateDecidingDocumentPlace(
  project: CheckedProjectDocuments,
  merged: MergedDocument | undefined,
  pointer: string,
): DecidingDocumentPlace {
  const origin = merged && findDocumentThatSetValue(merged, pointer);
  if (!origin) return { source: null, pointer: null, line: null, column: null };
  const { source } = origin.document;
  const position = project.locate(source)?.(origin.pointer, 'key');
  return { source, pointer: origin.pointer, line: position?.line ?? null, column: position?.column ?? null };
}

export function formatDecidingDocumentPlace({ source, line, column, pointer }: DecidingDocumentPlace): string {
  if (source === null) return '';
  return `\n               ${line === null ? source : `${source}:${line}:${column}`}${pointer === '' ? '' : ` ${pointer}`}`;
}

/** Lists every block of the layout and the page in order, and whether this visitor sees it. */
export function explainBlocks(
  project: CheckedProjectDocuments,
  site: Site,
  { page, layout }: ShowPageDecision | NotFoundDecision,
  capabilities: ReadonlySet<string>,
): readonly ExplainedBlock[] {
  const walk = (
    merged: MergedDocument,
    nodes: readonly Node[],
    at: string,
    depth: number,
    seen: boolean,
  ): ExplainedBlock[] =>
    nodes.flatMap((node, index): ExplainedBlock[] => {
      const pointer = appendPointerStep(at, index);
      const shown = seen && isGateOpen(node.gate, capabilities);
      const decided = shown || node.gate === undefined ? pointer : `${pointer}/gate`;
      const { id, type = '?' } = node;
      const own = {
        id,
        type,
        document: merged.name,
        shown,
        depth,
        ...locateDecidingDocumentPlace(project, merged, decided),
      };
      const below = Object.entries(node.slots ?? {}).flatMap(([slot, children]) =>
        walk(merged, children, appendPointerStep(`${pointer}/slots`, slot), depth + 1, shown),
      );
      const inside = type === 'outlet' && page ? walk(page, page.value.blocks ?? [], '/blocks', depth + 1, shown) : [];
      return [own, ...below, ...inside];
    });
  const around = resolveExtendedLayout(site, layout);
  return around ? walk(around, around.value.blocks ?? [], '/blocks', 0, true) : [];
}
