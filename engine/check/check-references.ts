import type { ContentEntry, Gate, Locale } from '#schemas/generated/config/types.gen.ts';
import { describeGateInWords, findEmptyGateLists, isGateOpen, listGateCapabilities } from '../capabilities/gate.ts';
import { parseAllowedVideoFrame } from '../page/video-links.ts';
import { unifyContentKeySeparators } from '../site/content-index.ts';
import { expandThisPageContentKey } from '../site/content-keys.ts';
import { isJsonObject } from '../site/json.ts';
import type { MergedDocument } from '../site/merged-document.ts';
import { ROUTE_IDS_USED_BY_ENGINE } from '../site/routes/route.ts';
import type { Site } from '../site/site.ts';
import { formatDidYouMeanSuggestion } from '../site/site-error.ts';
import { listSchemaFindingsOfPropsPart } from '../validation/list-findings.ts';
import type { SchemaScope } from '../validation/schema-library.ts';
import { findMarkdownReferences, findReferencesInPropsPart, type PropReference } from './find-references.ts';
import { createDocumentFinding, type SiteErrorCollector } from './site-report.ts';

export interface SiteCheckContext {
  readonly site: Site;
  readonly report: SiteErrorCollector;
  /** Names of all declared capabilities. */
  readonly declared: ReadonlySet<string>;
  /** Capabilities of each segment of the site. */
  readonly segments: readonly ReadonlySet<string>[];
}

/** Segments that can see a place, after the gates on the way to it. */
export type SegmentsThatSeePlace = readonly ReadonlySet<string>[];

/** Checks that a gate names known capabilities, and returns the segments that pass it. */
export function checkGateCapabilities(
  merged: MergedDocument,
  gate: Gate | null | undefined,
  pointer: string,
  audience: SegmentsThatSeePlace,
  { report, declared }: SiteCheckContext,
): SegmentsThatSeePlace {
  for (const { name, pointer: at } of listGateCapabilities(gate, pointer)) {
    if (declared.has(name)) continue;
    const message = `There is no capability '${name}'. The root site's default set declares them.`;
    report.add(
      merged,
      createDocumentFinding(at, 'unknown-capability', message, formatDidYouMeanSuggestion(name, [...declared])),
    );
  }
  for (const at of findEmptyGateLists(gate, pointer)) {
    const message = `The list names no capability, so it ${at.endsWith('/all') ? 'holds for everybody' : 'never holds'}.`;
    report.add(merged, createDocumentFinding(at, 'out-of-range', message, 'Name a capability, or remove the gate.'));
  }
  return audience.filter((capabilities) => isGateOpen(gate, capabilities));
}

export function checkPropReference(
  merged: MergedDocument,
  reference: PropReference,
  audience: SegmentsThatSeePlace,
  checks: SiteCheckContext,
) {
  const { kind, pointer, value } = reference;
  switch (kind) {
    case 'link':
      return checkLinkTarget(merged, value, pointer, audience, checks);
    case 'image':
      return checkImageReference(merged, value, pointer, checks);
    case 'navigation':
      return checkNavigationName(merged, value, pointer, checks);
    case 'text':
      return checkTextReference(merged, value, pointer, checks);
    case 'json':
      return checkData(merged, value, pointer, reference.scope, audience, checks);
    case 'markdown':
      checkTextReference(merged, value, pointer, checks);
      return typeof value === 'string' ? checkMarkdownReferences(merged, value, pointer, audience, checks) : undefined;
  }
}

