import type { ApiCallMethodAndPath, CallQuery } from '#schemas/api/call.ts';

const PARAMETER = /\{(\w+)\}/g;

/** Caches the parsed paths of the contract. */
const known = new Map<string, readonly string[]>();

/** Names of the parameters of a path of the contract, in order. */
export function listCallPathParameterNames(path: string): readonly string[] {
  const before = known.get(path);
  if (before) return before;
  const names = [...path.matchAll(PARAMETER)].flatMap(([, name]) => (name === undefined ? [] : [name]));
  known.set(path, names);
  return names;
}

/** @throws TypeError for a missing path parameter, or one that would leave its segment. */
export function buildCallPath(
  call: Pick<ApiCallMethodAndPath, 'id' | 'base' | 'path'>,
  params: Readonly<Record<string, string | undefined>>,
  query: CallQuery,
): string {
  const path = call.path.replace(PARAMETER, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '' || value === '.' || value === '..') {
      throw new TypeError(`${call.id} needs the path parameter ${name}`);
    }
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  return search.size > 0 ? `${call.base}${path}?${search}` : `${call.base}${path}`;
}
