import type { ConfigErrorCode } from '../../validation/config-error.ts';
import { expandOptionalSegments, parsePathPattern, rankPathPattern, toPathPatternShape } from './path-pattern.ts';
import type { SiteRoute } from './route.ts';

/** What is wrong with a route's path; the pointer is into the routes document. */
export interface RouteProblem {
  readonly id: string;
  /** The route that it collides with, which is listed before it. */
  readonly other: string | null;
  readonly code: ConfigErrorCode;
  readonly message: string;
}

/** Paths that can't be read, and pairs of routes that match the same paths with the same rank. */
export function findRouteProblems(routes: Iterable<Pick<SiteRoute, 'id' | 'path'>>): readonly RouteProblem[] {
  const problems: RouteProblem[] = [];
  const taken = new Map<string, string>();
  for (const { id, path } of routes) {
    if (path === null) continue;
    const pattern = parsePathPattern(path);
    if (!pattern.ok) {
      problems.push({
        id,
        other: null,
        code: 'wrong-format',
        message: `Path "${path}" of route "${id}" can't be read: ${pattern.message}`,
      });
      continue;
    }
    const others = new Set<string>();
    for (const segments of expandOptionalSegments(pattern.segments)) {
      const shape = `${rankPathPattern(segments)} ${toPathPatternShape(segments)}`;
      const other = taken.get(shape);
      if (other === undefined) taken.set(shape, id);
      else if (other !== id) others.add(other);
    }
    for (const other of others) {
      const message = `Routes "${other}" and "${id}" match the same addresses: "${path}".`;
      problems.push({ id, other, code: 'route-collision', message });
    }
  }
  return problems;
}
