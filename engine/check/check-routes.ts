import type { Gate } from '#schemas/generated/config/types.gen.ts';
import { findCapabilitiesThatOpenOnlyNewGate } from '../capabilities/gate.ts';
import { findDocumentThatSetValue, type MergedDocument } from '../site/merged-document.ts';
import { normalisePagePath } from '../site/page-index.ts';
import { isPageTemplate } from '../site/page-template.ts';
import { findRouteProblems } from '../site/routes/find-route-problems.ts';
import { parseRequestPath } from '../site/routes/request-path.ts';
import type { SitePage } from '../site/site.ts';
import { formatDidYouMeanSuggestion } from '../site/site-error.ts';
import { appendPointerStep } from '../validation/json-pointer.ts';
import { checkGateCapabilities, type SiteCheckContext } from './check-references.ts';
import { createDocumentFinding } from './site-report.ts';

const REQUIRED = ['path', 'access', 'layout', 'gate', 'sitemap', 'screen'] as const;

/** Paths that the engine itself answers. */
const OF_THE_ENGINE = /^\/(?:_|(?:healthz|robots\.txt|sitemap\.xml|manifest\.webmanifest|favicon\.ico)(?:\/|$))/i;

function checkAddress(
  document: MergedDocument,
  path: string | null | undefined,
  pointer: string,
  { report }: SiteCheckContext,
): void {
  if (!OF_THE_ENGINE.test(path ?? '')) return;
  const message = `The path '${path}' is the engine's own, so nothing else would ever show there.`;
  report.add(document, createDocumentFinding(pointer, 'route-collision', message, 'Choose another path.'));
}

/**
 * Checks that required routes exist, routes do not collide, sites do not loosen inherited access, and every path
 * parameter has a resolver.
 */
export function checkRouteTable(checks: SiteCheckContext, resolvers: readonly string[]): void {
  const { site, report } = checks;
  const document = site.document('routes', 'routes');
  if (!document) {
    const own = site.document('site', 'site')?.sources.at(-1);
    if (own)
      report.addTo(
        own,
        createDocumentFinding('', 'incomplete', `Site '${site.key}' has no routes.`, 'Extend a site that has them.'),
      );
    return;
  }
  const at = (id: string, ...steps: readonly string[]) => ['routes', id, ...steps].reduce(appendPointerStep, '');
  const inherited = site.parent?.routes.routes;
  for (const [id, entry] of Object.entries(document.value.routes)) {
    const missing = REQUIRED.filter((name) => entry[name] === undefined);
    if (missing.length > 0) {
      const known = inherited ? [...inherited.keys()] : [];
      const message = `Route '${id}' lacks ${missing.map((name) => `'${name}'`).join(', ')}, and no inherited route has this id.`;
      const code = known.length === 0 ? 'incomplete' : 'unknown-route';
      report.add(document, createDocumentFinding(at(id), code, message, formatDidYouMeanSuggestion(id, known), 'key'));
    }
    checkAddress(document, entry.path, at(id, 'path'), checks);
    checkGateCapabilities(document, entry.gate, at(id, 'gate'), [], checks);
    checkGateCapabilities(document, entry.sitemapGate, at(id, 'sitemapGate'), [], checks);
    if (entry.layout !== undefined && !site.document('layout', entry.layout)) {
      const message = `Site '${site.key}' has no layout '${entry.layout}'.`;
      report.add(
        document,
        createDocumentFinding(
          at(id, 'layout'),
          'unknown-layout',
          message,
          formatDidYouMeanSuggestion(entry.layout, site.names('layout')),
        ),
      );
    }
    if (entry.signedOut !== undefined && !site.routes.routes.has(entry.signedOut)) {
      const known = [...site.routes.routes.keys()];
      const message = `There is no route '${entry.signedOut}' to lead to after a sign-out.`;
      report.add(
        document,
        createDocumentFinding(
          at(id, 'signedOut'),
          'unknown-route',
          message,
          formatDidYouMeanSuggestion(entry.signedOut, known),
        ),
      );
    }
    for (const [param, name] of Object.entries(entry.params ?? {})) {
      if (resolvers.includes(name)) continue;
      const message = `There is no resolver '${name}' that could tell what the parameter '${param}' of route '${id}' names.`;
      report.add(
        document,
        createDocumentFinding(at(id, 'params', param), 'unknown-resolver', message, resolverMeant(name, resolvers)),
      );
    }
    const before = inherited?.get(id);
    if (before?.access === 'protected' && entry.access === 'open') {
      const message = `Route '${id}' is protected on site '${site.parent?.key}'; a site that extends it may not open it.`;
      report.add(document, createDocumentFinding(at(id, 'access'), 'loosened-access', message, 'Remove "access".'));
    }
    const loosened =
      before && entry.gate !== undefined ? findCapabilitiesThatOpenOnlyNewGate(before.gate, entry.gate) : null;
    if (before && loosened) {
      const message = `The gate of route '${id}' holds ${withOnly(loosened)}, and that of site '${site.parent?.key}' does not; a site that extends it may tighten a gate and never loosen it.`;
      report.add(
        document,
        createDocumentFinding(at(id, 'gate'), 'loosened-access', message, tightened(before.gate, entry.gate)),
      );
    }
  }
  for (const { id, other, code, message } of findRouteProblems(site.routes.routes.values())) {
    // Reported at the site that chose one of the two paths last.
    const depth = (route: string) =>
      site.chain.indexOf(findDocumentThatSetValue(document, at(route, 'path'))?.document.site ?? '');
    const chosen = other !== null && depth(other) > depth(id) ? other : id;
    report.add(
      document,
      createDocumentFinding(
        at(chosen, 'path'),
        code,
        message,
        other === null ? null : 'Give one of them another path.',
      ),
    );
  }
}

