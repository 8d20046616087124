import { Hono } from 'hono';
import { html } from 'hono/html';
import { parseLocalhostUrl } from '../http/local-url.ts';
import { getMessageFormat } from '../messages/message-context.ts';
import type { SandboxShop } from '../shop.ts';
import { signInMessages } from './sign-in.messages.gen.ts';
import { SOCIAL_SIGN_IN_STAND_INS } from './social-assertions.ts';

interface Visit {
  readonly provider: string;
  readonly name: string;
  readonly client: string;
  readonly redirectUri: URL;
  readonly state: string;
  readonly nonce: string;
}

/**
 * The sign-in page of the stand-in providers, `/_providers/{provider}/authorise`. It accepts any e-mail address and
 * redirects to `redirect_uri` with `assertion` and `state`, or `error` on cancellation. It redirects only to hosts of
 * this machine.
 */
export function createSignInProviderStandInApp(shop: Pick<SandboxShop, 'clock' | 'brands' | 'identity'>): Hono {
  const app = new Hono();
  app.get('/_providers/:provider/authorise', (c) => {
    const visit = visitOf(c.req.param('provider'), (name) => c.req.query(name), shop);
    if (!visit)
      return c.html(
        html`<!doctype html><title>${signInMessages.notValid()}</title>
<p>${signInMessages.signInRequestNotValid()}</p>`,
        400,
      );
    return c.html(page(visit, shop));
  });
  app.post('/_providers/:provider/authorise', async (c) => {
    const visit = visitOf(c.req.param('provider'), (name) => c.req.query(name), shop);
    const { email, decision } = await c.req.parseBody();
    if (visit && decision === 'cancel') {
      visit.redirectUri.searchParams.set('error', 'access_denied');
      visit.redirectUri.searchParams.set('state', visit.state);
      return c.redirect(visit.redirectUri.href, 303);
    }
    if (!visit || typeof email !== 'string' || !email.includes('@'))
      return c.text(signInMessages.providerRequestNotValid(), 400);
    const { provider, client, nonce, redirectUri, state } = visit;
    const assertion = await shop.identity.socialAssertions.issue(
      { provider, siteKey: client, nonce, email },
      shop.clock(),
    );
    redirectUri.searchParams.set('assertion', assertion);
    redirectUri.searchParams.set('state', state);
    return c.redirect(redirectUri.href, 303);
  });
  return app;
}

function visitOf(
  key: string,
  query: (name: string) => string | undefined,
  shop: Pick<SandboxShop, 'brands'>,
): Visit | null {
  const known = SOCIAL_SIGN_IN_STAND_INS.find(({ provider }) => provider === key);
  const [client = '', state = '', nonce = ''] = ['client', 'state', 'nonce'].map(query);
  const redirectUri = parseLocalhostUrl(query('redirect_uri') ?? '');
  if (!known || !redirectUri || nonce.length < 16 || !shop.brands.some(({ siteKey }) => siteKey === client))
    return null;
  return { ...known, client, redirectUri, state, nonce };
}

function page({ name, client }: Visit, shop: Pick<SandboxShop, 'brands'>) {
  const brand = shop.brands.find(({ siteKey }) => siteKey === client)?.catalogue.branding.name ?? client;
  return html`<!doctype html>
<html lang="${getMessageFormat().locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${signInMessages.signInWith({ provider: name })}</title>
<main>
<h1>${signInMessages.signInWith({ provider: name })}</h1>
<p>${signInMessages.playsProvider({ provider: name, brand })}</p>
<form method="post">
<label>${signInMessages.emailAddress()} <input name="email" type="email" autocomplete="email" required autofocus></label>
<button>${signInMessages.continueTo({ brand })}</button>
<button name="decision" value="cancel" formnovalidate>${signInMessages.cancel()}</button>
</form>
</main>
</html>`;
}
