import { createHash } from 'node:crypto';
import { createTextResponse, type EngineRequest } from '#engine/server/endpoint.ts';

const PATH = '/3ds/notify';
const MOST_BYTES = 16 * 1024;

/** Format of challenge states and deposit ids of the API. */
const STATE = /^[A-Za-z0-9_-]{16,128}$/;
const DEPOSIT_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Script that passes the state to the page around the frame or to the opener. */
const TELL = `const{state}=document.body.dataset;
for(const page of new Set([parent,top,opener]))if(page&&page!==window)
page.postMessage({type:'challenge.notified',state},location.origin)`;

const STYLE = 'body{font:1rem/1.5 system-ui,sans-serif;margin:1.5rem;color:#1c1c28;background:#fff}a{color:#1f3a8a}';

/** Frame policy: the bank's page, the shop's page and a partner's page may be ancestors. */
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
 * `POST /3ds/notify`: target of the bank's redirect after a challenge (specification: The calls it makes,
 * "/3ds/notify"). Cross-site and without cookies, it only passes the state to the waiting page, which then asks the API
 * for the outcome; unknown states are ignored.
 */
export async function answerBankChallengeNotice(
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
  // Banks use the name threeDSSessionData.
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
