import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { shutDownOnSignal } from '../../sandbox/end-on-signal.ts';
import { serve } from '../serve/serve.ts';
import { testLogins } from '../serve/test-logins.ts';
import { secretsOf } from '../settings/secrets.ts';
import { orExit, settingsOrExit } from '../settings/settings-or-exit.ts';
import { openCms } from './open-cms.ts';
import { setPreviewUrls } from './set-preview-urls.ts';

const help = `npm run cms [-- --push]

Starts a Directus with the documents of this clone, and the shops on top of it.
PORT (default 3000) is the shops' port; Directus listens two above it.

  --push   overwrite what the CMS holds with the files of this clone
           (a new CMS is always filled with them)
`;

const { values } = parseArgs({ options: { push: { type: 'boolean', default: false }, help: { type: 'boolean' } } });
if (values.help) {
  console.log(help);
  process.exit(0);
}
process.env['NODE_ENV'] ??= 'production';
const settings = settingsOrExit(process.env);
const port = settings.PORT;
const dataDir = resolve(settings.VITRINE_DATA);
const { webhookSecret, linkSecret } = orExit(() => secretsOf(dataDir, settings));
const root = resolve(import.meta.dirname, '../..');

const open: { close(): Promise<void> }[] = [];
shutDownOnSignal(async () => {
  for (const part of open.toReversed()) await part.close();
});

const cms = await openCms({
  port: port + 2,
  dataDir: join(dataDir, 'cms'),
  root,
  push: values.push,
  webhook: { url: `http://localhost:${port}/_cms/webhook`, secret: webhookSecret },
  log: console.log,
}).catch((error: unknown) => {
  console.error(`\nThe CMS did not start. ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
open.push(cms);
const serving = await serve({
  settings,
  port,
  dataDir,
  cms: { kind: 'directus', url: cms.url, token: cms.readToken, editors: `http://cms.localhost:${port + 2}` },
  logLevel: 'warn',
});
open.push(serving);
await setPreviewUrls({ url: cms.url, token: cms.adminToken }, `http://localhost:${port}`, linkSecret);

console.log('\nThe shops are open, on top of the CMS:\n');
for (const { name, hosts } of serving.shop.sites()) {
  console.log(`  ${name.padEnd(24)} ${hosts.map((host) => `http://${host}:${port}/`).join('  ')}`);
}
const demo = settings.VITRINE_API_URL ? null : serving.apiUrl;
const sites = serving.shop.sites().map(({ key }) => key);
console.log(`
${testLogins(demo, sites)}

  ${'Directus'.padEnd(24)} http://cms.localhost:${port + 2}/
  ${''.padEnd(24)} ${cms.adminEmail}  ${cms.adminPassword}
  ${'Previews'.padEnd(24)} http://localhost:${port}${serving.signedLink('/_preview')}
  ${'Status'.padEnd(24)} curl -H 'Authorization: Bearer ${serving.operatorToken}' http://localhost:${port}/_status

  What is published there is live here within a second. Stop with Ctrl+C.
`);