function withOnly(capabilities: ReadonlySet<string>): string {
  const names = [...capabilities].map((name) => `'${name}'`);
  return names.length === 0 ? 'without any capability' : `with only ${names.join(' and ')}`;
}

function tightened(before: Gate | null, now: Gate | null | undefined): string {
  if (now === null || now === undefined) return 'Remove "gate", and switch the capability on instead.';
  return `Ask for both: ${JSON.stringify({ all: [before, now] })}. To open the page, switch its capability on.`;
}

function resolverMeant(name: string, resolvers: readonly string[]): string {
  const known = resolvers.map((resolver) => `'${resolver}'`).join(', ');
  return formatDidYouMeanSuggestion(name, resolvers) ?? `The resolvers are ${known}.`;
}

/** Checks that each page has one route or path that no other page or route takes. */
export function checkPageAddresses(pages: readonly SitePage[], checks: SiteCheckContext): void {
  const { site, report } = checks;
  const taken = new Map<string, string>();
  for (const page of pages) {
    const { route, path, for: types = {} } = page.value;
    checkAddress(page, path, '/path', checks);
    if (path !== undefined) {
      if (route !== undefined) {
        report.add(
          page,
          createDocumentFinding(
            '/route',
            'not-allowed',
            'A page stands on a route or at a path of its own, not both.',
            'Remove one.',
          ),
        );
      }
      const segments = parseRequestPath(path);
      const match = segments && site.routes.match(segments);
      if (match?.exact && !match.moved) {
        const message = `The path '${path}' belongs to route '${match.route.id}', so this page would never show.`;
        report.add(page, createDocumentFinding('/path', 'route-collision', message, 'Give the page another path.'));
      }
    } else if (route === undefined) {
      const message = `Page '${page.name}' has no place: it needs a 'route' or a 'path'.`;
      if (!isPageTemplate(page.name)) report.add(page, createDocumentFinding('', 'missing-property', message));
    } else if (!site.routes.routes.has(route)) {
      const message = `There is no route '${route}'.`;
      report.add(
        page,
        createDocumentFinding(
          '/route',
          'unknown-route',
          message,
          formatDidYouMeanSuggestion(route, [...site.routes.routes.keys()]),
        ),
      );
    } else {
      const params = site.routes.params(route).map(({ name }) => name);
      for (const name of Object.keys(types).filter((param) => !params.includes(param))) {
        const message = `Route '${route}' has no parameter '${name}'.`;
        report.add(
          page,
          createDocumentFinding(
            appendPointerStep('/for', name),
            'missing-param',
            message,
            formatDidYouMeanSuggestion(name, params),
            'key',
          ),
        );
      }
    }
    const place =
      path === undefined
        ? `${route} ${JSON.stringify(Object.entries(types).toSorted(([a], [b]) => (a < b ? -1 : 1)))}`
        : normalisePagePath(path);
    const other = taken.get(place);
    if (other === undefined) taken.set(place, page.name);
    else if (path !== undefined || route !== undefined) {
      const message = `Pages '${other}' and '${page.name}' of site '${site.key}' stand in the same place.`;
      report.add(
        page,
        createDocumentFinding(
          path === undefined ? '/route' : '/path',
          'route-collision',
          message,
          'Disable one of them.',
        ),
      );
    }
  }
}
