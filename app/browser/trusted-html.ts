/** HTML that may be put into the page: what a Trusted Types policy gives, or a string where the browser has none. */
interface HtmlPolicy {
  createHTML(html: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): HtmlPolicy;
}

declare global {
  interface Window {
    readonly trustedTypes?: PolicyFactory;
  }
}

/**
 * The only policy of the page. What passes it is HTML that the engine's own server rendered: found in the document, or
 * received with a navigation from the same origin.
 */
const policy = window.trustedTypes?.createPolicy('vitrine', { createHTML: (html) => html });

export function trustedHtml(html: string): string {
  return policy ? policy.createHTML(html) : html;
}
