import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { pino } from 'pino';
import { renderToString } from 'react-dom/server';
import { shopMessages } from '#app/messages.ts';
import { baseStyleSheets } from '#app/server/base-css.ts';
import { openDocumentStoreWithPictures } from '#app/server/open-document-store.ts';
import type { ServerSettings } from '#app/server/settings.ts';
import { parseCommerceApiCredentials } from '#app/services/commerce-accounts.ts';
import { createServerCommerceCalls } from '#app/services/commerce-server.ts';
import type { ShopBlockLoaderServices } from '#blocks/_ui/shop-services.ts';
import type { AppDownloadProps } from '#blocks/content/app-download/app-download.gen.ts';
import { AppDownload } from '#blocks/content/app-download/app-download.tsx';
import type { HeroProps } from '#blocks/content/hero/hero.gen.ts';
import { Hero } from '#blocks/content/hero/hero.tsx';
import type { RichTextProps } from '#blocks/content/rich-text/rich-text.gen.ts';
import { RichText } from '#blocks/content/rich-text/rich-text.tsx';
import { loadLotteryPromoData } from '#blocks/offers/lottery-promo/lottery-promo.data.ts';
import type { LotteryPromoProps } from '#blocks/offers/lottery-promo/lottery-promo.gen.ts';
import { LotteryPromo } from '#blocks/offers/lottery-promo/lottery-promo.tsx';
import { loadOfferGridData } from '#blocks/offers/offer-grid/offer-grid.data.ts';
import type { OfferGridProps } from '#blocks/offers/offer-grid/offer-grid.gen.ts';
import { OfferGrid } from '#blocks/offers/offer-grid/offer-grid.tsx';
import { blockSchemas } from '#blocks/schemas.gen.ts';
import { serverBlocks } from '#blocks/server.gen.ts';
import { loadConsentBannerData } from '#blocks/site/consent-banner/consent-banner.data.ts';
import type { ConsentBannerProps } from '#blocks/site/consent-banner/consent-banner.gen.ts';
import { ConsentBanner } from '#blocks/site/consent-banner/consent-banner.tsx';
import type { FooterFeedbackProps } from '#blocks/site/footer-feedback/footer-feedback.gen.ts';
import { FooterFeedback } from '#blocks/site/footer-feedback/footer-feedback.tsx';
import { loadSiteBannerData } from '#blocks/site/site-banner/site-banner.data.ts';
import type { SiteBannerProps } from '#blocks/site/site-banner/site-banner.gen.ts';
import { SiteBanner } from '#blocks/site/site-banner/site-banner.tsx';
import { loadSiteFooterData } from '#blocks/site/site-footer/site-footer.data.ts';
import type { SiteFooterProps } from '#blocks/site/site-footer/site-footer.gen.ts';
import { SiteFooter } from '#blocks/site/site-footer/site-footer.tsx';
import { loadSiteHeaderData } from '#blocks/site/site-header/site-header.data.ts';
import type { SiteHeaderProps } from '#blocks/site/site-header/site-header.gen.ts';
import { SiteHeader } from '#blocks/site/site-header/site-header.tsx';
import { SkipLink } from '#blocks/site/skip-link/skip-link.tsx';
import { createSiteMessages } from '#engine/messages/site-messages.ts';
import { listBlocksInTree } from '#engine/page/compile-page.ts';
import { createContentReader } from '#engine/page/content-reader.ts';
import { createPageCompiler } from '#engine/page/page-compiler.ts';
import { resolvePictureByFileName } from '#engine/page/site-prop-resolvers.ts';
import { BlockContext } from '#engine/render/block-context.tsx';
import { formatDocumentTitle } from '#engine/render/document-title.ts';
import { createInlineStyles, createPageStyleSheetBuilder } from '#engine/render/page-styles.ts';
import { renderThemeCss } from '#engine/render/theme-css.ts';
import { createFontFiles } from '#engine/server/font-files.ts';
import { createSiteCatalogue } from '#engine/site/site-catalogue.ts';
import { readVisitor } from '#engine/visitor/read-visitor.ts';

/**
 * The bench's home page, hand-written for the same renderer: the same components with the same props in JSX, and the
 * same data, without documents, gates, caches or payloads.
 */
const { port, settings }: { port: number; settings: ServerSettings } = JSON.parse(process.env['BENCH'] ?? '{}');
const fonts = createFontFiles();
const { store, assets } = await openDocumentStoreWithPictures(settings, Date.now, pino({ level: 'error' }), fonts.has);
const site = createSiteCatalogue(store.view()).byHost('localhost');
const home = site?.pageForRoute('home');
if (!site || !home) throw new Error('the bench has no home page');