export function checkMarkdownReferences(
  merged: MergedDocument,
  text: string,
  pointer: string,
  audience: SegmentsThatSeePlace,
  checks: SiteCheckContext,
) {
  const { links, pictures, refusedLinks, refusedPictures, frames } = findMarkdownReferences(text);
  for (const link of links) checkLinkTarget(merged, link, pointer, audience, checks, '');
  for (const name of pictures) checkPictureExists(merged, name, pointer, checks);
  for (const target of refusedLinks) {
    const message = `The link '${shortened(target)}' would lead nowhere: it is neither a route, nor a page, nor an http, https, mailto or tel address.`;
    const suggestion = 'Write route:, page: or https:// before what it names.';
    checks.report.add(merged, createDocumentFinding(pointer, 'wrong-format', message, suggestion));
  }
  for (const source of refusedPictures) {
    const message = `The picture '${shortened(source)}' would be left out: it is no file of the site.`;
    const suggestion = 'Add the file to the pictures of the site, and write asset: before its name.';
    checks.report.add(merged, createDocumentFinding(pointer, 'wrong-format', message, suggestion));
  }
  const { videos } = checks.site.config;
  for (const source of frames.filter((frame) => !parseAllowedVideoFrame(frame, videos))) {
    const message = `The frame '${shortened(source)}' would be left out: it is no video of ${videos.length > 0 ? `a host of the site (${videos.join(', ')})` : "the site's hosts, of which there are none"}.`;
    const suggestion = "Link to it instead, or have its host added to 'videos' of the site document.";
    checks.report.add(merged, createDocumentFinding(pointer, 'not-allowed', message, suggestion));
  }
}

function shortened(target: string): string {
  return target.length > 60 ? `${target.slice(0, 59)}…` : target;
}

/** Checks a link. For links in Markdown `parts` is '', because they have no parts to point at. */
export function checkLinkTarget(
  merged: MergedDocument,
  link: unknown,
  pointer: string,
  audience: SegmentsThatSeePlace,
  checks: SiteCheckContext,
  parts: '' | '/' = '/',
) {
  if (!isJsonObject(link)) return;
  const at = (part: string) => (parts === '' ? pointer : `${pointer}/${part}`);
  if (typeof link['route'] === 'string') {
    const params = isJsonObject(link['params']) ? link['params'] : {};
    checkRouteLink(merged, link['route'], params, at, audience, checks);
  }
  if (typeof link['page'] === 'string') checkPageLink(merged, link['page'], at, audience, checks);
}

function checkRouteLink(
  merged: MergedDocument,
  id: string,
  params: Readonly<Record<string, unknown>>,
  at: (part: string) => string,
  audience: SegmentsThatSeePlace,
  checks: SiteCheckContext,
) {
  const { site, report } = checks;
  const { routes } = site;
  const route = routes.routes.get(id);
  if (!route || route.path === null) {
    const known = [...routes.routes.values()].flatMap((other) => (other.path === null ? [] : [other.id]));
    const message = route
      ? `Route '${id}' has no path of its own: name one of its pages instead.`
      : `There is no route '${id}'.`;
    report.add(
      merged,
      createDocumentFinding(at('route'), 'unknown-route', message, formatDidYouMeanSuggestion(id, known)),
    );
    return;
  }
  const expected = routes.params(id);
  for (const { name, optional } of expected) {
    if (optional || Object.hasOwn(params, name)) continue;
    const message = `Route '${id}' (${route.path}) needs the parameter '${name}'.`;
    const suggestion =
      at('') === at('route')
        ? `Write ?${name}= and its value behind the route, such as route:${id}?${name}=one-of-them.`
        : `Add '${name}' to the 'params' of the link, with the value that stands in the address.`;
    report.add(merged, createDocumentFinding(at('route'), 'missing-param', message, suggestion));
  }
  for (const name of Object.keys(params)) {
    if (name === '*' || expected.some((param) => param.name === name)) continue;
    const message = `Route '${id}' (${route.path}) has no parameter '${name}'.`;
    const names = expected.map((param) => param.name);
    report.add(
      merged,
      createDocumentFinding(at('params'), 'not-allowed', message, formatDidYouMeanSuggestion(name, names)),
    );
  }
  const slug = id === ROUTE_IDS_USED_BY_ENGINE.post ? Object.values(params)[0] : undefined;
  if (typeof slug === 'string' && !site.config.locales.some((locale) => site.posts(locale).bySlug(slug))) {
    const message = `Site '${site.key}' has no story at the address '${slug}'.`;
    report.add(
      merged,
      createDocumentFinding(at('params'), 'unknown-page', message, formatDidYouMeanSuggestion(slug, storySlugs(site))),
    );
  }
  if (audience.length === 0) return;
  if (!audience.some((capabilities) => isGateOpen(route.gate, capabilities))) {
    const message = `Route '${id}' is closed to everybody who sees this link on site '${site.key}': its gate asks for ${describeGateInWords(route.gate)}.`;
    const suggestion =
      'Take the link out, put the same gate on what holds it, or switch the capabilities on for a segment.';
    report.add(merged, createDocumentFinding(at('route'), 'unreachable-route', message, suggestion));
  } else if (site.pagesOfRoute(id).length === 0) {
    const message = `Site '${site.key}' has no page for route '${id}'.`;
    report.add(
      merged,
      createDocumentFinding(at('route'), 'unreachable-route', message, `Add a page whose 'route' is '${id}'.`),
    );
  }
}

