import { buildPathFromPattern, formatQueryWithQuestionMark } from './build-path.ts';
import {
  expandOptionalSegments,
  type PathPatternSegment,
  parsePathPattern,
  rankPathPattern,
  toAsciiLowerCase,
} from './path-pattern.ts';
import type { DecodedRequestPath } from './request-path.ts';
import type { SiteRoute } from './route.ts';

/** A matched route. `exact`: without parameters; `moved`: by a former path. */
export interface RouteMatch {
  readonly route: SiteRoute;
  readonly params: Readonly<Record<string, string>>;
  readonly exact: boolean;
  readonly moved: boolean;
}

/** The addresses of a site. */
export interface RouteTable {
  readonly routes: ReadonlyMap<string, SiteRoute>;
  /** The route that a path leads to, ranked as React Router ranks; null where there is none. */
  match(path: DecodedRequestPath): RouteMatch | null;
  /**
   * Path and query of a route.
   *
   * @throws RangeError for a route that is unknown or has no path of its own, and for params that don't fill its path.
   */
  href(id: string, params?: Readonly<Record<string, string>>, query?: Readonly<Record<string, string>>): string;
  /** Names of the path parameters of a route, in order. */
  params(id: string): readonly { readonly name: string; readonly optional: boolean }[];
}

/** A route together with the paths that sites it descends from gave it. */
export interface RouteWithFormerPaths {
  readonly route: SiteRoute;
  readonly formerPaths: readonly string[];
}

interface Branch {
  readonly route: SiteRoute;
  readonly segments: readonly PathPatternSegment[];
  readonly rank: number;
  readonly exact: boolean;
  readonly moved: boolean;
}

/**
 * Compiles a route table. Equal ranks prefer current paths, then list order. Unreadable paths are left out and reported
 * by `findRouteProblems`.
 */
export function compileRouteTable(definitions: readonly RouteWithFormerPaths[]): RouteTable {
  const compiled = definitions.map(({ route }) => [route.id, compileRoute(route)] as const);
  const patterns = new Map(compiled.map(([id, { pattern }]) => [id, pattern]));
  const former = definitions.flatMap(({ route, formerPaths }) =>
    formerPaths.flatMap((path) => compilePath(route, path, true).branches),
  );
  const branches = [...compiled.flatMap(([, own]) => own.branches), ...former];
  const routes = new Map(definitions.map(({ route }) => [route.id, route]));
  const find = index(branches.sort((a, b) => b.rank - a.rank || Number(a.moved) - Number(b.moved)));

  return {
    routes,
    match({ segments }) {
      const folded = segments.map(toAsciiLowerCase);
      for (const branch of find(folded[0])) {
        const params = matchBranch(branch.segments, segments, folded);
        if (params) return { route: branch.route, params, exact: branch.exact, moved: branch.moved };
      }
      return null;
    },
    href(id, params = {}, query) {
      const segments = patterns.get(id);
      if (!segments) throw new RangeError(`route "${id}" has no path on this site`);
      return buildPathFromPattern(segments, params) + formatQueryWithQuestionMark(query);
    },
    params(id) {
      return (patterns.get(id) ?? []).flatMap((segment) =>
        segment.kind === 'param' ? [{ name: segment.name, optional: segment.optional }] : [],
      );
    },
  };
}

/** Caches compiled routes shared by several tables. */
const unmoved = new WeakMap<SiteRoute, Compiled>();

interface Compiled {
  readonly pattern: readonly PathPatternSegment[] | null;
  readonly branches: readonly Branch[];
}

function compileRoute(route: SiteRoute): Compiled {
  const known = unmoved.get(route);
  if (known) return known;
  const compiled = compilePath(route, route.path, false);
  unmoved.set(route, compiled);
  return compiled;
}

function compilePath(route: SiteRoute, path: string | null, moved: boolean): Compiled {
  const pattern = path === null ? null : parsePathPattern(path);
  if (!pattern?.ok) return { pattern: null, branches: [] };
  const branches = expandOptionalSegments(pattern.segments).map((segments) => ({
    route,
    segments,
    rank: rankPathPattern(segments),
    exact: segments.every(({ kind }) => kind === 'static'),
    moved,
  }));
  return { pattern: pattern.segments, branches };
}

/** Index by first path segment. */
function index(ranked: readonly Branch[]): (first: string | undefined) => readonly Branch[] {
  const open = ranked.filter(({ segments }) => segments[0]?.kind !== 'static');
  const firsts = ranked.flatMap(({ segments: [first] }) => (first?.kind === 'static' ? [first.folded] : []));
  const buckets = new Map<string, readonly Branch[]>();
  for (const text of new Set(firsts)) {
    const inBucket = ({ segments: [first] }: Branch) => first?.kind !== 'static' || first.folded === text;
    buckets.set(text, ranked.filter(inBucket));
  }
  return (first) => (first === undefined ? open : (buckets.get(first) ?? open));
}

function matchBranch(
  pattern: readonly PathPatternSegment[],
  segments: readonly string[],
  folded: readonly string[],
): Record<string, string> | null {
  const rest = pattern.at(-1)?.kind === 'rest';
  const fixed = rest ? pattern.length - 1 : pattern.length;
  if (rest ? segments.length < fixed : segments.length !== fixed) return null;
  const params: [string, string][] = [];
  for (let at = 0; at < fixed; at += 1) {
    const expected = pattern[at];
    const text = segments[at];
    if (!expected || text === undefined) return null;
    if (expected.kind === 'static' && expected.folded !== folded[at]) return null;
    if (expected.kind === 'param') params.push([expected.name, text]);
  }
  if (rest) params.push(['*', segments.slice(fixed).join('/')]);
  return Object.fromEntries(params);
}