const url = new URL('http://localhost/');
const { visitor } = readVisitor({ site, url, cookie: () => undefined, secure: false, now: Date.now() });
const siteMessages = createSiteMessages(shopMessages, ({ id }) => {
  throw new Error(`the text of ${id} has faults`);
});
const page = createPageCompiler(blockSchemas, assets.sources, siteMessages, () => {}).compile(
  site,
  home,
  'default',
  visitor.locale,
  null,
);
const written = new Map(listBlocksInTree(page.nodes).map(({ type, props }) => [type, props]));
const header = written.get('site-header') as SiteHeaderProps;
const hero = written.get('hero') as HeroProps;
const grid = written.get('offer-grid') as OfferGridProps;
const copy = written.get('rich-text') as RichTextProps;
const footer = written.get('site-footer') as SiteFooterProps;
const consent = written.get('consent-banner') as ConsentBannerProps;
const banner = written.get('site-banner') as SiteBannerProps;
const promo = written.get('lottery-promo') as LotteryPromoProps;
const download = written.get('app-download') as AppDownloadProps;
const feedback = written.get('footer-feedback') as FooterFeedbackProps;
for (const [name, props] of Object.entries({
  header,
  hero,
  grid,
  copy,
  footer,
  consent,
  banner,
  promo,
  download,
  feedback,
}))
  if (!props) throw new Error(`the page of the bench has no ${name}: write it by hand without`);

const accounts = parseCommerceApiCredentials(settings.accounts);
const calls = createServerCommerceCalls({
  apiOrigin: settings.apiOrigin,
  accountOf: (key) => accounts.get(key) ?? { appKey: '', secret: '' },
  cartCookie: 'cart',
  refusalTexts: () => () => null,
  fetch,
  now: Date.now,
  randomId: randomUUID,
});
const services: ShopBlockLoaderServices = {
  commerce: calls.commerce('harbour', visitor),
  picture: (_, asset) => resolvePictureByFileName(site, asset, assets.sources),
  content: createContentReader({
    site,
    locale: visitor.locale,
    capabilities: site.capabilities(null),
    imageSources: assets.sources,
    messages: page.messages,
    now: Date.now(),
  }),
  walletPurchase: false,
  safeTarget: () => null,
  regions: () => [],
  apiAddress: (path) => new URL(path, settings.apiOrigin).href,
};
const context = {
  site: page.site,
  capabilities: site.capabilities(null),
  href: site.routes.href,
  messages: page.messages,
};
const theme = createInlineStyles(
  renderThemeCss(site.document('theme', 'theme')?.value ?? { version: 1 }, {
    font: fonts.piecesOf,
    asset: () => null,
  }),
);
const styles = createPageStyleSheetBuilder(baseStyleSheets, serverBlocks).of(page.types);
const top = `<!DOCTYPE html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${formatDocumentTitle(page.head.title, 'Harbour')}</title><style>${theme.css}</style><style>${styles.css}</style></head><body><div id="app">`;

createServer(async (_, response) => {
  const around = {
    params: {},
    routeId: 'home',
    named: {},
    query: url.searchParams,
    site: page.site,
    messages: page.messages,
    visitor,
    now: Date.now(),
    services,
  };
  const { signal } = new AbortController();
  const [offers, links, loadedConsent, loadedBanner, jackpot, prizes] = await Promise.all([
    loadOfferGridData({ ...around, signal, props: grid }),
    loadSiteFooterData({ ...around, signal, props: footer }),
    loadConsentBannerData({ ...around, signal, props: consent }),
    loadSiteBannerData({ ...around, signal, props: banner }),
    loadLotteryPromoData({ ...around, signal, props: promo }),
    loadSiteHeaderData({ ...around, signal, props: header }),
  ]);
  const extras = (
    <>
      <LotteryPromo id="footer-lottery" props={promo} data={jackpot.data} slots={{}} />
      <AppDownload id="footer-app" props={download} data={undefined} slots={{}} />
      <FooterFeedback id="footer-feedback" props={feedback} data={undefined} slots={{}} />
    </>
  );
  const html = renderToString(
    <BlockContext value={context}>
      <SkipLink id="skip" props={{}} data={undefined} slots={{}} />
      <ConsentBanner id="consent" props={consent} data={loadedConsent.data} slots={{}} />
      <SiteBanner id="banner" props={banner} data={loadedBanner.data} slots={{}} />
      <SiteHeader id="header" props={header} data={prizes.data} slots={{}} />
      <main id="main" tabIndex={-1}>
        <Hero id="hero" props={hero} data={undefined} slots={{}} />
        <OfferGrid id="offers" props={grid} data={offers.data} slots={{}} />
        <RichText id="copy" props={copy} data={undefined} slots={{}} />
      </main>
      <SiteFooter id="footer" props={footer} data={links.data} slots={{ extras }} />
    </BlockContext>,
  );
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(`${top}${html}</div></body></html>`);
}).listen(port, () => process.send?.({ ready: true }));
