import { isJsonObject } from '#engine/site/json.ts';
import { findMergePath, type MergeConflict, type MergeStep } from '#engine/site/merge-versions.ts';
import type { StudioBlockType } from '../api-types.ts';
import { changesMessages } from './changes.messages.gen.ts';
import { conflictsMessages } from './conflicts.messages.gen.ts';
import { getValueAt } from './edit-value.ts';
import { listPageBlocks } from './page-blocks.ts';
import type { RivalVersion } from './rival-version.ts';
import type { SchemaField } from './schema-field.types.ts';
import { listSchemaFields } from './schema-fields.ts';

/** A conflict in words. */
export interface DescribedConflict {
  readonly conflict: MergeConflict;
  /** The same as long as the conflict is about the same place. */
  readonly key: string;
  /** Such as `Hero: Tonight: Heading`. */
  readonly place: string;
  readonly mine: string;
  readonly theirs: string;
}

export interface ConflictNames {
  /** Merged values of the document, in which blocks are looked up. */
  readonly versions: readonly unknown[];
  readonly blocks: ReadonlyMap<string, StudioBlockType>;
  readonly kindSchema: unknown;
}

/** The sentence about who has another version; it has the title of the document as `title`. */
export function findConflictHeading({ kind, theirs, base }: RivalVersion): ConflictHeading {
  if (kind === 'draft') return conflictsMessages.draft;
  if (theirs !== null) return conflictsMessages.published;
  return base.base === '' ? conflictsMessages.deleted : conflictsMessages.unreadable;
}

type ConflictHeading = (values: { readonly title: string }) => string;

export function describeConflicts(
  conflicts: readonly MergeConflict[],
  names: ConflictNames,
): readonly DescribedConflict[] {
  const blockNames = new Map(
    names.versions.flatMap((version) =>
      listPageBlocks(version, names.blocks).map((block) => [block.id, block.name] as const),
    ),
  );
  return conflicts.map((conflict) => {
    const describe = (value: unknown) =>
      conflict.kind === 'order' && Array.isArray(value)
        ? value.map((id) => blockNames.get(String(id)) ?? String(id)).join(', ')
        : describeValue(value);
    return {
      conflict,
      key: formatConflictKey(conflict),
      place: describePlace(conflict, names),
      mine: describe(conflict.mine),
      theirs: describe(conflict.theirs),
    };
  });
}

export function formatConflictKey({ kind, path }: Pick<MergeConflict, 'kind' | 'path'>): string {
  return JSON.stringify([kind, ...path]);
}

function describePlace({ path, kind }: MergeConflict, { versions, blocks, kindSchema }: ConflictNames): string {
  const last = path.findLastIndex((step, index) => isBlockStep(path, step, index));
  const blockPath = path.slice(0, last + 1);
  const found = versions.flatMap((version) => {
    const at = last < 0 ? null : findMergePath(version, blockPath);
    const block = listPageBlocks(version, blocks).find((one) => at !== null && isSamePath(one.path, at));
    return block ? [block] : [];
  })[0];
  const [first, ...rest] = path.slice(last + 1);
  const schema = found ? blocks.get(found.type)?.schema : kindSchema;
  const labels = found && first === 'props' ? listLabels(schema, rest) : [];
  const own = found ? labels : listLabels(schema, path);
  const isGate = found !== undefined && (first === 'gate' || first === 'disabled');
  const field =
    kind === 'order'
      ? conflictsMessages.order()
      : isGate
        ? changesMessages.gate()
        : own.length > 0
          ? own.join(' › ')
          : conflictsMessages.whole();
  return found ? conflictsMessages.place({ block: found.name, field }) : field;
}

/** Whether a step names a block: an item of `blocks`, or of a slot. */
function isBlockStep(path: readonly MergeStep[], step: MergeStep, index: number): boolean {
  return typeof step !== 'string' && (path[index - 1] === 'blocks' || path[index - 2] === 'slots');
}

function isSamePath(one: readonly (string | number)[], other: readonly (string | number)[]): boolean {
  return one.length === other.length && one.every((step, index) => step === other[index]);
}

/** Labels of the settings on the way; steps without one are left out. */
function listLabels(schema: unknown, path: readonly MergeStep[]): readonly string[] {
  const labels: string[] = [];
  let fields: readonly SchemaField[] = listSchemaFields(schema);
  for (const step of path) {
    const field = fields.find(({ key }) => key === step);
    if (!field) continue;
    labels.push(field.label);
    fields = field.kind === 'group' ? field.listFields() : [];
  }
  return labels;
}

const LONGEST = 400;

/** The words in a value, without names of properties. */
function describeValue(value: unknown): string {
  if (value === undefined || value === null) return conflictsMessages.absent();
  const words = listWords(value).join(' · ');
  return words.length > LONGEST ? `${words.slice(0, LONGEST).trimEnd()}…` : words;
}

function listWords(value: unknown): readonly string[] {
  if (typeof value === 'boolean') return [value ? conflictsMessages.on() : conflictsMessages.off()];
  if (Array.isArray(value)) return value.flatMap(listWords);
  if (!isJsonObject(value)) return value === null || value === undefined || value === '' ? [] : [String(value)];
  const isBlock = typeof value['id'] === 'string' && typeof value['type'] === 'string';
  return Object.entries(value)
    .filter(([key]) => !(key.startsWith('$') || key === 'version' || (isBlock && (key === 'id' || key === 'type'))))
    .flatMap(([key]) => listWords(getValueAt(value, [key])));
}
