import { buildPathFromPattern, formatQueryWithQuestionMark } from '../site/routes/build-path.ts';
import { parsePathPattern } from '../site/routes/path-pattern.ts';

/**
 * Builds addresses from path patterns, such as those sent to the browser. Throws a RangeError for an unknown route or
 * wrong params.
 */
export function createHrefBuilder(patterns: Readonly<Record<string, string>>) {
  return (
    id: string,
    params: Readonly<Record<string, string>> = {},
    query?: Readonly<Record<string, string>>,
  ): string => {
    const pattern = Object.hasOwn(patterns, id) ? parsePathPattern(patterns[id] ?? '') : null;
    if (!pattern?.ok)
      throw new RangeError(`this page holds no path of route "${id}"; name it in the block's x-block.routes`);
    return buildPathFromPattern(pattern.segments, params) + formatQueryWithQuestionMark(query);
  };
}
