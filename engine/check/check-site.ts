import type { NavigationItem, Node, PageDocument } from '#schemas/generated/config/types.gen.ts';
import { isGateOpen } from '../capabilities/gate.ts';
import type { Documents } from '../cms/documents.ts';
import { builtInResolvers } from '../routing/built-in-resolvers.ts';
import { resolveChain } from '../site/chain.ts';
import { isObject } from '../site/json.ts';
import type { MergedDocument } from '../site/merged-document.ts';
import type { Site } from '../site/site.ts';
import { createSiteCatalogue, ownHosts, type SiteCatalogue } from '../site/site-catalogue.ts';
import { missingSettings } from '../site/site-config.ts';
import { suggestClosestWord } from '../site/site-error.ts';
import type { BlockSchemas } from '../validation/block-schemas.ts';
import type { ConfigError } from '../validation/config-error.ts';
import { appendPointerStep } from '../validation/json-pointer.ts';
import type { SchemaLibrary } from '../validation/schema-library.ts';
import { checkInstructions } from './check-instructions.ts';
import { checkMergedNodes, countOutlets, type NodeChecks } from './check-nodes.ts';
import { checkNumbersAndDates } from './check-numbers-and-dates.ts';
import { type Audience, checkGate, checkImage, checkLink, checkMarkdown, checkText } from './check-references.ts';
import { checkPageAddresses, checkRouteTable } from './check-routes.ts';
import { checkCauses, checkPosts } from './check-stories.ts';
import { checkTheme } from './check-theme.ts';
import { finding, type LocateSource, type SiteReport, siteReport } from './site-report.ts';

/** What sites are judged by. */
export interface SiteChecks {
  readonly blocks: BlockSchemas;
  readonly library: SchemaLibrary;
  /** Whether an installed package holds this font file. */
  readonly hasFont: (file: string) => boolean;
  /** Names of the resolvers that the engine is given beside its own. */
  readonly resolvers: readonly string[];
  /** Gives lines where sources are files. */
  readonly locate?: LocateSource;
}

/** Judges sites, one after another and view after view, and keeps what it learned of those that did not change. */
export function createSiteJudge(checks: SiteChecks): (documents: Documents, key: string) => readonly ConfigError[] {
  const catalogues = new WeakMap<Documents, SiteCatalogue>();
  let latest: SiteCatalogue | null = null;
  return (documents, key) => {
    const catalogue: SiteCatalogue =
      catalogues.get(documents) ?? latest?.renewed(documents) ?? createSiteCatalogue(documents);
    catalogues.set(documents, catalogue);
    latest = catalogue;
    return checkSite(documents, key, checks, catalogue);
  };
}

/**
 * Everything that is wrong with a site as a whole, which no document shows by itself: that it is complete, and that
 * whatever its documents name is there, for somebody, in every locale. Each error stands in the document that decided.
 * The documents passed their schemas.
 */
export function checkSite(
  documents: Documents,
  key: string,
  { blocks, library, hasFont, resolvers, locate = () => null }: SiteChecks,
  catalogue: SiteCatalogue = createSiteCatalogue(documents),
): readonly ConfigError[] {
  const report = siteReport(locate);
  const chain = resolveChain(documents, key);
  const site = catalogue.resolve(key);
  if (!chain.ok || !site) {
    for (const error of chain.ok ? [] : chain.errors) report.addError(error);
    return report.errors;
  }
  checkHosts(documents, key, catalogue, report);
  checkCapabilities(documents, site, report);
  if (site.config.abstract) return report.errors;

  for (const error of missingSettings(documents.get(key, 'site', 'site')?.source ?? key, site.missing)) {
    report.addError(error);
  }
  const segments = site.names('capabilities').map((name) => site.capabilities(name));
  const checks: NodeChecks = { site, report, blocks, library, declared: declaredIn(documents, site), segments };
  const own = site.document('site', 'site');
  if (own) checkImage(own, own.value.discovery?.image, '/discovery/image', checks);
  checkTheme(checks, hasFont);
  checkGateways(checks);
  checkNumbersAndDates(checks);
  checkRouteTable(checks, [...Object.keys(builtInResolvers), ...resolvers]);
  checkPages(checks);
  checkLayouts(checks);
  for (const name of site.names('navigation')) {
    const navigation = site.navigation(name);
    if (!navigation) continue;
    checkItems(navigation, navigation.value.items, '/items', segments, checks);
    checkInstructions(key, navigation, site.parent?.navigation(name), 'items', report);
  }
  checkContent(checks);
  checkPosts(checks);
  checkCauses(checks);
  return report.errors;
}

