import { Hono } from 'hono';
import { html } from 'hono/html';
import { mayReceiveAdvertising } from '../account/breaks/receive-advertising.ts';
import { sendNewsletterMailsToCustomer } from '../account/customers/newsletter.ts';
import { isCrossSiteFormPost } from '../http/cross-site.ts';
import { DEMO_TOTP_SECRET } from '../seed/customers.ts';
import type { SandboxShop } from '../shop.ts';
import { sendAutologinMail } from '../sign-in/mail-links.ts';
import { computeTotpCode } from '../sign-in/totp.ts';
import type { OutboxMail } from './outbox.ts';

/** URL of a brand's shop with `{site}` for its key, such as `http://{site}.localhost:3000`; null for paths only. */
export type ShopOriginPattern = string | null;

const SHOWN = 200;

/**
 * `/_outbox`: sent mails, newest first, and support actions: send a sign-in link, unlock an account, send a newsletter.
 * `/_outbox.json` returns the mails as JSON. Both take `site` and `to` as filters.
 */
export function createMailOutboxApp(
  shop: Pick<SandboxShop, 'db' | 'clock' | 'brands' | 'customers' | 'identity' | 'outbox' | 'playBreaks'>,
  shopOrigin: ShopOriginPattern,
): Hono {
  const app = new Hono();
  const mails = (site: string | undefined, to: string | undefined) =>
    shop.outbox
      .listLatest(SHOWN, { siteKey: site || null, recipient: to?.toLowerCase() || null })
      .map((mail) => ({ ...mail, href: addressOf(mail, shopOrigin) }));

  app.get('/_outbox.json', (c) =>
    c.json(
      mails(c.req.query('site'), c.req.query('to')).map(({ sentAt, siteKey, ...mail }) => ({
        ...mail,
        site: siteKey,
        sent_at: new Date(sentAt).toISOString(),
      })),
    ),
  );

  app.get('/_outbox', (c) => c.html(page(shop, mails(c.req.query('site'), c.req.query('to')))));

  app.post('/_outbox/support', async (c) => {
    if (isCrossSiteFormPost(c.req.header('origin'), c.req.header('host')))
      return c.text('Another site may not do this.', 403);
    const { site, email, action } = await c.req.parseBody();
    const customer = shop.customers.findByEmail(String(site), String(email).trim());
    if (!customer) return c.text('There is no such customer.', 404);
    if (action === 'newsletter' && !mayReceiveAdvertising(shop, customer.id, shop.clock()))
      return c.text('The customer is taking a break, and gets no news.', 409);
    if (action === 'autologin') sendAutologinMail(shop, customer, shop.clock());
    else if (action === 'newsletter') sendNewsletterMailsToCustomer(shop, customer, shop.clock());
    else if (action === 'unlock') shop.identity.twoFactor.unlock(customer.id);
    else return c.text('There is no such action.', 400);
    return c.redirect(`/_outbox?site=${encodeURIComponent(customer.siteKey)}`, 303);
  });
  return app;
}

function addressOf({ link, siteKey }: OutboxMail, shopOrigin: ShopOriginPattern): string | null {
  if (link === null || shopOrigin === null) return link;
  return new URL(link, shopOrigin.replace('{site}', siteKey)).href;
}

function page(
  shop: Pick<SandboxShop, 'clock' | 'brands'>,
  mails: readonly (OutboxMail & { readonly href: string | null })[],
) {
  const sites = shop.brands.map(({ siteKey }) => siteKey);
  return html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Outbox</title>
<main>
<h1>Outbox</h1>
<p>What the shops would have sent. Nothing leaves this machine.</p>
<nav><a href="/_outbox">all</a> ${sites.map((site) => html`<a href="/_outbox?site=${site}">${site}</a> `)}</nav>
<form method="post" action="/_outbox/support">
<label>Brand <select name="site">${sites.map((site) => html`<option>${site}</option>`)}</select></label>
<label>Customer <input name="email" type="email" required></label>
<button name="action" value="autologin">Send a link that signs in</button>
<button name="action" value="newsletter">Send news</button>
<button name="action" value="unlock">Unlock two-factor</button>
</form>
<p>The authenticator of Ben, who is a demonstration customer of each brand, shows
<strong>${computeTotpCode(DEMO_TOTP_SECRET, shop.clock())}</strong> now.</p>
${mails.map(
  ({ siteKey, recipient, subject, body, href, sentAt }) => html`<article>
<h2>${subject}</h2>
<p>${siteKey} to ${recipient}, <time>${new Date(sentAt).toISOString()}</time></p>
<pre>${body}</pre>
${href === null ? '' : html`<p><a href="${href}">${href}</a></p>`}
</article>`,
)}
</main>
</html>`;
}
