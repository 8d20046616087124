/** Creates trusted HTML, or strings where the browser lacks Trusted Types. */
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
 * The only Trusted Types policy: passes HTML rendered by the shop's server. Scripts must use https or the local
 * machine; the content security policy lists their origins.
 */
const policy = window.trustedTypes?.createPolicy('vitrine', { createHTML: (html) => html, createScriptURL: byHttps });

const LOOPBACK = /(?:^|\.)localhost$/;

export function toTrustedHtml(html: string): string {
  return policy ? policy.createHTML(html) : html;
}

/** @throws TypeError for a script that comes over the network without https. */
export function toTrustedHttpsScriptUrl(url: string): string {
  return policy ? policy.createScriptURL(url) : byHttps(url);
}

function byHttps(url: string): string {
  const { protocol, hostname } = new URL(url);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
  if (!isSafe) throw new TypeError('scripts come by https alone');
  return url;
}
