import { isValueReplacedWhenMerged } from './atomic-value.ts';
import { isJsonObject, isListOfObjectsWithId, type JsonObject, type ObjectWithId } from './json.ts';

/**
 * Merges a site's document with the inherited one.
 *
 * Objects merge by key. Lists of objects with an `id` merge by id: inherited order first, new items last or `before` a
 * named one; `disabled: true` removes one. Other lists and atomic values are replaced. `inherit: false` starts afresh.
 * The result has no instructions and shares unchanged parts.
 */
export function mergeWithInheritedDocument(parent: JsonObject | undefined, child: JsonObject): JsonObject {
  const { inherit, ...own } = child;
  const base = inherit === false ? undefined : parent;
  return base ? mergeObjects(base, own) : settleObject(own);
}

function mergeValues(parent: unknown, child: unknown): unknown {
  if (isJsonObject(parent) && isJsonObject(child)) {
    if (isValueReplacedWhenMerged(parent) || isValueReplacedWhenMerged(child))
      return sameJson(parent, child) ? parent : child;
    return mergeObjects(parent, child);
  }
  if (Array.isArray(parent) && Array.isArray(child)) {
    if (isListOfObjectsWithId(parent) && isListOfObjectsWithId(child)) return mergeLists(parent, child);
    return sameJson(parent, child) ? parent : settle(child);
  }
  return Object.is(parent, child) ? parent : settle(child);
}

function mergeObjects(parent: JsonObject, child: JsonObject): JsonObject {
  const merged = new Map(Object.entries(parent));
  let changed = false;
  for (const [key, value] of Object.entries(child)) {
    const result = merged.has(key) ? mergeValues(merged.get(key), value) : settle(value);
    if (merged.has(key) && result === merged.get(key)) continue;
    merged.set(key, result);
    changed = true;
  }
  return changed ? Object.fromEntries(merged) : parent;
}

function mergeLists(parent: readonly ObjectWithId[], child: readonly ObjectWithId[]): readonly ObjectWithId[] {
  const merged = [...parent];
  const removed = new Set<string>();
  const places = new Map<string, unknown>();
  for (const item of child) {
    const { before, disabled, ...rest } = item;
    const own = 'before' in item || 'disabled' in item ? rest : item;
    const at = merged.findIndex(({ id }) => id === item.id);
    const inherited = merged[at];
    if (disabled === true) {
      removed.add(item.id);
      continue;
    }
    if (inherited) merged[at] = withId(mergeObjects(inherited, own), inherited);
    else merged.push(withId(settleObject(own), item));
    if (before !== undefined) places.set(item.id, before);
  }
  for (const id of inTurn(places)) moveBefore(merged, id, places.get(id));
  const remaining = removed.size > 0 ? merged.filter(({ id }) => !removed.has(id)) : merged;
  return remaining.length === parent.length && remaining.every((item, index) => item === parent[index])
    ? parent
    : remaining;
}

/** Sorts moved items, because the item before which one is placed may itself move. */
function inTurn(places: ReadonlyMap<string, unknown>): ReadonlySet<string> {
  const turns = new Set<string>();
  for (const first of places.keys()) {
    const waiting: string[] = [];
    for (let id: unknown = first; typeof id === 'string' && places.has(id) && !turns.has(id); id = places.get(id)) {
      if (waiting.includes(id)) break;
      waiting.push(id);
    }
    for (const id of waiting.reverse()) turns.add(id);
  }
  return turns;
}

/** Moves an item before another if that exists. */
function moveBefore(items: ObjectWithId[], id: string, before: unknown): void {
  const from = items.findIndex((item) => item.id === id);
  const place = items.findIndex((item) => item.id === before);
  if (from === -1 || place === -1 || place === from) return;
  const moved = items.splice(from, 1);
  items.splice(place > from ? place - 1 : place, 0, ...moved);
}

function withId(object: JsonObject, like: ObjectWithId): ObjectWithId {
  return hasId(object) ? object : { ...object, id: like.id };
}

function hasId(object: JsonObject): object is ObjectWithId {
  return typeof object['id'] === 'string';
}

/** Removes instructions from a value that has no inherited counterpart. */
function settle(value: unknown): unknown {
  if (isJsonObject(value)) return settleObject(value);
  if (!Array.isArray(value)) return value;
  if (value.length > 0 && isListOfObjectsWithId(value)) {
    const settled = mergeLists([], value);
    return settled.length === value.length && settled.every((item, index) => item === value[index]) ? value : settled;
  }
  const settled = value.map(settle);
  return settled.every((item, index) => item === value[index]) ? value : settled;
}

function settleObject(object: JsonObject): JsonObject {
  const settled = Object.entries(object).map(([key, value]) => [key, settle(value)] as const);
  return settled.every(([key, value]) => value === object[key]) ? object : Object.fromEntries(settled);
}

function sameJson(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((item, i) => sameJson(item, b[i]));
  if (!isJsonObject(a) || !isJsonObject(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && sameJson(a[key], b[key]))
  );
}