function storySlugs(site: Pick<Site, 'document' | 'names'>): readonly string[] {
  return site.names('post').flatMap((name) => site.document('post', name)?.value.slug ?? []);
}

function checkPageLink(
  merged: MergedDocument,
  name: string,
  at: (part: string) => string,
  audience: SegmentsThatSeePlace,
  { site, report }: SiteCheckContext,
) {
  const page = site.document('page', name);
  if (!page) {
    const message = `Site '${site.key}' has no page '${name}'.`;
    report.add(
      merged,
      createDocumentFinding(at('page'), 'unknown-page', message, formatDidYouMeanSuggestion(name, site.names('page'))),
    );
  } else if (
    page.value.path === undefined &&
    site.routes.params(page.value.route ?? '').some(({ optional }) => !optional)
  ) {
    const message = `Page '${name}' stands on route '${page.value.route}', whose parameters a page link can't give.`;
    report.add(merged, createDocumentFinding(at('page'), 'missing-param', message, 'Link to the route instead.'));
  } else if (audience.length > 0 && !audience.some((capabilities) => isGateOpen(page.value.gate, capabilities))) {
    const message = `Page '${name}' is closed to everybody who sees this link on site '${site.key}'.`;
    report.add(merged, createDocumentFinding(at('page'), 'unreachable-route', message));
  }
}

export function checkImageReference(merged: MergedDocument, image: unknown, pointer: string, checks: SiteCheckContext) {
  if (!isJsonObject(image)) return;
  if ('content' in image) {
    checkEntries(merged, image['content'], `${pointer}/content`, 'a picture is', ['image'], checks);
    return;
  }
  checkPictureExists(merged, image['asset'], `${pointer}/asset`, checks);
  checkTextReference(merged, image['alt'], `${pointer}/alt`, checks);
}

export function checkPictureExists(
  merged: MergedDocument,
  name: unknown,
  pointer: string,
  { site, report }: SiteCheckContext,
) {
  if (typeof name !== 'string' || site.asset(name)) return;
  const message = `Neither site '${site.key}' nor a site that it extends has a picture '${name}'.`;
  report.add(merged, createDocumentFinding(pointer, 'unknown-asset', message, `Add the file to the site's pictures.`));
}

/** Whether a text consists of white space only. */
export function isNonEmptyWhiteSpace(text: unknown): boolean {
  return typeof text === 'string' && text !== '' && text.trim() === '';
}

/**
 * Checks that a content key of a text exists as text in each locale. `part` is the pointer of the key inside the text.
 */
