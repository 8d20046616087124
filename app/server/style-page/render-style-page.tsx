import { renderToStaticMarkup } from 'react-dom/server';
import { getEditorLanguage } from '#engine/messages/editor-messages.ts';
import type { GetSiteMessages } from '#engine/messages/site-messages.ts';
import type { GetImageSources } from '#engine/page/site-prop-resolvers.ts';
import { BlockContext, type BlockContextValue } from '#engine/render/block-context.tsx';
import { escapeHtml } from '#engine/render/escape-html.ts';
import { createInlineStyles } from '#engine/render/page-styles.ts';
import { toFetchResponse } from '#engine/server/endpoint.ts';
import type { PageEndpointDependencies } from '#engine/server/page-endpoint.ts';
import { createEnforcedSecurityPolicyHeaders } from '#engine/server/security-headers.ts';
import type { Site } from '#engine/site/site.ts';
import { baseAndSharedStyleSheets } from '../base-css.ts';
import type { ExamplePageDependencies } from '../gallery.ts';
import coloursCss from './style-colours.css?inline';
import measuresCss from './style-measures.css?inline';
import frameCss from './style-page.css?inline';
import { stylePageMessages as messages } from './style-page.messages.gen.ts';
import { ThemeStyleGuidePage } from './style-page.tsx';
import primitivesCss from './style-primitives.css?inline';
import shapesCss from './style-shapes.css?inline';

const STRICT = { payment: null, videos: [], ancestors: [] };
const ownCss = [frameCss, coloursCss, measuresCss, shapesCss, primitivesCss].join('');
const styles = createInlineStyles(
  `@layer base,blocks;${baseAndSharedStyleSheets.map(({ css }) => css).join('')}${ownCss}`,
);

/** Renders everything that a brand is drawn with, in its theme. */
export function renderThemeStyleGuide(
  site: Site,
  {
    heads,
    imageSources,
    siteMessages,
  }: Pick<PageEndpointDependencies, 'heads'> & Pick<ExamplePageDependencies, 'imageSources' | 'siteMessages'>,
): Response {
  const { theme, fonts, icons } = heads.of(site);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    ...createEnforcedSecurityPolicyHeaders(STRICT, [theme.hash, styles.hash]),
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
  };
  const title = escapeHtml(String(messages.title({ name: site.config.name })));
  const body = [
    `<!DOCTYPE html><html lang="${getEditorLanguage().tag}" data-site="${escapeHtml(site.key)}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title>`,
    '<meta name="robots" content="noindex,nofollow">',
    icons,
    ...fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(font)}">`),
    `<style>${theme.css}</style><style>${styles.css}</style></head><body>`,
    renderToStaticMarkup(
      <BlockContext value={createBlockContext(site, siteMessages)}>
        <ThemeStyleGuidePage site={site} theme={themeOf(site)} pictures={picturesOf(site, imageSources)} />
      </BlockContext>,
    ),
    '</body></html>',
  ].join('');
  return toFetchResponse({ status: 200, headers, body });
}

function createBlockContext(
  site: Pick<Site, 'key' | 'chain' | 'view' | 'routes' | 'document'>,
  siteMessages: GetSiteMessages,
): BlockContextValue {
  return {
    site: { ...site.view, logo: null },
    capabilities: new Set(),
    href: site.routes.href,
    messages: siteMessages(site, site.view.locale),
  };
}

function themeOf(site: Pick<Site, 'document'>) {
  return site.document('theme', 'theme')?.value ?? { version: 1 as const };
}

function picturesOf(site: Pick<Site, 'document' | 'asset'>, imageSources: GetImageSources) {
  const { logo, favicon, texture, motif } = themeOf(site);
  const address = (name: string | undefined) => {
    const asset = name === undefined ? undefined : site.asset(name);
    return asset ? imageSources(asset).src : null;
  };
  return {
    logo: address(logo?.asset),
    favicon: address(favicon),
    texture: address(texture),
    motif: address(motif?.asset),
  };
}
