import { isValueReplacedWhenMerged } from './atomic-value.ts';
import { isJsonObject, isListOfObjectsWithId, type JsonObject, type ObjectWithId } from './json.ts';

/** A property, or an item of a list by its id, because its index differs between versions. */
export type MergeStep = string | { readonly id: string };

export interface MergeConflict {
  readonly path: readonly MergeStep[];
  /** Whether both sides changed a value, or moved items of a list to different places. */
  readonly kind: 'value' | 'order';
  /** Undefined for a value that is missing; the ids of the items in conflicts of order. */
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export type MergeSide = 'mine' | 'theirs';

export interface MergedVersions {
  readonly value: unknown;
  readonly conflicts: readonly MergeConflict[];
}

interface Merge {
  readonly conflicts: MergeConflict[];
  readonly choose: (conflict: MergeConflict) => MergeSide;
}

interface Versions<Value> {
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}

type Lists = Versions<readonly ObjectWithId[]>;

/**
 * Three-way merge of two versions of a document that both come from `base`.
 *
 * Objects merge by key, lists of objects with an `id` by id. Other lists, atomic values, and objects whose `type` changes
 * are taken whole. What both sides change differently is a conflict, which has the value of the side that `choose` returns.
 */
export function mergeVersions(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  choose: (conflict: MergeConflict) => MergeSide = () => 'mine',
): MergedVersions {
  const merge: Merge = { conflicts: [], choose };
  const value = mergeValue(merge, [], base, mine, theirs);
  return { value, conflicts: merge.conflicts };
}

/** Index path in one of the versions; null if that version has no such item. */
export function findMergePath(version: unknown, path: readonly MergeStep[]): readonly (string | number)[] | null {
  let value = version;
  const found: (string | number)[] = [];
  for (const step of path) {
    const key = typeof step === 'string' ? step : indexOfId(value, step.id);
    if (key === -1) return null;
    found.push(key);
    value = Object(value)[key];
  }
  return found;
}

/** Whether two JSON values are equal; the order of keys does not count. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one))
    return (
      Array.isArray(other) && one.length === other.length && one.every((item, index) => isSameJson(item, other[index]))
    );
  if (!isJsonObject(one) || !isJsonObject(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSameJson(one[key], other[key]))
  );
}

function mergeValue(merge: Merge, path: readonly MergeStep[], base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSameJson(mine, theirs) || isSameJson(base, theirs)) return mine;
  if (isSameJson(base, mine)) return theirs;
  const objects = { base: base ?? {}, mine, theirs };
  if (areMergedByKey(objects)) return mergeObjects(merge, path, objects);
  const lists = { base: base ?? [], mine, theirs };
  if (areMergedById(lists)) return mergeLists(merge, path, lists);
  return settle(merge, { path, kind: 'value', base, mine, theirs }) === 'mine' ? mine : theirs;
}

function mergeObjects(
  merge: Merge,
  path: readonly MergeStep[],
  { base, mine, theirs }: Versions<JsonObject>,
): JsonObject {
  const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  const entries = [...keys].flatMap((key) => {
    const value = mergeValue(merge, [...path, key], getOwn(base, key), getOwn(mine, key), getOwn(theirs, key));
    return value === undefined ? [] : [[key, value] as const];
  });
  return Object.fromEntries(entries);
}

function mergeLists(merge: Merge, path: readonly MergeStep[], { base, mine, theirs }: Lists): readonly unknown[] {
  const [bases, mines, others] = [base, mine, theirs].map((list) => new Map(list.map((item) => [item.id, item])));
  const merged = new Map<string, unknown>();
  for (const id of new Set([...mine, ...theirs].map((item) => item.id))) {
    const item = mergeValue(merge, [...path, { id }], bases?.get(id), mines?.get(id), others?.get(id));
    if (item !== undefined) merged.set(id, item);
  }
  const listMergedIds = (list: readonly ObjectWithId[]) => list.map(({ id }) => id).filter((id) => merged.has(id));
  return mergeOrder(merge, path, listMergedIds(base), listMergedIds(mine), listMergedIds(theirs)).map((id) =>
    merged.get(id),
  );
}

function mergeOrder(
  merge: Merge,
  path: readonly MergeStep[],
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): readonly string[] {
  const shared = new Set(mine.filter((id) => theirs.includes(id)));
  const order = (ids: readonly string[]) => ids.filter((id) => shared.has(id));
  const conflict: MergeConflict = { path, kind: 'order', base: order(base), mine: order(mine), theirs: order(theirs) };
  const fixed = isSameJson(conflict.mine, conflict.theirs)
    ? 'mine'
    : isSameJson(conflict.base, conflict.theirs)
      ? 'mine'
      : isSameJson(conflict.base, conflict.mine)
        ? 'theirs'
        : settle(merge, conflict);
  const anchors = fixed === 'mine' ? order(mine) : order(theirs);
  const [runs, others] = [mine, theirs].map((ids) => listRunsAfter(ids, shared));
  return [null, ...anchors].flatMap((anchor) => [
    ...(anchor === null ? [] : [anchor]),
    ...inFixedOrder(runs?.get(anchor) ?? [], others?.get(anchor) ?? []),
  ]);
}

/** Ids of one side alone by the shared id that they follow; null for those that come first. */
function listRunsAfter(ids: readonly string[], shared: ReadonlySet<string>): ReadonlyMap<string | null, string[]> {
  const runs = new Map<string | null, string[]>();
  let anchor: string | null = null;
  for (const id of ids) {
    if (shared.has(id)) anchor = id;
    else runs.set(anchor, [...(runs.get(anchor) ?? []), id]);
  }
  return runs;
}

/** Both runs, in an order that does not depend on which side is mine. */
function inFixedOrder(one: readonly string[], other: readonly string[]): readonly string[] {
  return (one[0] ?? '') < (other[0] ?? '') ? [...one, ...other] : [...other, ...one];
}

function settle(merge: Merge, conflict: MergeConflict): MergeSide {
  merge.conflicts.push(conflict);
  return merge.choose(conflict);
}

/** Objects of another `type`, such as blocks, have other properties, which must not be mixed. */
function areMergedByKey(objects: Versions<unknown>): objects is Versions<JsonObject> {
  const { base, mine, theirs } = objects;
  return (
    isJsonObject(base) &&
    [mine, theirs].every((one) => isJsonObject(one) && !isValueReplacedWhenMerged(one)) &&
    isSameJson(Object(mine).type, Object(theirs).type) &&
    (base['type'] === undefined || isSameJson(base['type'], Object(mine).type))
  );
}

function areMergedById(lists: Versions<unknown>): lists is Lists {
  return Object.values(lists).every((list) => Array.isArray(list) && isListOfObjectsWithId(list) && hasUniqueIds(list));
}

function hasUniqueIds(list: readonly ObjectWithId[]): boolean {
  return new Set(list.map(({ id }) => id)).size === list.length;
}

function getOwn(object: JsonObject, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

function indexOfId(list: unknown, id: string): number {
  return Array.isArray(list) ? list.findIndex((item: unknown) => Object(item).id === id) : -1;
}
