import type { SiteRoute } from '../site/routes/route.ts';
import { builtInParamResolvers } from './built-in-param-resolvers.ts';
import type { ParamResolver, ParamResolvers, ResolvedParam, ResolvedParams } from './param-resolver.ts';
import type { RouteDecisionInput } from './route-request.ts';

export interface ParamResolution {
  readonly ok: boolean;
  readonly named: ResolvedParams;
  readonly steps: readonly { readonly param: string; readonly decision: string }[];
}

/** Resolves the path parameters in order, then those of the query; stops at the first that names nothing. */
export async function resolveParams(
  { site, visitor, resolvers, url }: Pick<RouteDecisionInput, 'site' | 'visitor' | 'resolvers' | 'url'>,
  route: Pick<SiteRoute, 'id' | 'params' | 'query'>,
  params: Readonly<Record<string, string>>,
): Promise<ParamResolution> {
  const steps: { param: string; decision: string }[] = [];
  let named: ResolvedParams = {};
  for (const [param, value] of [...Object.entries(params), ...queryParams(url, route)]) {
    const name = Object.hasOwn(route.params, param) ? route.params[param] : undefined;
    if (name === undefined) continue;
    const resolve = resolverNamed(name, resolvers);
    const context = { site: site.view, visitor, routeId: route.id, param, params, named };
    const thing: ResolvedParam | null = resolve ? await resolve(value, context) : null;
    if (!thing) {
      steps.push({ param, decision: resolve ? `${name} knows no "${value}"` : `there is no resolver "${name}"` });
      return { ok: false, named, steps };
    }
    steps.push({
      param,
      decision: `${name} "${thing.canonical ?? value}"${thing.type ? ` of type ${thing.type}` : ''}`,
    });
    named = { ...named, [param]: thing };
  }
  return { ok: true, named, steps };
}

function queryParams({ searchParams }: URL, { query }: Pick<SiteRoute, 'query'>): [string, string][] {
  return query.flatMap((name) => {
    const value = searchParams.get(name);
    return value === null ? [] : [[name, value]];
  });
}

function resolverNamed(name: string, resolvers: ParamResolvers): ParamResolver | undefined {
  if (Object.hasOwn(resolvers, name)) return resolvers[name];
  return Object.hasOwn(builtInParamResolvers, name) ? builtInParamResolvers[name] : undefined;
}
