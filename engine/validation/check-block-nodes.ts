import type { BlockSchemas } from './block-schemas.ts';
import { findClosestWord } from './closest-word.ts';
import type { DocumentFinding } from './finding.ts';
import { appendPointerStep } from './json-pointer.ts';
import { listSchemaFindings } from './list-findings.ts';
import { isJsonSchemaObject as isObject, type SchemaLibrary } from './schema-library.ts';
import { formatAlternatives, formatValueForMessage } from './wording.ts';

/** `outlet`: whether an outlet is allowed, as in a layout. */
export interface BlockNodeCheckOptions {
  readonly blocks: BlockSchemas;
  readonly library: SchemaLibrary;
  readonly outlet: boolean;
}

/**
 * Checks block nodes and their slots: known types, valid props, existing slots, unique ids. Nodes without a type are
 * overrides and are checked after merging.
 */
export function checkBlockNodes(nodes: unknown, pointer: string, checks: BlockNodeCheckOptions): DocumentFinding[] {
  const findings: DocumentFinding[] = [];
  visit(nodes, pointer, checks, new Map(), findings);
  return findings;
}

function visit(
  nodes: unknown,
  pointer: string,
  checks: BlockNodeCheckOptions,
  ids: Map<string, string>,
  findings: DocumentFinding[],
): void {
  if (!Array.isArray(nodes)) return;
  nodes.forEach((node: unknown, index) => {
    if (!isObject(node)) return;
    const at = appendPointerStep(pointer, index);
    findings.push(...checkBlockIdIsUnique(node['id'], at, ids), ...checkBlock(node, at, checks));
    if (!isObject(node['slots'])) return;
    for (const [slot, children] of Object.entries(node['slots'])) {
      visit(children, appendPointerStep(`${at}/slots`, slot), checks, ids, findings);
    }
  });
}

/** Ids must be unique at any depth, because descendants override by id. */
export function checkBlockIdIsUnique(id: unknown, at: string, ids: Map<string, string>): DocumentFinding[] {
  if (typeof id !== 'string') return [];
  const first = ids.get(id);
  ids.set(id, first ?? at);
  if (first === undefined) return [];
  return [
    {
      pointer: `${at}/id`,
      code: 'duplicate-id',
      message: `The id ${formatValueForMessage(id)} stands twice in this document, first at ${first}.`,
      suggestion: 'Give one of the two another id.',
      on: 'value',
    },
  ];
}

function checkBlock(
  node: Readonly<Record<string, unknown>>,
  at: string,
  checks: BlockNodeCheckOptions,
): DocumentFinding[] {
  const { type, props, slots } = node;
  if (typeof type !== 'string') return [];
  if (type === 'outlet') return checkOutlet(at, checks);
  const block = Object.hasOwn(checks.blocks, type) ? checks.blocks[type] : undefined;
  if (!block) return [unknownBlock(type, at, Object.keys(checks.blocks))];
  return [
    ...(node['disabled'] === true ? [] : listSchemaFindings(block, props ?? {}, `${at}/props`, checks.library)),
    ...(isObject(slots) ? checkSlots(type, Object.keys(slots), block.slots, at) : []),
  ];
}

function checkOutlet(at: string, { outlet }: BlockNodeCheckOptions): DocumentFinding[] {
  if (outlet) return [];
  return [
    {
      pointer: `${at}/type`,
      code: 'outlet',
      message: 'An outlet is where a layout takes in a page; it has no place in a page.',
      suggestion: 'Remove this block.',
      on: 'value',
    },
  ];
}

function unknownBlock(type: string, at: string, known: readonly string[]): DocumentFinding {
  const meant = findClosestWord(type, known);
  return {
    pointer: `${at}/type`,
    code: 'unknown-block',
    message: `There is no block ${formatValueForMessage(type)}. Blocks: ${formatAlternatives([...known].sort())}.`,
    suggestion: meant === null ? null : `Did you mean '${meant}'?`,
    on: 'value',
  };
}

function checkSlots(type: string, given: readonly string[], known: readonly string[], at: string): DocumentFinding[] {
  return given
    .filter((slot) => !known.includes(slot))
    .map((slot) => {
      const meant = findClosestWord(slot, known);
      const allowed = known.length === 0 ? 'It has none.' : `Its slots: ${formatAlternatives(known)}.`;
      return {
        pointer: appendPointerStep(`${at}/slots`, slot),
        code: 'unknown-slot',
        message: `The block '${type}' has no slot ${formatValueForMessage(slot)}. ${allowed}`,
        suggestion: meant === null ? `Remove '${slot}'.` : `Did you mean '${meant}'?`,
        on: 'key',
      };
    });
}
