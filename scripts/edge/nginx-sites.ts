import type { EdgeFacts, EdgeSite } from './edge-sites.ts';
import { type EdgeNode, escapeRegularExpression } from './varnish-sites.ts';

/** The part of the nginx configuration that depends on documents and nodes; `deploy/edge/nginx.conf` includes it. */
export function createNginxSites(facts: EdgeFacts, nodes: readonly EdgeNode[]): string {
  const { sites, query, passedQuery, customerCookies } = facts;
  return `# Written by \`vitrine edge-config nginx\`. Write it again when a site gets a host, a language or a query parameter.

upstream vitrine {
${nodes.map(({ host, port }) => `    server ${host}:${port} max_fails=1 fail_timeout=2s;\n`).join('')}    keepalive 64;
}

# 1 for requests of customers, which are never stored.
map $http_cookie $vitrine_customer {
    default 0;
    "~(?:^|; *)(?:__Host-)?(?:framed-)?(?:${customerCookies.join('|')})(?:\\.[0-9A-Za-z_]+)?=" 1;
}

# 1 for parameters that set cookies, and for names with percent encoding, which may be those of any parameter.
map $args $vitrine_passed_query {
    default 0;
    "~(?:^|&)(?:${passedQuery.join('|')})(?:[=&]|$)" 1;
    "~(?:^|&)[^=&]*[%+][^=&]*(?:[=&]|$)" 1;
}

# The query parameters that a route reads.
${query.map(createParameter).join('')}map "" $vitrine_query {
    default "${query.map((_, index) => `$vitrine_parameter_${index}`).join('&')}";
}

# The language of the address; empty for an unknown host.
map "$host $request_uri" $vitrine_locale {
    default "";
${sites.map(createAddress).join('')}}

# 1 where the header of the browser may choose another language than the address has.
map "$host $vitrine_locale $vitrine_language $http_accept_language" $vitrine_other_preference {
    default 0;
${sites.map(createPreference).join('')}}

# The page of a site for when no node answers.
map $host $vitrine_failure_page {
    default "";
${sites.map(createFailurePage).join('')}}
`;
}

function createFailurePage({ hosts, failurePage }: EdgeSite): string {
  return `    "~^(?:${hosts.map(escapeRegularExpression).join('|')})$" "${quoteForNginx(failurePage)}";\n`;
}

/** Text between quotes of HTML, in which a dollar would begin a variable of nginx. */
function quoteForNginx(html: string): string {
  return html.replaceAll('$', '&#36;').replace(/["\\]/g, '\\$&');
}

function createParameter(name: string, index: number): string {
  return `map $args $vitrine_parameter_${index} {
    default "";
    "~(?:^|&)${escapeRegularExpression(name)}=(?<vitrine_value_${index}>[^&]*)" "${name}=$vitrine_value_${index}";
}
`;
}

function createAddress({ hosts, locale, prefixes }: EdgeSite): string {
  const start = `~*^(?:${hosts.map(escapeRegularExpression).join('|')}) `;
  const named = prefixes.map(
    ({ prefix, locale: own }) => `    "${start}${escapeRegularExpression(prefix)}(?:[/?]|$)" "${own}";\n`,
  );
  return `${named.join('')}    "${start}" "${locale}";\n`;
}

function createPreference({ hosts, locale, acceptLanguage }: EdgeSite): string {
  if (acceptLanguage === null) return '';
  const start = `~*^(?:${hosts.map(escapeRegularExpression).join('|')}) ${locale}  `;
  return `    "${start}$" 0;\n    "${start}${acceptLanguage.slice(1)}" 0;\n    "${start}" 1;\n`;
}
