import { parseRequestPath } from '../site/routes/request-path.ts';
import type { SiteRoute } from '../site/routes/route.ts';

/**
 * Path for analytics, with the names of parameters without a resolver, whose values may be tokens. Null where it equals
 * the path.
 */
export function hideParamValuesInAnalyticsPath(
  pathname: string,
  { route, params }: { readonly route: Pick<SiteRoute, 'params'>; readonly params: Readonly<Record<string, string>> },
): string | null {
  const names = new Map(
    Object.entries(params).flatMap(([name, value]) =>
      name === '*' || Object.hasOwn(route.params, name) ? [] : [[value, `:${name}`]],
    ),
  );
  if (names.size === 0) return null;
  const segments = parseRequestPath(pathname)?.segments ?? [];
  return `/${segments.map((segment) => names.get(segment) ?? encodeURIComponent(segment)).join('/')}`;
}
