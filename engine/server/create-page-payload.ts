import type { MessageFileBuilder } from '../messages/message-files.ts';
import type { CompiledPage } from '../page/compiled-page.ts';
import { withFallbackHeading } from '../render/fallback-heading.tsx';
import { listPlainTexts } from '../render/mark-fallback-texts.ts';
import type { PagePayload, PagePaymentSettings } from '../render/page-payload.ts';
import type { PageStyles } from '../render/page-styles.ts';
import { renderCompiledPageToPayloadNodes } from '../render/render-page-nodes.tsx';
import type { ServerBlocksByType } from '../render/server-block.ts';
import {
  type EngineFailureReport,
  type PageRequestContext,
  type ResolvedPage,
  selectRouteQuery,
} from '../resolve-page.ts';
import type { Site } from '../site/site.ts';
import { hideParamValuesInAnalyticsPath } from './analytics-path.ts';
import { createPageHeadTexts } from './document-head.ts';
import { createLanguageSwitchNode, type LanguageSwitchComponent } from './language-switch-node.tsx';
import { listLanguageLinks } from './locale-alternates.ts';
import { joinPathAndQuery } from './page-cache-keys.ts';
import { listFrameAncestors, listPaymentGatewaysWithOpenGate, type PayAndPartnerPageOrigins } from './page-policy.ts';
import { findPathAfterSignOut } from './signed-out-route.ts';

export interface PagePayloadDependencies extends PayAndPartnerPageOrigins {
  readonly blocks: ServerBlocksByType;
  readonly messageFiles: MessageFileBuilder;
  readonly report: (report: EngineFailureReport) => void;
  readonly marksUnknown: boolean;
  /** Shows links to the other languages after the page; only for sites with several. */
  readonly languageSwitch?: LanguageSwitchComponent;
  /** Adds block ids to the HTML, for the studio. */
  readonly marksBlocks?: boolean;
}

/** Renders a resolved page into what the browser gets. */
export function createPagePayload(
  requestContext: Pick<PageRequestContext, 'site' | 'unlocalizedSite' | 'visitor' | 'url'>,
  resolved: ResolvedPage,
  styles: PageStyles,
  origin: string,
  {
    blocks,
    messageFiles,
    languageSwitch,
    report,
    marksUnknown,
    marksBlocks = false,
    payOrigin,
    partnerOrigin,
  }: PagePayloadDependencies,
): PagePayload {
  const { site, visitor, url } = requestContext;
  const { page, loaded, route } = resolved;
  const capabilities = site.capabilities(visitor.segment);
  let isWhole = [...loaded.results.values()].every(({ ok, ...result }) => ok || 'elevation' in result);
  const failed = (id: string, type: string, error: unknown) => {
    isWhole = false;
    report({ kind: 'block', site: site.key, where: `${type} ${id}`, error });
  };
  const context = { site: page.site, capabilities, href: site.routes.href, messages: page.messages };
  const shownUrl = joinPathAndQuery(url.pathname.replace(/^\/+/, '/'), selectRouteQuery(url.searchParams, route.query));
  const languages = listLanguageLinks(requestContext.unlocalizedSite, site, shownUrl, origin);
  const nodes = renderCompiledPageToPayloadNodes(page, {
    blocks,
    context,
    results: loaded.results,
    marksUnknown,
    marksBlocks,
    failed,
  });
  const publicPath = hideParamValuesInAnalyticsPath(url.pathname, resolved);
  const signedOutPath = visitor.signedIn ? findPathAfterSignOut(site, route, visitor) : null;
  const framers = listFrameAncestors(site, resolved, partnerOrigin);
  const files = messageFiles.of(page);
  const payload: PagePayload = {
    kind: 'page',
    status: resolved.status,
    // A path starting with two slashes would be another host.
    url: shownUrl,
    routeId: route.id,
    ...(publicPath !== null && { analyticsPath: publicPath }),
    layout: page.layout,
    head: createPageHeadTexts(requestContext, resolved, origin),
    nodes:
      languageSwitch && languages.length > 0 && hasFrame(site, page)
        ? [...nodes, createLanguageSwitchNode(languageSwitch, languages, context)]
        : nodes,
    styles: styles.path,
    ...(files.page !== null && { messages: files.page }),
    ...(files.overlays !== null && { overlayMessages: files.overlays }),
    ...(files.flows !== null && { flowMessages: files.flows }),
    ...(page.fallbackTexts && { fallbackTexts: listPlainTexts(page.fallbackTexts) }),
    site: page.site,
    capabilities: [...capabilities],
    customerId: visitor.customerId,
    routes: linkedRoutes(page, site),
    ...(signedOutPath !== null && { signedOutPath }),
    ...(framers.length > 0 && { framedBy: framers }),
    ...(takesPayment(site, page) && { payment: paymentOf(site, capabilities, payOrigin) }),
  };
  return isWhole ? payload : withFallbackHeading(payload, page.messages, blocks);
}

/** Whether the layout has anything around the page. Those without are shown inside of an app, which has a language of its own. */
function hasFrame({ document }: Pick<Site, 'document'>, { layout }: Pick<CompiledPage, 'layout'>): boolean {
  return document('layout', layout)?.value.blocks?.some(({ type }) => type !== 'outlet') ?? false;
}

/** Whether the layout allows payment. */
function takesPayment({ document }: Pick<Site, 'document'>, { layout }: CompiledPage): boolean {
  return document('layout', layout)?.value.policy === 'payment';
}

function paymentOf(
  site: Pick<Site, 'config'>,
  capabilities: ReadonlySet<string>,
  origin: string | null,
): PagePaymentSettings {
  const gateways = [...listPaymentGatewaysWithOpenGate(site, capabilities)].map(([key, { scripts = [] }]) => [
    key,
    scripts,
  ]);
  return { origin, gateways: Object.fromEntries(gateways) };
}

/** Paths of routes that client code links to. */
function linkedRoutes(
  { linkedRoutes: ids }: CompiledPage,
  { routes: { routes } }: Pick<Site, 'routes'>,
): Record<string, string> {
  const paths: Record<string, string> = {};
  for (const id of ids) {
    const path = routes.get(id)?.path;
    if (path) paths[id] = path;
  }
  return paths;
}