function declaredIn(documents: Documents, { chain: [root = ''] }: Pick<Site, 'chain'>): ReadonlySet<string> {
  const value = documents.get(root, 'capabilities', 'default')?.value;
  return new Set(isObject(value) && isObject(value['capabilities']) ? Object.keys(value['capabilities']) : []);
}

function checkHosts(documents: Documents, key: string, { hostClaims }: SiteCatalogue, report: SiteReport): void {
  const own = documents.get(key, 'site', 'site');
  if (!own) return;
  ownHosts(documents, key).forEach((host, index) => {
    const other = hostClaims.get(host)?.find((site) => site !== key);
    if (other === undefined) return;
    const message = `Host '${host}' is claimed by site '${other}' as well.`;
    report.addTo(own, finding(`/hosts/${index}`, 'host-collision', message, 'Each host belongs to one site.'));
  });
}

function checkCapabilities(documents: Documents, site: Pick<Site, 'key' | 'chain'>, report: SiteReport): void {
  const declared = declaredIn(documents, site);
  for (const document of documents.list(site.key, 'capabilities')) {
    const value =
      isObject(document.value) && isObject(document.value['capabilities']) ? document.value['capabilities'] : {};
    for (const name of Object.keys(value).filter((capability) => !declared.has(capability))) {
      const message = `There is no capability '${name}'. The root site's default set declares them.`;
      const pointer = appendPointerStep('/capabilities', name);
      report.addTo(
        document,
        finding(pointer, 'unknown-capability', message, suggestClosestWord(name, [...declared]), 'key'),
      );
    }
  }
}

function checkGateways(checks: NodeChecks): void {
  const document = checks.site.document('site', 'site');
  if (!document) return;
  for (const [key, { gate }] of checks.site.config.gateways)
    checkGate(
      document,
      gate,
      appendPointerStep(appendPointerStep('/payments/gateways', key), 'gate'),
      checks.segments,
      checks,
    );
}

function checkPages(checks: NodeChecks): void {
  const { site, report, segments } = checks;
  const pages = site.names('page').flatMap((name) => site.document('page', name) ?? []);
  checkPageAddresses(pages, checks);
  for (const page of pages) {
    const { value } = page;
    const route = site.routes.routes.get(value.route ?? '');
    const admitted = segments.filter((capabilities) => isGateOpen(route?.gate, capabilities));
    const audience = checkGate(page, value.gate, '/gate', admitted, checks);
    checkLayoutName(page, value.layout, '/layout', checks);
    checkText(page, value.head?.title, '/head/title', checks);
    checkText(page, value.head?.description, '/head/description', checks);
    checkImage(page, value.head?.image, '/head/image', checks);
    checkMergedNodes(page, value.blocks ?? [], false, audience, checks);
    checkMainContent(page, checks);
    checkInstructions(site.key, page, site.parent?.document('page', page.name), 'blocks', report);
  }
}

/** A page without main content would answer 200 even when all of its blocks fail. */
function checkMainContent(page: MergedDocument<PageDocument>, { blocks, site, report }: NodeChecks): void {
  const { route, blocks: nodes = [], disabled } = page.value;
  if (route === undefined || disabled || nodes.some((node) => holdsMain(node, blocks))) return;
  const message = `Page '${page.name}' of site '${site.key}' belongs to route '${route}' and has no main content.`;
  const suggestion =
    "Add the block that the page is for, of a type whose schema says main: true in its x-block, such as 'rich-text' or 'offer-grid'.";
  report.add(page, finding('/blocks', 'no-main-content', message, suggestion));
}

