import { parseArgs } from 'node:util';
import type { Settings } from '#app/server/main.ts';
import { serve } from './serve/serve.ts';
import { StartError } from './serve/start-error.ts';
import { testLogins } from './serve/test-logins.ts';

const { values } = parseArgs({ options: { development: { type: 'boolean', default: false } } });
process.env['NODE_ENV'] ??= values.development ? 'development' : 'production';

const port = Number(process.env['PORT'] ?? 3000);
if (!Number.isInteger(port) || port < 1 || port > 65_500) {
  console.error(`PORT is "${process.env['PORT']}"; set it to a number between 1 and 65500.`);
  process.exit(2);
}
const opening = serve({
  port,
  dataDir: process.env['VITRINE_DATA'] ?? '.vitrine',
  development: values.development,
  cms: cmsSettings(process.env),
  logLevel: 'warn',
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await (await opening).close();
    process.exit(0);
  });
}
const serving = await opening.catch((error: unknown): never => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});

console.log('\nThe shops are open:\n');
for (const { name, hosts } of serving.shop.sites()) {
  console.log(`  ${name.padEnd(24)} ${hosts.map((host) => `http://${host}:${port}/`).join('  ')}`);
}
console.log(`\n  ${'Sandbox API'.padEnd(24)} ${serving.apiUrl}`);
console.log(`  ${'Blocks'.padEnd(24)} http://localhost:${port}${serving.signedLink('/_blocks')}`);
console.log(`  ${'Theme'.padEnd(24)} http://localhost:${port}${serving.signedLink('/_theme')}`);
console.log(`  ${'Previews'.padEnd(24)} http://localhost:${port}${serving.signedLink('/_preview')}`);
console.log(
  `  ${'Status'.padEnd(24)} curl -H 'Authorization: Bearer ${serving.operatorToken}' http://localhost:${port}/_status`,
);
const demo = process.env['VITRINE_API_URL'] ? null : serving.apiUrl;
const sites = serving.shop.sites().map(({ key }) => key);
console.log(`\n${testLogins(demo, sites)}\n\nStop with Ctrl+C.\n`);

function cmsSettings(environment: NodeJS.ProcessEnv): Settings['cms'] {
  const { VITRINE_CMS: kind = 'files', VITRINE_CMS_URL: url, VITRINE_CMS_TOKEN: token } = environment;
  const editors = environment['VITRINE_CMS_EDITORS'];
  if (kind === 'files') return { kind };
  if (kind === 'directus' && url && token) return { kind, url, token, ...(editors && { editors }) };
  console.error('VITRINE_CMS is "files", or "directus" together with VITRINE_CMS_URL and VITRINE_CMS_TOKEN.');
  process.exit(2);
}
