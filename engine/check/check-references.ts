import type { Gate, Locale } from '#schemas/generated/config/types.gen.ts';
import { gateCapabilities, gateHolds } from '../capabilities/gate.ts';
import { contentKey } from '../site/content-index.ts';
import { isObject } from '../site/json.ts';
import type { MergedDocument } from '../site/merged-document.ts';
import type { Site } from '../site/site.ts';
import { didYouMean } from '../site/site-error.ts';
import { markdownLinks, type Reference } from './references.ts';
import { finding, type SiteReport } from './site-report.ts';

/** What the references of a site are judged by. */
export interface ReferenceChecks {
  readonly site: Site;
  readonly report: SiteReport;
  /** Names of all capabilities there are. */
  readonly declared: ReadonlySet<string>;
  /** What is on in each segment of the site. */
  readonly segments: readonly ReadonlySet<string>[];
}

/** The segments that see what stands at a place; a gate on the way leaves out some of them. */
export type Audience = readonly ReadonlySet<string>[];

/** Checks that a gate names known capabilities, and tells who is left behind it. */
export function checkGate(
  merged: MergedDocument,
  gate: Gate | null | undefined,
  pointer: string,
  audience: Audience,
  { report, declared }: ReferenceChecks,
): Audience {
  for (const { name, pointer: at } of gateCapabilities(gate, pointer)) {
    if (declared.has(name)) continue;
    const message = `There is no capability '${name}'. The root site's default set declares them.`;
    report.add(merged, finding(at, 'unknown-capability', message, didYouMean(name, [...declared])));
  }
  return audience.filter((capabilities) => gateHolds(gate, capabilities));
}

export function checkReference(
  merged: MergedDocument,
  reference: Reference,
  audience: Audience,
  checks: ReferenceChecks,
) {
  const { kind, pointer, value } = reference;
  switch (kind) {
    case 'link':
      return checkLink(merged, value, pointer, audience, checks);
    case 'image':
      return checkImage(merged, value, pointer, checks);
    case 'navigation':
      return checkNavigationName(merged, value, pointer, checks);
    case 'text':
      return checkText(merged, value, pointer, checks);
    case 'markdown':
      checkText(merged, value, pointer, checks);
      return typeof value === 'string' ? checkMarkdown(merged, value, pointer, audience, checks) : undefined;
  }
}

export function checkMarkdown(
  merged: MergedDocument,
  text: string,
  pointer: string,
  audience: Audience,
  checks: ReferenceChecks,
) {
  for (const link of markdownLinks(text)) checkLink(merged, link, pointer, audience, checks, '');
}

/** A link in running text has no parts to point at, so all that is wrong with it stands at the text: `parts` is ''. */
export function checkLink(
  merged: MergedDocument,
  link: unknown,
  pointer: string,
  audience: Audience,
  checks: ReferenceChecks,
  parts: '' | '/' = '/',
) {
  if (!isObject(link)) return;
  const at = (part: string) => (parts === '' ? pointer : `${pointer}/${part}`);
  if (typeof link['route'] === 'string') {
    const params = isObject(link['params']) ? link['params'] : {};
    checkRouteLink(merged, link['route'], params, at, audience, checks);
  }
  if (typeof link['page'] === 'string') checkPageLink(merged, link['page'], at, audience, checks);
}

