import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { html, raw } from 'hono/html';
import { createNotFoundFault } from '../http/api-fault.ts';
import { isCrossSiteFormPost } from '../http/cross-site.ts';
import type { ShopOriginPattern } from '../outbox/outbox-app.ts';
import { DEMO_CUSTOMERS } from '../seed/customers.ts';
import type { SandboxBrand, SandboxShop } from '../shop.ts';
import { PARTNER_STAND_IN_SCRIPT, PARTNER_STAND_IN_STYLE } from './partner-stand-in-assets.ts';
import { findPartnerOfAnyBrandBySlug, type SandboxPartner } from './partners.ts';

/**
 * `/_partner/{slug}`: a stand-in partner page for `partner.localhost`. It frames the shop, sends a cart, signs a
 * demonstration customer in by a link, and shows all messages. `?shop=` sets the shop's origin where the sandbox has
 * none.
 */
export function createPartnerStandInApp(
  shop: Pick<SandboxShop, 'clock' | 'brands' | 'customers' | 'identity'>,
  shopOrigin: ShopOriginPattern,
): Hono {
  const app = new Hono();

  app.get('/_partner/:slug', (c) => {
    const { partner, brand } = partnerOf(c, shop);
    const origin = originOf(c.req.query('shop'), shopOrigin, partner.siteKey);
    c.header('content-security-policy', policyFor(origin));
    c.header('cache-control', 'no-store');
    return c.html(page(partner, brand, origin));
  });

  app.post('/_partner/:slug/autologin', async (c) => {
    if (isCrossSiteFormPost(c.req.header('origin'), c.req.header('host')))
      return c.text('Another site may not do this.', 403);
    const { partner } = partnerOf(c, shop);
    const { email } = await c.req.parseBody();
    const customer = shop.customers.findByEmail(partner.siteKey, String(email));
    if (!customer) return c.text('There is no such customer.', 404);
    const token = shop.identity.oneTimeTokens.create(
      'autologin',
      { customerId: customer.id, detail: '' },
      shop.clock(),
    );
    return c.json({ path: `/purchase/${partner.slug}/autologin/${token}` });
  });
  return app;
}

function partnerOf(
  c: Context,
  shop: Pick<SandboxShop, 'brands'>,
): { readonly partner: SandboxPartner; readonly brand: SandboxBrand } {
  const partner = findPartnerOfAnyBrandBySlug(c.req.param('slug') ?? '');
  const brand = shop.brands.find(({ siteKey }) => siteKey === partner?.siteKey);
  if (!partner || !brand) throw createNotFoundFault('not_found', 'There is no such partner.');
  return { partner, brand };
}

/** Only shops on this machine are framed. */
function originOf(requestedOrigin: string | undefined, shopOrigin: ShopOriginPattern, site: string): string {
  if (requestedOrigin !== undefined && /^https?:\/\/[a-z0-9-]+\.localhost(?::\d{1,5})?$/.test(requestedOrigin))
    return requestedOrigin;
  return (shopOrigin ?? 'http://{site}.localhost:3000').replace('{site}', site);
}

function policyFor(origin: string): string {
  return [
    "default-src 'none'",
    `script-src ${hashOf(PARTNER_STAND_IN_SCRIPT)}`,
    `style-src ${hashOf(PARTNER_STAND_IN_STYLE)}`,
    "connect-src 'self'",
    `frame-src ${origin}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

function page({ slug, name, siteKey, productOfferKeys }: SandboxPartner, brand: SandboxBrand, origin: string) {
  const carts = cartsOf(productOfferKeys);
  const customers = DEMO_CUSTOMERS.map(({ key, firstName, shows }) => ({
    email: `${key}@${siteKey}.example`,
    label: `${firstName}: ${shows}`,
  }));
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${name}</title><style>${raw(PARTNER_STAND_IN_STYLE)}</style></head>
<body data-shop="${origin}" data-slug="${slug}">
<header><p class="name">${name}</p><p>This page stands in for a partner of ${brand.catalogue.branding.name}, at an origin of its own.</p></header>
<main><section class="choose" aria-labelledby="choose"><h1 id="choose">Play along with ${name}</h1>
<form id="cart"><label for="preset">Your choice</label><select id="preset">${Object.entries(carts).map(
    ([label, items]) => html`<option value="${JSON.stringify(items)}">${label}</option>`,
  )}</select><label for="items">As it is sent to the shop</label>
<textarea id="items" rows="6" spellcheck="false"></textarea><p id="problem" role="alert"></p>
<button>Send to the shop</button></form>
<form id="login"><label for="customer">You are known here as</label><input id="customer" list="customers" value="${customers[0]?.email ?? ''}" autocomplete="off">
<datalist id="customers">${customers.map(({ email, label }) => html`<option value="${email}">${label}</option>`)}</datalist><button>Log in at the shop</button></form>

</section>
<iframe id="shop" title="Checkout of ${brand.catalogue.branding.name}" src="${origin}/purchase/${slug}" allow="payment ${origin}"></iframe>
<section aria-labelledby="said"><h2 id="said">What the shop said</h2><p id="status" role="status"></p><ol id="log" reversed></ol></section></main>
<script>${raw(PARTNER_STAND_IN_SCRIPT)}</script></body></html>`;
}

/** Example carts in the client's format. */
function cartsOf(offers: readonly string[]): Readonly<Record<string, readonly object[]>> {
  const lottery = { productType: 'lottery_ticket', lotteryKey: 'golden-bay', numGames: 4, quickpick: true };
  const raffle = { productType: 'raffle_ticket', lotteryKey: 'headland-house' };
  const strange = { ...lottery, lotteryKey: 'polar-lights' };
  const own = offers.includes('golden-bay') ? [lottery, raffle] : [{ ...raffle, lotteryKey: offers[0] ?? '' }];
  return {
    'Four lucky games': own.slice(0, 1),
    'A bit of everything': own,
    'What is not sold here': [strange],
    'Nothing at all': [],
  };
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
