import { createHash } from 'node:crypto';
import { getTextDirection } from '#domain/messages/text-direction.ts';
import { escapeHtml } from '../render/escape-html.ts';
import type { HttpAnswer } from './endpoint.ts';

export interface MinimalPage {
  readonly status: number;
  readonly locale: string;
  /** Name of the shop, above the heading; empty for none. */
  readonly name: string;
  readonly heading: string;
  /** Text of the link to the first page. */
  readonly home: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Within the page, because a file would be one more request that can fail. It needs no quotes, which an edge would escape. */
const STYLE = [
  ':root{color-scheme:light dark}',
  'body{margin:0;min-height:100vh;display:grid;place-content:center;padding:2rem;box-sizing:border-box;background:Canvas;color:CanvasText;font:1.125rem/1.5 system-ui,sans-serif}',
  'main{max-width:32rem}',
  'p{margin:0}',
  'h1{margin:.5rem 0 2rem;font-size:clamp(1.75rem,6vw,2.5rem);line-height:1.2;text-wrap:balance}',
  'a{display:inline-block;padding:.75rem 1.5rem;border:2px solid;border-radius:.5rem;color:inherit;font-weight:600;text-decoration:none}',
  'a:hover{text-decoration:underline}',
  'a:focus-visible{outline:3px solid;outline-offset:3px}',
].join('');

const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** A page without files and scripts, for when a whole one can or should not be made. */
export function createMinimalPageAnswer({ status, locale, name, heading, home, headers }: MinimalPage): HttpAnswer {
  const text = escapeHtml(heading);
  const direction = getTextDirection(locale) === 'rtl' ? ' dir="rtl"' : '';
  const shop = name === '' ? '' : `<p>${escapeHtml(name)}</p>`;
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
      ...headers,
    },
    body: `<!DOCTYPE html><html lang="${escapeHtml(locale)}"${direction}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${text}</title><style>${STYLE}</style></head><body><main>${shop}<h1>${text}</h1><p><a href="/">${escapeHtml(home)}</a></p></main></body></html>`,
  };
}
