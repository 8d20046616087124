import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type EditorialPageUnderTest, getEditorialPageId } from '../../scripts/test/content-pages.ts';
import { findFirstOfConsecutiveFreePorts } from '../../scripts/test/free-ports.ts';
import { selectSecurityHeaders } from '../browser/shop-files.ts';
import { extractInlineStylesIntoLink, removeScriptsFromHtml } from '../browser/static-html.ts';

/**
 * Saves the current pages without scripts and with a linked style sheet, and serves them with the shop's security
 * headers.
 */
export async function serveScriptlessPageCopies(
  folder: string,
  shopPort: number,
  pages: readonly EditorialPageUnderTest[],
): Promise<{ readonly port: number; close(): void }> {
  mkdirSync(folder, { recursive: true });
  const files: Record<string, string> = {};
  const policies: Record<string, Record<string, string>> = {};
  for (const page of pages) {
    const name = getEditorialPageId(page);
    const { status, policy, html: whole } = await fetchPage(shopPort, page);
    if (status !== 200) throw new Error(`${name} was answered with ${status}`);
    const { html, css } = extractInlineStylesIntoLink(removeScriptsFromHtml(whole), `/style/${name}.css`);
    writeFileSync(join(folder, `${name}.html`), html);
    writeFileSync(join(folder, `${name}.css`), css);
    files[`${page.site}${page.path}`] = name;
    policies[name] = policy;
  }
  const port = await findFirstOfConsecutiveFreePorts(1);
  const child = fork(new URL('static-server.ts', import.meta.url), {
    env: { ...process.env, NODE_ENV: 'production', BENCH: JSON.stringify({ port, folder, shopPort, files, policies }) },
  });
  await once(child, 'message');
  return { port, close: () => void child.kill() };
}

/** Requests 127.0.0.1, because Node does not resolve subdomains of localhost. */
async function fetchPage(
  port: number,
  { site, path }: EditorialPageUnderTest,
): Promise<{ readonly status: number; readonly policy: Record<string, string>; readonly html: string }> {
  const pageRequest = request({ port, path, headers: { host: `${site}.localhost:${port}` } }).end();
  const [response]: IncomingMessage[] = await once(pageRequest, 'response');
  if (!response) throw new Error(`${path} was not answered`);
  const { statusCode: status = 0, headers } = response;
  return { status, policy: selectSecurityHeaders((name) => headers[name]?.toString()), html: await text(response) };
}
