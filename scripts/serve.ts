import { parseArgs } from 'node:util';
import { shutDownOnSignal } from '../sandbox/shut-down-on-signal.ts';
import { startShops } from './serve/serve.ts';
import { createCmsSettings } from './serve/server-settings.ts';
import { ExplainedShopStartError } from './serve/start-error.ts';
import { describeTestLogins } from './serve/test-logins.ts';
import { SettingsError } from './settings/read-settings.ts';
import { readSettingsOrExit } from './settings/settings-or-exit.ts';

const { values } = parseArgs({ options: { development: { type: 'boolean', default: false } } });
process.env['NODE_ENV'] ??= values.development ? 'development' : 'production';

const settings = readSettingsOrExit(process.env);
const port = settings.PORT;
const opening = startShops({
  settings,
  port,
  dataDir: settings.VITRINE_DATA,
  development: values.development,
  studio:
    settings.VITRINE_STUDIO === 'on' &&
    settings.VITRINE_NODES === 1 &&
    settings.VITRINE_CMS !== 'release' &&
    (settings.VITRINE_CMS === 'files' || settings.VITRINE_STUDIO_TICKET_SECRET !== null),
  cms: createCmsSettings(settings),
  logLevel: 'warn',
});

shutDownOnSignal(async () => (await opening).close());
const serving = await opening.catch((error: unknown): never => {
  console.error(error instanceof ExplainedShopStartError ? error.message : error);
  process.exit(error instanceof SettingsError ? 2 : 1);
});

console.log('\nThe shops are open:\n');
for (const { name, hosts } of serving.shop.sites()) {
  console.log(`  ${name.padEnd(24)} ${hosts.map((host) => `http://${host}:${port}/`).join('  ')}`);
}
const studioLabel = settings.VITRINE_CMS === 'files' ? 'Studio (opens once)' : 'Studio';
if (serving.studio) console.log(`\n  ${studioLabel.padEnd(24)} ${serving.studio.createLink()}`);
console.log(`\n  ${'Sandbox API'.padEnd(24)} ${serving.apiUrl}`);
console.log(`  ${'Blocks'.padEnd(24)} http://localhost:${port}${serving.signedLink('/_blocks')}`);
console.log(`  ${'Theme'.padEnd(24)} http://localhost:${port}${serving.signedLink('/_theme')}`);
console.log(`  ${'Previews'.padEnd(24)} http://localhost:${port}${serving.signedLink('/_preview')}`);
const operationsPort = serving.operatorsPort || port;
if (serving.operatorsPort !== 0)
  console.log(
    `  ${'Operations'.padEnd(24)} http://localhost:${operationsPort}/metrics (also /livez, /readyz, /_status)`,
  );
console.log(
  `  ${'Status'.padEnd(24)} curl -H 'Authorization: Bearer ${serving.operatorToken}' http://localhost:${operationsPort}/_status`,
);
const demo = settings.VITRINE_API_URL ? null : serving.apiUrl;
const sites = serving.shop.sites().map(({ key }) => key);
console.log(`\n${describeTestLogins(demo, sites)}\n\nStop with Ctrl+C.\n`);
