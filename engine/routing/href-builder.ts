import { buildPathFromPattern, buildQueryString } from '../site/routes/build-path.ts';
import { parsePathPattern } from '../site/routes/path-pattern.ts';

/**
 * Addresses of the routes in a small table of path patterns, such as the one that a page brings to the browser.
 * The function throws a RangeError for a route that the table doesn't hold and for params that don't fill its path.
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
    return buildPathFromPattern(pattern.segments, params) + buildQueryString(query);
  };
}
