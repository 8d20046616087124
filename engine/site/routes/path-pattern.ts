/** One segment of a path pattern. `text` is the segment as written; A to Z match in any case. */
export type PathPatternSegment =
  | { readonly kind: 'static'; readonly text: string; readonly folded: string }
  | { readonly kind: 'param'; readonly name: string; readonly optional: boolean }
  | { readonly kind: 'rest' };

export type PathPatternResult =
  | { readonly ok: true; readonly segments: readonly PathPatternSegment[] }
  | { readonly ok: false; readonly message: string };

const MOST_OPTIONAL = 4;

/** Reads a path pattern such as `/blog/category/:slug/:page?` or `/purchase/:partner/*`. */
export function parsePathPattern(pattern: string): PathPatternResult {
  const texts = pattern === '*' ? ['*'] : pattern.split('/').slice(1);
  const segments = (texts.length === 1 && texts[0] === '' ? [] : texts).map(readSegment);
  const names = segments.flatMap((segment) => (segment.kind === 'param' ? [segment.name] : []));
  const rest = segments.findIndex(({ kind }) => kind === 'rest');
  if (pattern !== '*' && !pattern.startsWith('/')) return refusal('A path starts with "/".');
  if (rest !== -1 && rest !== segments.length - 1) return refusal('"*" takes the rest of a path, so it comes last.');
  if (new Set(names).size < names.length) return refusal('A path names each parameter once.');
  if (segments.some((segment) => segment.kind === 'static' && segment.text === ''))
    return refusal('A path has no empty segment.');
  if (segments.filter((segment) => segment.kind === 'param' && segment.optional).length > MOST_OPTIONAL) {
    return refusal(`A path has at most ${MOST_OPTIONAL} optional parameters.`);
  }
  return { ok: true, segments };
}

function refusal(message: string): PathPatternResult {
  return { ok: false, message };
}

function readSegment(text: string): PathPatternSegment {
  if (text === '*') return { kind: 'rest' };
  if (!text.startsWith(':')) return { kind: 'static', text, folded: toAsciiLowerCase(text) };
  const optional = text.endsWith('?');
  return { kind: 'param', name: optional ? text.slice(1, -1) : text.slice(1), optional };
}

/** Lower-cases A to Z only, because patterns are ASCII. */
export function toAsciiLowerCase(text: string): string {
  return /[A-Z]/.test(text) ? text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()) : text;
}

/** All variants without optional parameters, longest first, as React Router does. */
export function expandOptionalSegments(
  segments: readonly PathPatternSegment[],
): readonly (readonly PathPatternSegment[])[] {
  const [first, ...rest] = segments;
  if (!first) return [[]];
  const others = expandOptionalSegments(rest);
  const variantsWithFirst = others.map((other) => [first, ...other]);
  return first.kind === 'param' && first.optional ? [...variantsWithFirst, ...others] : variantsWithFirst;
}

/** Rank of a pattern as in React Router: static 10, parameter 3, plus 1 per segment, minus 2 for a wildcard. */
export function rankPathPattern(segments: readonly PathPatternSegment[]): number {
  // React Router counts "/" as two empty segments.
  if (segments.length === 0) return 4;
  return segments.reduce((rank, segment) => rank + SCORES[segment.kind], 2);
}

const SCORES = { static: 11, param: 4, rest: -1 } as const;

/** Two branches of the same shape match the same paths. */
export function toPathPatternShape(segments: readonly PathPatternSegment[]): string {
  return segments
    .map((segment) => (segment.kind === 'static' ? segment.folded : segment.kind === 'param' ? ':' : '*'))
    .join('/');
}
