import type { CallAddress, CallQuery } from '#schemas/api/call.ts';

const PARAMETER = /\{(\w+)\}/g;

/** Names of the parameters of a path, in order. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(PARAMETER)].flatMap(([, name]) => (name === undefined ? [] : [name]));
}

/** @throws TypeError when a parameter of the path is missing, or is one that would leave its segment. */
export function callPath(
  call: Pick<CallAddress, 'id' | 'base' | 'path'>,
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
