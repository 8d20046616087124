import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { shutDownOnSignal } from '../../sandbox/shut-down-on-signal.ts';
import { getStudioOrigin } from '../../studio/server/studio-origin.ts';
import { STUDIO_PORT_OFFSET, startShops } from '../serve/serve.ts';
import { describeTestLogins } from '../serve/test-logins.ts';
import { resolveShopSecretsFromSettings } from '../settings/secrets.ts';
import { exitOnSettingsError, readSettingsOrExit } from '../settings/settings-or-exit.ts';
import { setPreviewUrls } from './set-preview-urls.ts';
import { startSeededCms } from './start-seeded-cms.ts';
import { openSyncRecords } from './sync-base.ts';

const help = `npm run cms [-- --push]

Starts a Directus with the documents of this clone, and the shops on top of it.
PORT (default 3000) is the shops' port; Directus listens two above it.

  --push   put what was changed in the files of this clone into the CMS,
           unless it was changed there, too (a new CMS is always filled)
`;

const { values } = parseArgs({ options: { push: { type: 'boolean', default: false }, help: { type: 'boolean' } } });
if (values.help) {
  console.log(help);
  process.exit(0);
}
process.env['NODE_ENV'] ??= 'production';
const settings = readSettingsOrExit(process.env);
const port = settings.PORT;
const dataDir = resolve(settings.VITRINE_DATA);
const { webhookSecret, linkSecret } = exitOnSettingsError(() => resolveShopSecretsFromSettings(dataDir, settings));
const root = resolve(import.meta.dirname, '../..');
const hasStudio = settings.VITRINE_STUDIO === 'on';
const ticketSecret = settings.VITRINE_STUDIO_TICKET_SECRET ?? randomBytes(32).toString('base64url');

const open: { close(): Promise<void> }[] = [];
shutDownOnSignal(async () => {
  for (const part of open.toReversed()) await part.close();
});

const cms = await startSeededCms({
  port: port + 2,
  dataDir: join(dataDir, 'cms'),
  root,
  push: values.push,
  records: await openSyncRecords(process.env, root),
  webhook: { url: `http://localhost:${port}/_cms/webhook`, secret: webhookSecret },
  ...(hasStudio && { studio: { origin: getStudioOrigin(port + STUDIO_PORT_OFFSET), ticketSecret } }),
  log: console.log,
}).catch((error: unknown) => {
  console.error(`\nThe CMS did not start. ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
open.push(cms);
const serving = await startShops({
  settings,
  port,
  dataDir,
  cms: { kind: 'directus', url: cms.url, token: cms.readToken, editors: `http://cms.localhost:${port + 2}` },
  studio: hasStudio,
  studioTicketSecret: ticketSecret,
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
${describeTestLogins(demo, sites)}

  ${'Directus'.padEnd(24)} http://cms.localhost:${port + 2}/
  ${''.padEnd(24)} ${cms.adminEmail}  ${cms.adminPassword}
  ${'Studio'.padEnd(24)} ${serving.studio?.createLink() ?? 'off'}
  ${'Previews'.padEnd(24)} http://localhost:${port}${serving.signedLink('/_preview')}
  ${'Status'.padEnd(24)} curl -H 'Authorization: Bearer ${serving.operatorToken}' http://localhost:${port}/_status

  What is published there is live here within a second. Stop with Ctrl+C.
`);
