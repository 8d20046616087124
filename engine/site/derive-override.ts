import { isValueReplacedWhenMerged } from './atomic-value.ts';
import { isJsonObject, isListOfObjectsWithId, type JsonObject, type ObjectWithId } from './json.ts';
import { mergeWithInheritedDocument } from './merge-documents.ts';

/**
 * The document of a site that gives `merged` together with the inherited one: the reverse of
 * `mergeWithInheritedDocument`. Existing overrides stay as they are, so that unrelated lines of a file don't change.
 *
 * An inherited property can't be removed: it has its inherited value afterwards.
 */
export function deriveOverride(parent: JsonObject | undefined, own: JsonObject, merged: JsonObject): JsonObject {
  if (own['inherit'] === false) return inOrderOf(own, { ...merged, inherit: false });
  return parent ? subtractObject(parent, own, merged) : merged;
}

function subtractObject(parent: JsonObject, own: JsonObject, merged: JsonObject): JsonObject {
  const override: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(merged)) {
    const result = Object.hasOwn(parent, key) ? subtractValue(parent[key], own[key], value) : { value };
    if (result) override[key] = result.value;
  }
  return inOrderOf(own, override);
}

/** Null where the inherited value is enough. */
function subtractValue(parent: unknown, own: unknown, merged: unknown): { readonly value: unknown } | null {
  if (own !== undefined && isSame(mergeValue(parent, own), merged)) return { value: own };
  if (isSame(parent, merged)) return null;
  if (isJsonObject(parent) && isJsonObject(merged)) {
    if (isValueReplacedWhenMerged(parent) || isValueReplacedWhenMerged(merged)) return { value: merged };
    return { value: subtractObject(parent, isJsonObject(own) ? own : {}, merged) };
  }
  if (isMergedList(parent) && isMergedList(merged))
    return { value: subtractList(parent, isMergedList(own) ? own : [], merged) };
  return { value: merged };
}

function subtractList(
  parent: readonly ObjectWithId[],
  own: readonly ObjectWithId[],
  merged: readonly ObjectWithId[],
): readonly ObjectWithId[] {
  const removed = parent
    .filter(({ id }) => !merged.some((item) => item.id === id))
    .map(({ id }) => own.find((item) => item.id === id && item['disabled'] === true) ?? { id, disabled: true });
  const places = placesOf(parent, merged);
  const changed = merged.flatMap((item): ObjectWithId[] => {
    const inherited = parent.find(({ id }) => id === item.id);
    const { before: _, disabled: __, ...former } = own.find(({ id }) => id === item.id) ?? { id: item.id };
    const before = places.get(item.id);
    const place = before === undefined ? {} : { before };
    if (!inherited) return [{ ...inOrderOf(former, item), ...place, id: item.id }];
    const override = subtractObject(inherited, former, item);
    const result = { id: item.id, ...override, ...place };
    return Object.keys(result).length > 1 ? [result] : [];
  });
  return [...changed, ...removed];
}

/** The successor of each item that has to name it, because it is not where the merge would put it. */
function placesOf(parent: readonly ObjectWithId[], merged: readonly ObjectWithId[]): ReadonlyMap<string, string> {
  const ids = merged.map(({ id }) => id);
  const inherited = parent.map(({ id }) => id).filter((id) => ids.includes(id));
  const usual = [...inherited, ...ids.filter((id) => !inherited.includes(id))];
  const fixed = new Set(longestRunTo(ids.map((id) => usual.indexOf(id))).map((index) => ids[index]));
  return new Map(
    ids.slice(0, -1).flatMap((id, index) => {
      const next = ids[index + 1];
      return fixed.has(id) || next === undefined ? [] : [[id, next] as const];
    }),
  );
}

/** Indexes of the longest increasing subsequence that ends with the last number, which nothing can be placed after. */
function longestRunTo(numbers: readonly number[]): readonly number[] {
  const runs: number[][] = [];
  numbers.forEach((number, index) => {
    const before = runs.filter((run) => Number(numbers[run.at(-1) ?? 0]) < number);
    const longest = before.reduce<number[]>((best, run) => (run.length > best.length ? run : best), []);
    runs.push([...longest, index]);
  });
  return runs.at(-1) ?? [];
}

function mergeValue(parent: unknown, own: unknown): unknown {
  return mergeWithInheritedDocument({ value: parent }, { value: own })['value'];
}

function isMergedList(value: unknown): value is readonly ObjectWithId[] {
  return Array.isArray(value) && isListOfObjectsWithId(value);
}

/** Sorts keys in the order of `like`, then all others. */
function inOrderOf(like: JsonObject, object: JsonObject): JsonObject {
  const known = Object.keys(like).filter((key) => Object.hasOwn(object, key));
  return Object.fromEntries([...new Set([...known, ...Object.keys(object)])].map((key) => [key, object[key]]));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
