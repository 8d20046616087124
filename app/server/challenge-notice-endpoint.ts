import { createHash } from 'node:crypto';
import { createTextResponse, type EngineRequest } from '#engine/server/endpoint.ts';

const PATH = '/3ds/notify';
const MOST_BYTES = 16 * 1024;

/** What names a challenge once, and what names a deposit; anything else was not made by the API. */
const STATE = /^[A-Za-z0-9_-]{16,128}$/;
const DEPOSIT_ID = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * Tells the page around the bank's frame, or the one that opened the bank's window, of the state. Where there is neither,
 * the customer has a link to where the deposit stands.
 */
const TELL = `const{state}=document.body.dataset;
for(const page of new Set([parent,top,opener]))if(page&&page!==window)
page.postMessage({type:'challenge.notified',state},location.origin)`;

const STYLE = 'body{font:1rem/1.5 system-ui,sans-serif;margin:1.5rem;color:#1c1c28;background:#fff}a{color:#1f3a8a}';

/** Around it is the page of a bank, around that a page of ours, and around that the page of a partner, if any. */
function policyFor(partnerOrigin: string | null): string {
  return [
    "default-src 'none'",
    `script-src ${hashOf(TELL)}`,
    `style-src ${hashOf(STYLE)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    `frame-ancestors 'self' https:${partnerOrigin === null ? '' : ` ${partnerOrigin}`}`,
  ].join('; ');
}

/**
 * `POST /3ds/notify`: where a customer's bank sends the browser when it has decided (specification: The calls it makes,
 * "/3ds/notify"). It comes from another site and carries no cookie, so it counts for nothing but its state: the page that
 * waits for this very state, on our own origin, hears of it once, and then asks the API what became of the deposit. A
 * state that is forged, replayed or another customer's is nobody's.
 */
export async function answerChallengeNotice(
  { request, path, query }: EngineRequest,
  partnerOrigin: string | null = null,
): Promise<Response> {
  if (path !== PATH) return createTextResponse(404, 'There is nothing at this address.\n');
  if (request.method !== 'POST') return createTextResponse(405, 'Only POST is possible here.\n', { allow: 'POST' });
  const state = await postedState(request);
  if (state === null) return createTextResponse(400, 'This is no notice of a challenge.\n');
  const depositId = query.get('deposit') ?? '';
  return new Response(page(state, DEPOSIT_ID.test(depositId) ? depositId : null), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyFor(partnerOrigin),
      'cache-control': 'no-store',
    },
  });
}

async function postedState(request: Request): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? MOST_BYTES + 1) > MOST_BYTES) return null;
  if (!request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')) return null;
  const form = new URLSearchParams(await request.text());
  // Banks echo it as threeDSSessionData; ours as state.
  const state = form.get('state') ?? form.get('threeDSSessionData') ?? '';
  return STATE.test(state) ? state : null;
}

function page(state: string, depositId: string | null): string {
  const onward = depositId === null ? '/' : `/my-account/deposit/details/${depositId}`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>One moment</title><style>${STYLE}</style></head>
<body data-state="${state}"><h1>Thank you</h1><p>We are finishing your payment.
If nothing happens, <a href="${onward}" target="_top">see where it stands</a>.</p><script>${TELL}</script></body></html>`;
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
