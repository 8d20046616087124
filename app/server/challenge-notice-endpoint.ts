import { createHash } from 'node:crypto';
import { getTextDirection } from '#domain/messages/text-direction.ts';
import { createMessageAccessor } from '#engine/messages/message-accessor.ts';
import type { GetSiteMessages } from '#engine/messages/site-messages.ts';
import { escapeHtml } from '#engine/render/escape-html.ts';
import { createTextResponse, type Endpoint } from '#engine/server/endpoint.ts';
import type { Site } from '#engine/site/site.ts';
import { decideLocale } from '#engine/visitor/decide-locale.ts';
import { type ChallengeNoticeMessages, challengeNoticeMessages } from './challenge-notice.messages.gen.ts';

const PATH = '/3ds/notify';
const MOST_BYTES = 16 * 1024;

/** Format of challenge states and deposit ids of the API. */
const STATE = /^[A-Za-z0-9_-]{16,128}$/;
const DEPOSIT_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Script that passes the state to the page around the frame or to the opener. */
const NOTIFY_SCRIPT = `const{state}=document.body.dataset;
for(const page of new Set([parent,top,opener]))if(page&&page!==window)
page.postMessage({type:'challenge.notified',state},location.origin)`;

const STYLE = 'body{font:1rem/1.5 system-ui,sans-serif;margin:1.5rem;color:#1c1c28;background:#fff}a{color:#1f3a8a}';

/** Frame policy: the bank's page, the shop's page and a partner's page may be ancestors. */
function policyFor(partnerOrigin: string | null): string {
  return [
    "default-src 'none'",
    `script-src ${hashOf(NOTIFY_SCRIPT)}`,
    `style-src ${hashOf(STYLE)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    `frame-ancestors 'self' https:${partnerOrigin === null ? '' : ` ${partnerOrigin}`}`,
  ].join('; ');
}

type NoticeSite = Pick<Site, 'key' | 'chain' | 'document'> & {
  readonly config: Pick<Site['config'], 'locales' | 'currency' | 'timeZone'>;
};

interface ChallengeNoticeDependencies {
  readonly findSite: (host: string) => NoticeSite | undefined;
  readonly siteMessages: GetSiteMessages;
  /** Origin of pages of partners that frame the shop; null for none. */
  readonly partnerOrigin: string | null;
}

/**
 * `POST /3ds/notify`: target of the bank's redirect after a challenge (specification: The calls it makes,
 * "/3ds/notify"). Cross-site and without cookies, it only passes the state to the waiting page, which then requests the
 * outcome from the API; unknown states are ignored. Its language is the browser's.
 */
export function createBankChallengeNoticeEndpoint({
  findSite,
  siteMessages,
  partnerOrigin,
}: ChallengeNoticeDependencies): Endpoint {
  return async ({ request, path, query, host }) => {
    const site = findSite(host);
    if (path !== PATH || !site) return createTextResponse(404, 'There is nothing at this address.\n');
    if (request.method !== 'POST') return createTextResponse(405, 'Only POST is possible here.\n', { allow: 'POST' });
    const state = await postedState(request);
    if (state === null) return createTextResponse(400, 'This is no notice of a challenge.\n');
    const acceptLanguage = request.headers.get('accept-language');
    const locale = decideLocale(site.config.locales, { customer: null, choice: null, address: null, acceptLanguage });
    const messages = createMessageAccessor(challengeNoticeMessages, siteMessages(site, locale), site.config);
    const depositId = query.get('deposit') ?? '';
    return new Response(page({ state, depositId: DEPOSIT_ID.test(depositId) ? depositId : null, locale, messages }), {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policyFor(partnerOrigin),
        'cache-control': 'no-store',
      },
    });
  };
}

async function postedState(request: Request): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? MOST_BYTES + 1) > MOST_BYTES) return null;
  if (!request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')) return null;
  const form = new URLSearchParams(await request.text());
  // Banks use the name threeDSSessionData.
  const state = form.get('state') ?? form.get('threeDSSessionData') ?? '';
  return STATE.test(state) ? state : null;
}

interface NoticePage {
  readonly state: string;
  readonly depositId: string | null;
  readonly locale: string;
  readonly messages: ChallengeNoticeMessages;
}

function page({ state, depositId, locale, messages }: NoticePage): string {
  const onward = depositId === null ? '/' : `/my-account/deposit/details/${depositId}`;
  const text = (name: keyof ChallengeNoticeMessages) => escapeHtml(messages[name]());
  return `<!doctype html><html lang="${escapeHtml(locale)}" dir="${getTextDirection(locale)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${text('title')}</title>
<style>${STYLE}</style></head><body data-state="${state}"><h1>${text('heading')}</h1><p>${text('finishing')}</p>
<p><a href="${onward}" target="_top">${text('onward')}</a></p><script>${NOTIFY_SCRIPT}</script></body></html>`;
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
