import type { NavigationItem, Node, PageDocument } from '#schemas/generated/config/types.gen.ts';
import { isGateOpen } from '../capabilities/gate.ts';
import type { PublishedDocuments } from '../cms/documents.ts';
import { builtInParamResolvers } from '../routing/built-in-param-resolvers.ts';
import { resolveInheritanceChain } from '../site/inheritance-chain.ts';
import { isJsonObject } from '../site/json.ts';
import type { MergedDocument } from '../site/merged-document.ts';
import type { Site } from '../site/site.ts';
import {
  createCatalogueFinder,
  createSiteCatalogue,
  type FindCatalogue,
  listHostsOfSiteDocument,
  type SiteCatalogue,
} from '../site/site-catalogue.ts';
import { toMissingSettingErrors } from '../site/site-config.ts';
import { formatDidYouMeanSuggestion } from '../site/site-error.ts';
import type { BlockSchemas } from '../validation/block-schemas.ts';
import type { ConfigError } from '../validation/config-error.ts';
import { appendPointerStep } from '../validation/json-pointer.ts';
import type { SchemaLibrary } from '../validation/schema-library.ts';
import { checkCurrencyAndTimeZone } from './check-currency-and-time-zone.ts';
import { checkInheritanceInstructions } from './check-inheritance-instructions.ts';
import { checkLocaleAddresses } from './check-locale-addresses.ts';
import { checkBlocksOfMergedDocument, countOutlets, type MergedNodeCheckContext } from './check-merged-nodes.ts';
import {
  checkGateCapabilities,
  checkImageReference,
  checkLinkTarget,
  checkMarkdownReferences,
  checkTextReference,
  type SegmentsThatSeePlace,
} from './check-references.ts';
import { checkPageAddresses, checkRouteTable } from './check-routes.ts';
import { checkCauses, checkStories } from './check-stories-and-causes.ts';
import { checkTheme } from './check-theme.ts';
import { checkTranslatedMarkdown, checkTranslations } from './check-translations.ts';
import {
  createDocumentFinding,
  createSiteErrorCollector,
  type GetJsonPointerLocatorOfFile,
  type SiteErrorCollector,
} from './site-report.ts';

export interface SiteCheckDependencies {
  readonly blocks: BlockSchemas;
  readonly library: SchemaLibrary;
  /** Whether an installed package contains this font file. */
  readonly hasFont: (file: string) => boolean;
  /** Names of the resolvers of the app, besides the built-in ones. */
  readonly resolvers: readonly string[];
  /** Locates pointers in sources that are files. */
  readonly locate?: GetJsonPointerLocatorOfFile;
}

/** A site check that caches results of unchanged sites between runs. */
export function createSiteChecker(
  checks: SiteCheckDependencies,
  findCatalogue: FindCatalogue = createCatalogueFinder(),
): (documents: PublishedDocuments, key: string) => readonly ConfigError[] {
  return (documents, key) => checkSite(documents, key, checks, findCatalogue(documents));
}

/**
 * Errors of a site as a whole, which single documents do not show: missing documents, broken references, unreachable
 * links, missing locales. Each is reported at the document that decided the value.
 */
