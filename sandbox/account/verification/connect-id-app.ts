import { Hono } from 'hono';
import { html } from 'hono/html';
import { getMessageFormat } from '../../messages/message-context.ts';
import type { SandboxShop } from '../../shop.ts';
import { verificationMessages } from './verification.messages.gen.ts';

/**
 * The page of a stand-in identity provider, `/_connect-id/authorise?state=…`. The customer agrees or declines, and
 * returns with `state` and `code`.
 */
export function createConnectIdStandInApp(shop: Pick<SandboxShop, 'clock' | 'verification'>): Hono {
  const app = new Hono();
  const openRequest = (state: string | undefined) => {
    const request = shop.verification.findConnectIdRequest(state ?? '');
    return request && !request.isUsed && request.code === null && request.expiresAt > shop.clock() ? request : null;
  };
  app.get('/_connect-id/authorise', (c) => (openRequest(c.req.query('state')) ? c.html(page()) : c.html(gone(), 404)));
  app.post('/_connect-id/authorise', async (c) => {
    const request = openRequest(c.req.query('state'));
    if (!request) return c.html(gone(), 404);
    const { decision } = await c.req.parseBody();
    const address = new URL(request.returnUrl);
    address.searchParams.set('state', request.state);
    address.searchParams.set('code', shop.verification.decideConnectId(request.state, decision === 'agree'));
    return c.redirect(address.href, 303);
  });
  return app;
}

function page() {
  return html`<!doctype html>
<html lang="${getMessageFormat().locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>ConnectID</title>
<main>
<h1>${verificationMessages.shareWho()}</h1>
<p>${verificationMessages.playsIdentityProvider()}</p>
<form method="post">
<button name="decision" value="agree">${verificationMessages.share()}</button>
<button name="decision" value="decline">${verificationMessages.doNotShare()}</button>
</form>
</main>
</html>`;
}

function gone() {
  return html`<!doctype html><html lang="${getMessageFormat().locale}"><title>${verificationMessages.requestNotValid()}</title>
<p>${verificationMessages.requestNotValidText()}</p></html>`;
}
