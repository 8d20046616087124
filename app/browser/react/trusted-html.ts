/** HTML that may be put into the page: what a Trusted Types policy gives, or a string where the browser has none. */
interface PagePolicy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: PagePolicy): PagePolicy;
}

declare global {
  interface Window {
    readonly trustedTypes?: PolicyFactory;
  }
}

/**
 * The only policy of the page. What passes it is HTML that the engine's own server rendered: found in the document, or
 * received with a navigation from the same origin. Scripts come by https, or from
 * the local machine; the page's content security policy lists their origins.
 */
const policy = window.trustedTypes?.createPolicy('vitrine', { createHTML: (html) => html, createScriptURL: byHttps });

const LOOPBACK = /(?:^|\.)localhost$/;

export function toTrustedHtml(html: string): string {
  return policy ? policy.createHTML(html) : html;
}

/** @throws TypeError for a script that comes over the network without https. */
export function toTrustedScriptUrl(url: string): string {
  return policy ? policy.createScriptURL(url) : byHttps(url);
}

function byHttps(url: string): string {
  const { protocol, hostname } = new URL(url);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
  if (!isSafe) throw new TypeError('scripts come by https alone');
  return url;
}
