import type {
  ContentDocument,
  LayoutDocument,
  NavigationDocument,
  NavigationItem,
  Node,
  PageDocument,
} from '#schemas/generated/config/types.gen.ts';
import { isGateOpen } from '../capabilities/gate.ts';
import type { DocumentKind } from '../cms/document.ts';
import type { PublishedDocuments } from '../cms/documents.ts';
import { builtInParamResolvers } from '../routing/built-in-param-resolvers.ts';
import type { MergedDocument } from '../site/merged-document.ts';
import type { Site } from '../site/site.ts';
import { formatDidYouMeanSuggestion } from '../site/site-error.ts';
import type { BlockSchemas } from '../validation/block-schemas.ts';
import { appendPointerStep } from '../validation/json-pointer.ts';
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
import { checkTranslatedMarkdown } from './check-translations.ts';
import type { SiteFact } from './site-facts.ts';
import { createDocumentFinding } from './site-report.ts';

/** What a part of the site check needs. */
export interface SitePartCheckContext extends MergedNodeCheckContext {
  readonly documents: PublishedDocuments;
  readonly hasFont: (file: string) => boolean;
  readonly resolvers: readonly string[];
}

/** Kinds whose documents are checked one by one. */
export type SeparatelyCheckedKind = Extract<DocumentKind, 'page' | 'layout' | 'navigation' | 'content'>;

/** One step of the site check: of a document of the site, or of the site as a whole. */
export type SiteCheckPart =
  | { readonly kind: SeparatelyCheckedKind; readonly names: (site: Pick<Site, 'names'>) => readonly string[] }
  | {
      readonly whole: string;
      readonly check: (checks: SitePartCheckContext) => void;
      /** Facts that the check depends on in place of all that it reads. */
      readonly onlyDependsOn?: readonly SiteFact[];
      /** Facts that it reads from the documents rather than the site. */
      readonly alsoDependsOn?: readonly SiteFact[];
    };

const whole = (
  name: string,
  check: (checks: SitePartCheckContext) => void,
  facts: { readonly onlyDependsOn?: readonly SiteFact[]; readonly alsoDependsOn?: readonly SiteFact[] } = {},
): SiteCheckPart => ({ whole: name, check, ...facts });

const each = (kind: SeparatelyCheckedKind): SiteCheckPart => ({ kind, names: (site) => site.names(kind) });

/** The parts of the check of a site that is not abstract, in the order of their errors. */
export const SITE_CHECK_PARTS: readonly SiteCheckPart[] = [
  whole('picture of the site', checkOwnPicture),
  whole('theme', (checks) => checkTheme(checks, checks.hasFont)),
  whole('gateways', checkGateways),
  whole('currency and time zone', checkCurrencyAndTimeZone),
  whole('addresses of locales', checkLocaleAddresses),
  whole('routes', (checks) => checkRouteTable(checks, [...Object.keys(builtInParamResolvers), ...checks.resolvers])),
  whole('addresses of pages', checkAddressesOfPages, {
    // Not the blocks, or each edited page would have the addresses of all pages checked again.
    onlyDependsOn: ['places of pages', 'names:page', 'routes:routes'],
  }),
  each('page'),
  each('layout'),
  each('navigation'),
  each('content'),
  whole('stories', checkStories),
  whole('causes', checkCauses),
  whole('translated Markdown', (checks) => checkTranslatedMarkdown(checks.documents, checks), {
    alsoDependsOn: ['translations'],
  }),
];

/** Checks one document of a site. */
export function checkDocumentOfSite(kind: SeparatelyCheckedKind, name: string, checks: SitePartCheckContext): void {
  const { site } = checks;
  if (kind === 'page') ifThere(site.document('page', name), (page) => checkPage(page, checks));
  else if (kind === 'layout') ifThere(site.document('layout', name), (layout) => checkLayout(layout, checks));
  else if (kind === 'navigation') ifThere(site.navigation(name), (navigation) => checkNavigation(navigation, checks));
  else ifThere(site.document('content', name), (content) => checkContent(content, checks));
}

function ifThere<Value>(value: Value | undefined, check: (value: Value) => void): void {
  if (value !== undefined) check(value);
}

function checkOwnPicture(checks: SitePartCheckContext): void {
  const own = checks.site.document('site', 'site');
  if (own) checkImageReference(own, own.value.discovery?.image, '/discovery/image', checks);
}

function checkAddressesOfPages(checks: SitePartCheckContext): void {
  const { site } = checks;
  checkPageAddresses(
    site.names('page').flatMap((name) => site.document('page', name) ?? []),
    checks,
  );
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

function checkPage(page: MergedDocument<PageDocument>, checks: MergedNodeCheckContext): void {
  const { site, report, segments } = checks;
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

/** A page without main content would answer 200 even if all its blocks fail. */
function checkMainContent(page: MergedDocument<PageDocument>, { blocks, site, report }: MergedNodeCheckContext): void {
  const { route, blocks: nodes = [], disabled } = page.value;
  if (route === undefined || disabled || nodes.some((node) => hasMainContent(node, blocks))) return;
  const message = `Page '${page.name}' of site '${site.key}' belongs to route '${route}' and has no main content.`;
  const suggestion =
    "Add the block that the page is for, of a type whose schema says main: true in its x-block, such as 'rich-text' or 'offer-grid'.";
  report.add(page, createDocumentFinding('/blocks', 'no-main-content', message, suggestion));
}

function hasMainContent({ type = '', slots = {} }: Node, blocks: BlockSchemas): boolean {
  return (
    (Object.hasOwn(blocks, type) && Boolean(blocks[type]?.main)) ||
    Object.values(slots).some((below) => below.some((node) => hasMainContent(node, blocks)))
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

function checkLayout(layout: MergedDocument<LayoutDocument>, checks: MergedNodeCheckContext): void {
  const { site, report, segments } = checks;
  const { name } = layout;
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

function checkNavigation(navigation: MergedDocument<NavigationDocument>, checks: MergedNodeCheckContext): void {
  const { site, report, segments } = checks;
  checkItems(navigation, navigation.value.items, '/items', segments, checks);
  checkInheritanceInstructions(site.key, navigation, site.parent?.navigation(navigation.name), 'items', report);
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

function checkContent(document: MergedDocument<ContentDocument>, checks: MergedNodeCheckContext): void {
  for (const [key, entry] of Object.entries(document.value.entries)) {
    const pointer = `${appendPointerStep('/entries', key)}/value`;
    if (entry.type === 'image') checkImageReference(document, entry.value, pointer, checks);
    if (entry.type === 'markdown') checkMarkdownReferences(document, entry.value, pointer, checks.segments, checks);
  }
}
