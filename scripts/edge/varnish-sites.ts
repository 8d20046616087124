import type { EdgeFacts, EdgeSite } from './edge-sites.ts';

/** Address of a node. */
export interface EdgeNode {
  readonly host: string;
  readonly port: number;
}

/** The part of the Varnish configuration that depends on documents and nodes; `deploy/edge/varnish.vcl` includes it. */
export function createVarnishSites(facts: EdgeFacts, nodes: readonly EdgeNode[]): string {
  const { sites, query, passedQuery, customerCookies } = facts;
  return `vcl 4.1;
# Written by \`vitrine edge-config varnish\`. Write it again when a site gets a host, a language or a query parameter.

import directors;
import std;

${nodes.map(createBackend).join('\n')}
sub vcl_init {
${createDirector('nodes', nodes)}${nodes.map((node, index) => createDirectorOfOthers(nodes, node, index)).join('')}}

sub vitrine_nodes {
  set req.backend_hint = nodes.backend();
}

# Sends a request that changes nothing once more, to another node.
sub vitrine_other_node {
  if (bereq.retries == 0 && (bereq.method == "GET" || bereq.method == "HEAD")) {
${nodes.map((_, index) => createRetry(nodes, index)).join('')}  }
}

# Passes the requests of customers, and those whose parameters set cookies.
sub vitrine_pass {
  if (req.http.Cookie ~ "(?:^|; *)(?:__Host-)?(?:framed-)?(?:${customerCookies.join('|')})(?:\\.[0-9A-Za-z_]+)?=") {
    return (pass);
  }
  if (req.url ~ "[?&](?:${passedQuery.join('|')})(?:[=&]|$)") {
    return (pass);
  }
}

# Removes the query parameters that no route reads.
sub vitrine_query {
  set req.url = regsuball(req.url, "(?<=[?&])(?!(?:${query.join('|') || '-'})(?:[=&]|$))[^&]*(?:&|$)", "");
  set req.url = regsub(req.url, "[?&]+$", "");
}

# The page of a site for when no node answers.
sub vitrine_failure_page {
${sites.map(createFailurePage).join('')}}

# Sets the language of the address, and passes visitors who may want another one.
sub vitrine_locale {
  unset req.http.X-Vitrine-Locale;
${sites.map(createSite).join('')}  if (!req.http.X-Vitrine-Locale) {
    return (pass);
  }
}
`;
}

/** A node that has stopped refuses the probe at once. A busy one must keep its traffic, so that it has time to answer. */
function createBackend({ host, port }: EdgeNode, index: number): string {
  return `backend node${index} {
  .host = "${host}";
  .port = "${port}";
  .connect_timeout = 1s;
  .first_byte_timeout = 20s;
  .between_bytes_timeout = 20s;
  .probe = {
    .url = "/healthz";
    .interval = 1s;
    .timeout = 5s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
  }
}
`;
}

/** A director of nodes, by their indexes in the list. */
function createDirector(name: string, nodes: readonly EdgeNode[], isIn = (_: EdgeNode) => true): string {
  const members = nodes.flatMap((node, index) => (isIn(node) ? [`  ${name}.add_backend(node${index});\n`] : []));
  return `  new ${name} = directors.round_robin();\n${members.join('')}`;
}

function createDirectorOfOthers(nodes: readonly EdgeNode[], node: EdgeNode, index: number): string {
  return nodes.length === 1 ? '' : createDirector(`others${index}`, nodes, (other) => other !== node);
}

/** A single address may be that of several nodes, as a Service of Kubernetes is. */
function createRetry(nodes: readonly EdgeNode[], index: number): string {
  const other = nodes.length === 1 ? `node${index}` : `others${index}.backend()`;
  return `    if (beresp.backend == node${index} && std.healthy(${other})) {
      set bereq.backend = ${other};
      return (retry);
    }
`;
}

function createFailurePage({ hosts, failurePage }: EdgeSite): string {
  const host = hosts.map(escapeRegularExpression).join('|');
  return `  if (bereq.http.Host ~ "(?i)^(?:${host})(?::[0-9]+)?$") {\n    synthetic("""${failurePage}""");\n  }\n`;
}

function createSite({ hosts, locale, hasChoice, acceptLanguage, prefixes }: EdgeSite): string {
  const lines = [`set req.http.X-Vitrine-Locale = "${locale}";`];
  for (const named of prefixes)
    lines.push(
      `if (req.url ~ "(?i)^${escapeRegularExpression(named.prefix)}(?:[/?]|$)") {`,
      `  set req.http.X-Vitrine-Locale = "${named.locale}";`,
      '}',
    );
  if (acceptLanguage !== null)
    lines.push(
      `if (req.http.X-Vitrine-Locale == "${locale}" && !req.http.X-Vitrine-Language && req.http.Accept-Language && req.http.Accept-Language !~ "(?i)${acceptLanguage}") {`,
      '  return (pass);',
      '}',
    );
  if (hasChoice)
    lines.push(
      'if (req.http.X-Vitrine-Language && req.http.X-Vitrine-Language != req.http.X-Vitrine-Locale) {',
      '  return (pass);',
      '}',
    );
  const host = hosts.map(escapeRegularExpression).join('|');
  return `  if (req.http.Host ~ "(?i)^(?:${host})(?::[0-9]+)?$") {\n${lines.map((line) => `    ${line}\n`).join('')}  }\n`;
}

export function escapeRegularExpression(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
