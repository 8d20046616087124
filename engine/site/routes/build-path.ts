import type { PathPatternSegment } from './path-pattern.ts';

/**
 * Fills a pattern with parameters, encoding each. Optional parameters may be left out from the end.
 *
 * @throws RangeError when a parameter is missing, empty, `.` or `..`, or when a later optional one is given without an
 * earlier one.
 */
export function buildPathFromPattern(
  segments: readonly PathPatternSegment[],
  params: Readonly<Record<string, string>>,
): string {
  let path = '';
  let ended: string | null = null;
  for (const segment of segments) {
    if (segment.kind === 'static') path += `/${segment.text}`;
    else if (segment.kind === 'rest') path += restOf(params['*'] ?? '');
    else {
      const value = Object.hasOwn(params, segment.name) ? params[segment.name] : undefined;
      if (value === undefined) {
        if (!segment.optional) throw new RangeError(`parameter "${segment.name}" is missing`);
        ended ??= segment.name;
        continue;
      }
      if (segment.optional && ended) throw new RangeError(`parameter "${segment.name}" needs "${ended}"`);
      path += `/${encoded(segment.name, value)}`;
    }
  }
  return path || '/';
}

function restOf(rest: string): string {
  return rest === ''
    ? ''
    : `/${rest
        .split('/')
        .map((part) => encoded('*', part))
        .join('/')}`;
}

function encoded(name: string, value: string): string {
  if (value === '' || value === '.' || value === '..') throw new RangeError(`parameter "${name}" can't be "${value}"`);
  return encodeURIComponent(value);
}

/** `?a=b`, or nothing for an empty query. */
export function formatQueryWithQuestionMark(
  query: Readonly<Record<string, string>> | URLSearchParams | undefined,
): string {
  const text = new URLSearchParams(query).toString();
  return text === '' ? '' : `?${text}`;
}
