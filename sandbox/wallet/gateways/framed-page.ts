import { html } from 'hono/html';
import { type EscapedHtml, renderStandInPageShell, type StandInPageWithCsp } from './pay-pages.ts';

/** The framing page's origin, and the nonce in every message. */
export interface FramingPageOrigin {
  readonly origin: string;
  readonly nonce: string;
}

/** Exchanges messages only with the framing window and origin, using the nonce. */
const SPEAK = `const{origin,nonce}=document.querySelector('main').dataset;
const say=(message)=>parent.postMessage({...message,nonce},origin);
const size=()=>say({type:'frame.height',height:document.querySelector('main').offsetHeight+16,width:innerWidth});
new ResizeObserver(size).observe(document.querySelector('main'));
const hear=(types)=>addEventListener('message',({origin:from,source,data})=>{
if(from===origin&&source===parent&&data&&data.nonce===nonce&&Object.hasOwn(types,data.type))types[data.type](data)});`;

/** A page framed by the checkout, with which it exchanges messages. */
export function renderFramedStandInPageShell(
  title: string,
  content: EscapedHtml,
  { origin, nonce }: FramingPageOrigin,
  script: string,
): StandInPageWithCsp {
  const target = /^https?:\/\/[^/\s]+$/.test(origin) ? origin : 'null';
  const known = /^[\w-]{1,64}$/.test(nonce) ? nonce : '';
  const framed = html`<main class="framed" data-origin="${target}" data-nonce="${known}">${content}</main>`;
  return renderStandInPageShell(title, framed, `${SPEAK}${script}`);
}
