import { getTextDirection } from '#domain/messages/text-direction.ts';
import { escapeHtml } from '../render/escape-html.ts';
import type { HttpAnswer } from './endpoint.ts';

export interface MinimalPage {
  readonly status: number;
  readonly locale: string;
  readonly heading: string;
  /** Text of the link to the first page. */
  readonly home: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A page without style and script, for when a whole one can or should not be made. */
export function createMinimalPageAnswer({ status, locale, heading, home, headers }: MinimalPage): HttpAnswer {
  const text = escapeHtml(heading);
  const direction = getTextDirection(locale) === 'rtl' ? ' dir="rtl"' : '';
  return {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', ...headers },
    body: `<!DOCTYPE html><html lang="${escapeHtml(locale)}"${direction}><meta charset="utf-8"><meta name="robots" content="noindex"><title>${text}</title><h1>${text}</h1><p><a href="/">${escapeHtml(home)}</a></p></html>`,
  };
}
