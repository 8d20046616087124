import { renderToStaticMarkup } from 'react-dom/server';
import type { ImageSources } from '#engine/page/site-resolvers.ts';
import { escapeHtml } from '#engine/render/escape-html.ts';
import { inlineStyles } from '#engine/render/page-styles.ts';
import { type Endpoint, textResponse, toFetchResponse } from '#engine/server/endpoint.ts';
import type { PageEndpointParts } from '#engine/server/page-endpoint.ts';
import { policyHeaders } from '#engine/server/security-headers.ts';
import { type ClosedPageAccess, mayOpenClosedPage } from '#engine/server/signed-link.ts';
import type { Site } from '#engine/site/site.ts';
import { sharedStyles } from './base-css.ts';
import coloursCss from './style-page/style-colours.css?inline';
import measuresCss from './style-page/style-measures.css?inline';
import frameCss from './style-page/style-page.css?inline';
import { StylePage } from './style-page/style-page.tsx';
import primitivesCss from './style-page/style-primitives.css?inline';
import shapesCss from './style-page/style-shapes.css?inline';

const STRICT = { payment: null, videos: [], ancestors: [] };
const ownCss = [frameCss, coloursCss, measuresCss, shapesCss, primitivesCss].join('');
const styles = inlineStyles(`@layer base,blocks;${sharedStyles.map(({ css }) => css).join('')}${ownCss}`);

/** `GET /_theme`: everything that a brand is drawn with, in its theme. Outside development only by a signed link. */
export function stylePageEndpoint(
  { engine, heads }: Pick<PageEndpointParts, 'engine' | 'heads'>,
  imageSources: ImageSources,
  closed: ClosedPageAccess,
): Endpoint {
  return ({ target, path, host }) => {
    const site =
      path === '/_theme' && mayOpenClosedPage(target, closed, engine.clock()) ? engine.catalogue().byHost(host) : null;
    if (!site) return textResponse(404, 'There is nothing at this address.\n');
    const { theme, fonts, icons } = heads.of(site);
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      ...policyHeaders(STRICT, [theme.hash, styles.hash]),
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
    };
    const title = `${escapeHtml(site.config.name)}: style page`;
    const body = [
      `<!DOCTYPE html><html lang="en" data-site="${escapeHtml(site.key)}"><head><meta charset="utf-8">`,
      `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title>`,
      '<meta name="robots" content="noindex,nofollow">',
      icons,
      ...fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(font)}">`),
      `<style>${theme.css}</style><style>${styles.css}</style></head><body>`,
      renderToStaticMarkup(<StylePage site={site} theme={themeOf(site)} pictures={picturesOf(site, imageSources)} />),
      '</body></html>',
    ].join('');
    return toFetchResponse({ status: 200, headers, body });
  };
}

function themeOf(site: Pick<Site, 'document'>) {
  return site.document('theme', 'theme')?.value ?? { version: 1 as const };
}

function picturesOf(site: Pick<Site, 'document' | 'asset'>, imageSources: ImageSources) {
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
