import { html } from 'hono/html';
import { type PayPage, type PayPageHtml, renderPayPage } from './pay-pages.ts';

/** Who may speak with a framed page, and what both put into every message. */
export interface FramingPage {
  readonly origin: string;
  readonly nonce: string;
}

/** Speaks with the page around it alone: the right window, the right origin, the nonce that it was opened with. */
const SPEAK = `const{origin,nonce}=document.querySelector('main').dataset;
const say=(message)=>parent.postMessage({...message,nonce},origin);
const size=()=>say({type:'frame.height',height:document.querySelector('main').offsetHeight+16});
new ResizeObserver(size).observe(document.querySelector('main'));
const hear=(types)=>addEventListener('message',({origin:from,source,data})=>{
if(from===origin&&source===parent&&data&&data.nonce===nonce&&Object.hasOwn(types,data.type))types[data.type](data)});`;

/** A page that a checkout frames: it speaks with that page by messages. */
export function renderFramedPage(
  title: string,
  content: PayPageHtml,
  { origin, nonce }: FramingPage,
  script: string,
): PayPage {
  const target = /^https?:\/\/[^/\s]+$/.test(origin) ? origin : 'null';
  const known = /^[\w-]{1,64}$/.test(nonce) ? nonce : '';
  const framed = html`<main class="framed" data-origin="${target}" data-nonce="${known}">${content}</main>`;
  return renderPayPage(title, framed, `${SPEAK}${script}`);
}