function checkRouteLink(
  merged: MergedDocument,
  id: string,
  params: Readonly<Record<string, unknown>>,
  at: (part: string) => string,
  audience: Audience,
  checks: ReferenceChecks,
) {
  const { site, report } = checks;
  const { routes } = site;
  const route = routes.routes.get(id);
  if (!route || route.path === null) {
    const known = [...routes.routes.values()].flatMap((other) => (other.path === null ? [] : [other.id]));
    const message = route
      ? `Route '${id}' has no path of its own: name one of its pages instead.`
      : `There is no route '${id}'.`;
    report.add(merged, finding(at('route'), 'unknown-route', message, didYouMean(id, known)));
    return;
  }
  const expected = routes.params(id);
  for (const { name, optional } of expected) {
    if (optional || Object.hasOwn(params, name)) continue;
    const message = `Route '${id}' (${route.path}) needs the parameter '${name}'.`;
    report.add(merged, finding(at('route'), 'missing-param', message, `Add "params": {"${name}": "…"}.`));
  }
  for (const name of Object.keys(params)) {
    if (name === '*' || expected.some((param) => param.name === name)) continue;
    const message = `Route '${id}' (${route.path}) has no parameter '${name}'.`;
    const names = expected.map((param) => param.name);
    report.add(merged, finding(at('params'), 'not-allowed', message, didYouMean(name, names)));
  }
  if (audience.length === 0) return;
  if (!audience.some((capabilities) => gateHolds(route.gate, capabilities))) {
    const message = `Route '${id}' is closed to everybody who sees this link on site '${site.key}': its gate is ${JSON.stringify(route.gate)}.`;
    const suggestion = 'Put the same gate on what holds the link, or switch the capabilities on for a segment.';
    report.add(merged, finding(at('route'), 'unreachable-route', message, suggestion));
  } else if (site.pagesOfRoute(id).length === 0) {
    const message = `Site '${site.key}' has no page for route '${id}'.`;
    report.add(merged, finding(at('route'), 'unreachable-route', message, `Add a page with "route": "${id}".`));
  }
}

function checkPageLink(
  merged: MergedDocument,
  name: string,
  at: (part: string) => string,
  audience: Audience,
  { site, report }: ReferenceChecks,
) {
  const page = site.document('page', name);
  if (!page) {
    const message = `Site '${site.key}' has no page '${name}'.`;
    report.add(merged, finding(at('page'), 'unknown-page', message, didYouMean(name, site.names('page'))));
  } else if (
    page.value.path === undefined &&
    site.routes.params(page.value.route ?? '').some(({ optional }) => !optional)
  ) {
    const message = `Page '${name}' stands on route '${page.value.route}', whose parameters a page link can't give.`;
    report.add(merged, finding(at('page'), 'missing-param', message, 'Link to the route instead.'));
  } else if (audience.length > 0 && !audience.some((capabilities) => gateHolds(page.value.gate, capabilities))) {
    const message = `Page '${name}' is closed to everybody who sees this link on site '${site.key}'.`;
    report.add(merged, finding(at('page'), 'unreachable-route', message));
  }
}

export function checkImage(merged: MergedDocument, image: unknown, pointer: string, checks: ReferenceChecks) {
  if (!isObject(image)) return;
  checkAsset(merged, image['asset'], `${pointer}/asset`, checks);
  checkText(merged, image['alt'], `${pointer}/alt`, checks);
}

export function checkAsset(merged: MergedDocument, name: unknown, pointer: string, { site, report }: ReferenceChecks) {
  if (typeof name !== 'string' || site.asset(name)) return;
  const message = `Neither site '${site.key}' nor a site that it extends has a picture '${name}'.`;
  report.add(merged, finding(pointer, 'unknown-asset', message, `Add the file to the site's pictures.`));
}

/** A text may name a content entry, which must be there, as words, in each locale of the site. */
export function checkText(merged: MergedDocument, text: unknown, pointer: string, { site, report }: ReferenceChecks) {
  if (!isObject(text) || typeof text['content'] !== 'string') return;
  const key = text['content'];
  for (const locale of site.config.locales) {
    const entry = site.contentIn(locale, key);
    if (entry && (entry.type === 'plain' || entry.type === 'markdown')) continue;
    const message = entry
      ? `Content '${key}' is of type ${entry.type} in ${locale}, but words are needed here.`
      : `Content '${key}' is missing in ${locale} on site '${site.key}'.`;
    report.add(
      merged,
      finding(`${pointer}/content`, 'missing-content', message, didYouMean(key, contentKeys(site, locale))),
    );
  }
}

function contentKeys(site: Site, locale: Locale): readonly string[] {
  const documents = site.names('content').flatMap((name) => site.document('content', name) ?? []);
  return documents.flatMap(({ value }) => (value.locale === locale ? Object.keys(value.entries).map(contentKey) : []));
}

function checkNavigationName(
  merged: MergedDocument,
  name: unknown,
  pointer: string,
  { site, report }: ReferenceChecks,
) {
  if (typeof name !== 'string' || site.navigation(name)) return;
  const message = `Site '${site.key}' has no navigation '${name}'.`;
  report.add(merged, finding(pointer, 'unknown-navigation', message, didYouMean(name, site.names('navigation'))));
}
