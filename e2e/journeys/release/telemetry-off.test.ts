import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { sendGetRequestToLocalPort } from '../../harness/request.ts';
import { startTestShop } from '../../harness/shop-process.ts';

/** Lists the modules that a shop has loaded after its first page, by a hook of Node. */
async function listLoadedModules(environment: Readonly<Record<string, string>>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-modules-'));
  const listFile = join(folder, 'modules.txt');
  const hookFile = join(folder, 'hook.mjs');
  writeFileSync(
    hookFile,
    `import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
registerHooks({
  load(url, context, nextLoad) {
    appendFileSync(${JSON.stringify(listFile)}, url + '\\n');
    return nextLoad(url, context);
  },
});`,
  );
  const nodeOptions = `--import=${pathToFileURL(hookFile).href}`;
  const shop = await startTestShop({}, undefined, { NODE_OPTIONS: nodeOptions, ...environment });
  try {
    const { status } = await sendGetRequestToLocalPort(shop.port, '/', { host: `harbour.localhost:${shop.port}` });
    expect(status).toBe(200);
    return readFileSync(listFile, 'utf8').split('\n');
  } finally {
    await shop.close();
    rmSync(folder, { recursive: true });
  }
}

const countModules = (modules: readonly string[], pattern: RegExp) => modules.filter((url) => pattern.test(url)).length;

test('without a port for operators and a collector, a shop loads neither metrics nor OpenTelemetry', async () => {
  const modules = await listLoadedModules({ VITRINE_OPERATORS_PORT: '0' });
  expect(countModules(modules, /server\/main\.js$/)).toBeGreaterThan(0);
  expect(countModules(modules, /opentelemetry|open-tracer|prom-client|measured-operations/)).toBe(0);
});

test('without a collector, a shop loads metrics and no SDK of OpenTelemetry', async () => {
  const modules = await listLoadedModules({});
  expect(countModules(modules, /measured-operations/)).toBeGreaterThan(0);
  expect(countModules(modules, /opentelemetry\/(?:sdk|exporter)|open-tracer/)).toBe(0);
});

test('with a collector, a shop loads the SDK of OpenTelemetry', async () => {
  const modules = await listLoadedModules({ VITRINE_OTLP_URL: 'http://127.0.0.1:9' });
  expect(countModules(modules, /opentelemetry\/sdk-trace/)).toBeGreaterThan(0);
});