function holdsMain({ type = '', slots = {} }: Node, blocks: BlockSchemas): boolean {
  return (
    (Object.hasOwn(blocks, type) && Boolean(blocks[type]?.main)) ||
    Object.values(slots).some((below) => below.some((node) => holdsMain(node, blocks)))
  );
}

function checkLayoutName(
  document: MergedDocument,
  name: string | undefined,
  pointer: string,
  { site, report }: NodeChecks,
): void {
  if (name === undefined || site.document('layout', name)) return;
  const message = `Site '${site.key}' has no layout '${name}'.`;
  report.add(document, finding(pointer, 'unknown-layout', message, suggestClosestWord(name, site.names('layout'))));
}

function checkLayouts(checks: NodeChecks): void {
  const { site, report, segments } = checks;
  for (const name of site.names('layout')) {
    const layout = site.document('layout', name);
    if (!layout) continue;
    const { like, blocks: nodes = [] } = layout.value;
    const outlets = countOutlets(nodes);
    if (like !== undefined) checkLike(layout, like, nodes.length, checks);
    else if (outlets !== 1) {
      const message = `Layout '${name}' of site '${site.key}' has ${outlets === 0 ? 'no outlet' : `${outlets} outlets`}, and needs one.`;
      report.add(
        layout,
        finding('/blocks', 'outlet', message, "Add a block of the type 'outlet' where the page is to stand."),
      );
    }
    checkLayoutName(layout, layout.value.failures, '/failures', checks);
    checkMergedNodes(layout, nodes, true, segments, checks);
    checkInstructions(site.key, layout, site.parent?.document('layout', name), 'blocks', report);
  }
}

function checkLike(layout: MergedDocument, like: string, blocks: number, checks: NodeChecks): void {
  const { site, report } = checks;
  checkLayoutName(layout, like, '/like', checks);
  if (site.document('layout', like)?.value.like !== undefined) {
    const message = `Layout '${like}' of site '${site.key}' is itself like another.`;
    report.add(layout, finding('/like', 'not-allowed', message, 'Name the layout that has the blocks.'));
  }
  if (blocks > 0) {
    const message = `Layout '${layout.name}' of site '${site.key}' has blocks, and is like '${like}'.`;
    report.add(layout, finding('/blocks', 'not-allowed', message, 'Leave out "blocks" or "like".'));
  }
}

function checkItems(
  navigation: MergedDocument,
  items: readonly NavigationItem[],
  pointer: string,
  audience: Audience,
  checks: NodeChecks,
): void {
  items.forEach((item, index) => {
    const at = appendPointerStep(pointer, index);
    const seenBy = checkGate(navigation, item.gate, `${at}/gate`, audience, checks);
    if (item.label === undefined) {
      const message = `Item '${item.id}' has no label, and site '${checks.site.key}' inherits no item of this id here.`;
      checks.report.add(navigation, finding(at, 'missing-property', message, 'Add "label".'));
    }
    checkText(navigation, item.label, `${at}/label`, checks);
    checkLink(navigation, item.link, `${at}/link`, seenBy, checks);
    checkItems(navigation, item.children ?? [], `${at}/children`, seenBy, checks);
  });
}

function checkContent(checks: NodeChecks): void {
  const { site, segments } = checks;
  for (const name of site.names('content')) {
    const document = site.document('content', name);
    for (const [key, entry] of Object.entries(document?.value.entries ?? {})) {
      if (!document) continue;
      const pointer = `${appendPointerStep('/entries', key)}/value`;
      if (entry.type === 'image') checkImage(document, entry.value, pointer, checks);
      if (entry.type === 'markdown') checkMarkdown(document, entry.value, pointer, segments, checks);
    }
  }
}