export function checkTextReference(
  merged: MergedDocument,
  text: unknown,
  pointer: string,
  checks: SiteCheckContext,
  part: '' | '/content' = '/content',
) {
  if (isNonEmptyWhiteSpace(text)) {
    const message = 'These words are nothing but spaces.';
    checks.report.add(merged, createDocumentFinding(pointer, 'out-of-range', message, 'Write words, or leave it out.'));
  }
  if (!isJsonObject(text)) return;
  checkEntries(merged, text['content'], `${pointer}${part}`, 'words are', ['plain', 'markdown'], checks);
}

/** Checks that data under a content key fits its place in each locale, and its references. */
function checkData(
  merged: MergedDocument,
  data: unknown,
  pointer: string,
  scope: SchemaScope,
  audience: SegmentsThatSeePlace,
  checks: SiteCheckContext,
) {
  if (!isJsonObject(data)) return;
  const key = data['content'];
  const at = `${pointer}/content`;
  const { 'x-json': _, ...schema } = scope.schema;
  const written = { ...scope, schema };
  const { report } = checks;
  for (const [locale, entry] of checkEntries(merged, key, at, 'data is', ['json'], checks)) {
    const addFinding: SiteErrorCollector['add'] = (document, { pointer: place, message, ...found }) =>
      report.add(document, {
        ...found,
        pointer: at,
        message: `Content '${key}' in ${locale} does not fit here, at '${place}': ${message}`,
      });
    const problems = listSchemaFindingsOfPropsPart(written, entry.value, '');
    for (const problem of problems) addFinding(merged, { ...problem, code: 'missing-content' });
    if (problems.length > 0) continue;
    const within = { ...checks, report: { ...report, add: addFinding } };
    for (const reference of findReferencesInPropsPart(written, entry.value, ''))
      checkPropReference(merged, reference, audience, within);
  }
}

/** Entries of a key by locale, the fallback included; reports a missing entry or a wrong type. */
function checkEntries(
  merged: MergedDocument,
  key: unknown,
  pointer: string,
  needed: string,
  types: readonly ContentEntry['type'][],
  { site, report }: SiteCheckContext,
): readonly (readonly [Locale, ContentEntry])[] {
  if (typeof key !== 'string') return [];
  const keys = expandThisPageContentKey(site, placeOf(merged.value), key);
  return site.config.locales.flatMap((locale) => {
    const entry = keys.map((own) => site.content(locale, own)).find(Boolean);
    if (entry && types.includes(entry.type)) return [[locale, entry] as const];
    // Other locales fall back to the default one, for which it is reported.
    if (!entry && locale !== site.config.locales[0]) return [];
    const message = entry
      ? `Content '${key}' is of type ${entry.type} in ${locale}, but ${needed} needed here.`
      : `Content '${key}' is missing in ${locale} on site '${site.key}'.`;
    report.add(
      merged,
      createDocumentFinding(
        pointer,
        'missing-content',
        message,
        formatDidYouMeanSuggestion(key, contentKeys(site, locale)),
      ),
    );
    return [];
  });
}

/** Path or route of a page, for content keys that start with this-page. */
function placeOf(value: unknown): { readonly path?: string; readonly route?: string } {
  const { path, route } = isJsonObject(value) ? value : {};
  return { ...(typeof path === 'string' && { path }), ...(typeof route === 'string' && { route }) };
}

function contentKeys(site: Pick<Site, 'document' | 'names'>, locale: Locale): readonly string[] {
  const documents = site.names('content').flatMap((name) => site.document('content', name) ?? []);
  return documents.flatMap(({ value }) =>
    value.locale === locale ? Object.keys(value.entries).map(unifyContentKeySeparators) : [],
  );
}

function checkNavigationName(
  merged: MergedDocument,
  name: unknown,
  pointer: string,
  { site, report }: SiteCheckContext,
) {
  if (typeof name !== 'string' || site.navigation(name)) return;
  const message = `Site '${site.key}' has no navigation '${name}'.`;
  report.add(
    merged,
    createDocumentFinding(
      pointer,
      'unknown-navigation',
      message,
      formatDidYouMeanSuggestion(name, site.names('navigation')),
    ),
  );
}
