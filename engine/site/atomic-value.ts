import { isJsonObject, type JsonObject } from './json.ts';

const LINK = new Set(['route', 'params', 'query', 'hash', 'page', 'href']);

/**
 * Whether an object is replaced rather than merged: a gate, link, picture, content reference or entry, typeface or
 * shadow.
 */
export function isValueReplacedWhenMerged(value: JsonObject): boolean {
  const keys = Object.keys(value);
  if (keys.length === 1) {
    const [key] = keys;
    if (key === 'all' || key === 'any') return Array.isArray(value[key]);
    if (key === 'not') return typeof value[key] === 'string' || isJsonObject(value[key]);
    if (key === 'content') return typeof value[key] === 'string';
  }
  const has = (...names: string[]) => names.every((name) => typeof value[name] === 'string');
  if (keys.every((key) => LINK.has(key))) return has('route') || has('page') || has('href');
  if (has('asset') && 'alt' in value) return true;
  if (has('type') && 'value' in value && keys.length === 2) return true;
  return has('family', 'file') || (has('colour') && 'blur' in value);
}