export function checkSite(
  documents: PublishedDocuments,
  key: string,
  { blocks, library, hasFont, resolvers, locate = () => null }: SiteCheckDependencies,
  catalogue: SiteCatalogue = createSiteCatalogue(documents),
): readonly ConfigError[] {
  const report = createSiteErrorCollector(locate);
  const chain = resolveInheritanceChain(documents, key);
  const site = catalogue.resolve(key);
  if (!chain.ok || !site) {
    for (const error of chain.ok ? [] : chain.errors) report.addError(error);
    return report.errors;
  }
  checkHosts(documents, key, catalogue, report);
  checkCapabilities(documents, site, report);
  checkTranslations(documents, { site, report, blocks });
  if (site.config.abstract) return report.errors;

  for (const error of toMissingSettingErrors(documents.get(key, 'site', 'site')?.source ?? key, site.missing)) {
    report.addError(error);
  }
  const segments = site.names('capabilities').map((name) => site.capabilities(name));
  const checks: MergedNodeCheckContext = {
    site,
    report,
    blocks,
    library,
    declared: declaredIn(documents, site),
    segments,
  };
  const own = site.document('site', 'site');
  if (own) checkImageReference(own, own.value.discovery?.image, '/discovery/image', checks);
  checkTheme(checks, hasFont);
  checkGateways(checks);
  checkCurrencyAndTimeZone(checks);
  checkLocaleAddresses(checks);
  checkRouteTable(checks, [...Object.keys(builtInParamResolvers), ...resolvers]);
  checkPages(checks);
  checkLayouts(checks);
  for (const name of site.names('navigation')) {
    const navigation = site.navigation(name);
    if (!navigation) continue;
    checkItems(navigation, navigation.value.items, '/items', segments, checks);
    checkInheritanceInstructions(key, navigation, site.parent?.navigation(name), 'items', report);
  }
  checkContent(checks);
  checkStories(checks);
  checkCauses(checks);
  checkTranslatedMarkdown(documents, checks);
  return report.errors;
}

function declaredIn(documents: PublishedDocuments, { chain: [root = ''] }: Pick<Site, 'chain'>): ReadonlySet<string> {
  const value = documents.get(root, 'capabilities', 'default')?.value;
  return new Set(isJsonObject(value) && isJsonObject(value['capabilities']) ? Object.keys(value['capabilities']) : []);
}

function checkHosts(
  documents: PublishedDocuments,
  key: string,
  { hostClaims }: SiteCatalogue,
  report: SiteErrorCollector,
): void {
  const own = documents.get(key, 'site', 'site');
  if (!own) return;
  for (const { host, pointer } of listHostsOfSiteDocument(documents, key)) {
    const other = hostClaims.get(host)?.find((site) => site !== key);
    if (other === undefined) continue;
    const message = `Host '${host}' is claimed by site '${other}' as well.`;
    report.addTo(own, createDocumentFinding(pointer, 'host-collision', message, 'Each host belongs to one site.'));
  }
}

function checkCapabilities(
  documents: PublishedDocuments,
  site: Pick<Site, 'key' | 'chain'>,
  report: SiteErrorCollector,
): void {
  const declared = declaredIn(documents, site);
  for (const document of documents.list(site.key, 'capabilities')) {
    const value =
      isJsonObject(document.value) && isJsonObject(document.value['capabilities'])
        ? document.value['capabilities']
        : {};
    for (const name of Object.keys(value).filter((capability) => !declared.has(capability))) {
      const message = `There is no capability '${name}'. The root site's default set declares them.`;
      const pointer = appendPointerStep('/capabilities', name);
      report.addTo(
        document,
        createDocumentFinding(
          pointer,
          'unknown-capability',
          message,
          formatDidYouMeanSuggestion(name, [...declared]),
          'key',
        ),
      );
    }
  }
}

function checkGateways(checks: MergedNodeCheckContext): void {
  const document = checks.site.document('site', 'site');
  if (!document) return;
  for (const [key, { gate }] of checks.site.config.gateways)
    checkGateCapabilities(
      document,
      gate,
      appendPointerStep(appendPointerStep('/payments/gateways', key), 'gate'),
      checks.segments,
      checks,
    );
}

function checkPages(checks: MergedNodeCheckContext): void {
  const { site, report, segments } = checks;
  const pages = site.names('page').flatMap((name) => site.document('page', name) ?? []);
  checkPageAddresses(pages, checks);
  for (const page of pages) {
    const { value } = page;
    const route = site.routes.routes.get(value.route ?? '');
    const admitted = segments.filter((capabilities) => isGateOpen(route?.gate, capabilities));
    const audience = checkGateCapabilities(page, value.gate, '/gate', admitted, checks);
    checkLayoutName(page, value.layout, '/layout', checks);
    checkTextReference(page, value.head?.title, '/head/title', checks);
    checkTextReference(page, value.head?.description, '/head/description', checks);
    checkImageReference(page, value.head?.image, '/head/image', checks);
    checkBlocksOfMergedDocument(page, value.blocks ?? [], false, audience, checks);
    checkMainContent(page, checks);
    checkInheritanceInstructions(site.key, page, site.parent?.document('page', page.name), 'blocks', report);
  }
}

