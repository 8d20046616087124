import type { ConfigErrorCode } from '../../validation/config-error.ts';
import { parsePattern, rankOf, shapeOf, withoutOptionals } from './pattern.ts';
import type { Route } from './route.ts';

/** What is wrong with a route's path; the pointer is into the routes document. */
export interface RouteProblem {
  readonly id: string;
  readonly code: ConfigErrorCode;
  readonly message: string;
}

/** Paths that can't be read, and pairs of routes that match the same paths with the same rank. */
export function checkRoutes(routes: Iterable<Pick<Route, 'id' | 'path'>>): readonly RouteProblem[] {
  const problems: RouteProblem[] = [];
  const taken = new Map<string, string>();
  for (const { id, path } of routes) {
    if (path === null) continue;
    const pattern = parsePattern(path);
    if (!pattern.ok) {
      problems.push({
        id,
        code: 'wrong-format',
        message: `Path "${path}" of route "${id}" can't be read: ${pattern.message}`,
      });
      continue;
    }
    const others = new Set<string>();
    for (const segments of withoutOptionals(pattern.segments)) {
      const shape = `${rankOf(segments)} ${shapeOf(segments)}`;
      const other = taken.get(shape);
      if (other === undefined) taken.set(shape, id);
      else if (other !== id) others.add(other);
    }
    for (const other of others) {
      const message = `Path "${path}" of route "${id}" matches the same addresses as route "${other}".`;
      problems.push({ id, code: 'route-collision', message });
    }
  }
  return problems;
}