/** A page without main content would answer 200 even if all its blocks fail. */
function checkMainContent(page: MergedDocument<PageDocument>, { blocks, site, report }: MergedNodeCheckContext): void {
  const { route, blocks: nodes = [], disabled } = page.value;
  if (route === undefined || disabled || nodes.some((node) => holdsMain(node, blocks))) return;
  const message = `Page '${page.name}' of site '${site.key}' belongs to route '${route}' and has no main content.`;
  const suggestion =
    "Add the block that the page is for, of a type whose schema says main: true in its x-block, such as 'rich-text' or 'offer-grid'.";
  report.add(page, createDocumentFinding('/blocks', 'no-main-content', message, suggestion));
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
  { site, report }: MergedNodeCheckContext,
): void {
  if (name === undefined || site.document('layout', name)) return;
  const message = `Site '${site.key}' has no layout '${name}'.`;
  report.add(
    document,
    createDocumentFinding(pointer, 'unknown-layout', message, formatDidYouMeanSuggestion(name, site.names('layout'))),
  );
}

function checkLayouts(checks: MergedNodeCheckContext): void {
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
        createDocumentFinding(
          '/blocks',
          'outlet',
          message,
          "Add a block of the type 'outlet' where the page is to stand.",
        ),
      );
    }
    checkLayoutName(layout, layout.value.failures, '/failures', checks);
    checkBlocksOfMergedDocument(layout, nodes, true, segments, checks);
    checkInheritanceInstructions(site.key, layout, site.parent?.document('layout', name), 'blocks', report);
  }
}

function checkLike(layout: MergedDocument, like: string, blocks: number, checks: MergedNodeCheckContext): void {
  const { site, report } = checks;
  checkLayoutName(layout, like, '/like', checks);
  if (site.document('layout', like)?.value.like !== undefined) {
    const message = `Layout '${like}' of site '${site.key}' is itself like another.`;
    report.add(layout, createDocumentFinding('/like', 'not-allowed', message, 'Name the layout that has the blocks.'));
  }
  if (blocks > 0) {
    const message = `Layout '${layout.name}' of site '${site.key}' has blocks, and is like '${like}'.`;
    report.add(layout, createDocumentFinding('/blocks', 'not-allowed', message, 'Leave out "blocks" or "like".'));
  }
}

function checkItems(
  navigation: MergedDocument,
  items: readonly NavigationItem[],
  pointer: string,
  audience: SegmentsThatSeePlace,
  checks: MergedNodeCheckContext,
): void {
  items.forEach((item, index) => {
    const at = appendPointerStep(pointer, index);
    const seenBy = checkGateCapabilities(navigation, item.gate, `${at}/gate`, audience, checks);
    if (item.label === undefined) {
      const message = `Item '${item.id}' has no label, and site '${checks.site.key}' inherits no item of this id here.`;
      checks.report.add(navigation, createDocumentFinding(at, 'missing-property', message, 'Add "label".'));
    }
    checkTextReference(navigation, item.label, `${at}/label`, checks);
    checkLinkTarget(navigation, item.link, `${at}/link`, seenBy, checks);
    checkItems(navigation, item.children ?? [], `${at}/children`, seenBy, checks);
  });
}

function checkContent(checks: MergedNodeCheckContext): void {
  const { site, segments } = checks;
  for (const name of site.names('content')) {
    const document = site.document('content', name);
    for (const [key, entry] of Object.entries(document?.value.entries ?? {})) {
      if (!document) continue;
      const pointer = `${appendPointerStep('/entries', key)}/value`;
      if (entry.type === 'image') checkImageReference(document, entry.value, pointer, checks);
      if (entry.type === 'markdown') checkMarkdownReferences(document, entry.value, pointer, segments, checks);
    }
  }
}
