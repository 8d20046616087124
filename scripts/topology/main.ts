import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { ServiceProcess } from './service-process.ts';
import { createStoreSettings } from './start-store.ts';
import { startTopology, TOPOLOGY_PORTS } from './start-topology.ts';

const HELP = `npm run topology [-- --port 8000 --cms directus --store s3 --folder DIR --documents DIR --quiet]

Starts what production has, as processes of this machine: Varnish as edge, two nodes, Redis, and the sandbox as commerce
API. The edge has the port; the others take the ${TOPOLOGY_PORTS - 1} after it. Ctrl+C ends all of them.

--cms directus   documents in a Directus on Postgres; the first start installs it (900 MB) and takes minutes
--store s3       files of releases in a store of S3
--folder DIR     keeps what the parts store, .vitrine/topology by default
--documents DIR  folder with site-configs and cms-seed, this clone by default; pushed to a new Directus
--quiet          prints addresses only
`;

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8000' },
    cms: { type: 'string', default: 'files' },
    store: { type: 'string', default: 'folder' },
    folder: { type: 'string', default: join(root, '.vitrine/topology') },
    documents: { type: 'string', default: root },
    quiet: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

/** The value of an option, or the end of the process with its choices. */
function readChoice<Choice extends string>(option: 'cms' | 'store', choices: readonly Choice[]): Choice {
  const chosen = choices.find((choice) => choice === values[option]);
  if (chosen !== undefined) return chosen;
  process.stderr.write(`--${option} is "${values[option]}"; set it to ${choices.join(' or ')}.\n`);
  process.exit(2);
}

/** The settings of commands that use the store. */
function formatStore({ port }: Pick<ServiceProcess, 'port'>): readonly string[] {
  const settings = Object.entries(createStoreSettings(`127.0.0.1:${port}`));
  return settings.map(([name, value], index) => `${(index === 0 ? 'Store' : '').padEnd(24)}  ${name}='${value}'`);
}

if (values.help) process.stdout.write(HELP);
else {
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65_535 - TOPOLOGY_PORTS) {
    process.stderr.write(
      `--port is "${values.port}"; set it to a whole number from 1 to ${65_535 - TOPOLOGY_PORTS}.\n`,
    );
    process.exit(2);
  }
  const cms = readChoice('cms', ['files', 'directus']);
  const store = readChoice('store', ['folder', 's3']);
  const folder = resolve(values.folder);
  const documents = resolve(values.documents);
  if (!existsSync(join(documents, 'site-configs'))) {
    process.stderr.write(`--documents is "${values.documents}", where there is no folder site-configs.\n`);
    process.exit(2);
  }
  mkdirSync(folder, { recursive: true });
  const log = values.quiet ? () => undefined : (line: string) => void process.stdout.write(`${line}\n`);
  // Ends the parts that have started, each of which ends with this process.
  const abandon = () => process.exit(1);
  process.on('SIGINT', abandon).on('SIGTERM', abandon);
  const topology = await startTopology({ root, documents, folder, port, cms, store, log });
  const { edge, nodes, redis, directus, store: objects, api } = topology;
  process.stdout.write(
    [
      `Shops, through the edge   http://harbour.localhost:${edge.port}`,
      ...nodes.map(
        ({ name, port: own }) => `${name.padEnd(24)}  http://harbour.localhost:${own}, operators ${own + 3}`,
      ),
      `Redis                     127.0.0.1:${redis.port}`,
      ...(directus ? [`Directus                  ${directus.url}, admin token ${directus.adminToken}`] : []),
      ...(objects ? formatStore(objects) : []),
      `Commerce API, outbox      http://127.0.0.1:${api.port}/_outbox`,
      '',
    ].join('\n'),
  );
  let closing: Promise<void> | null = null;
  const stop = () => {
    closing ??= topology.close().then(() => process.exit(0));
  };
  process.off('SIGINT', abandon).off('SIGTERM', abandon);
  process.on('SIGINT', stop).on('SIGTERM', stop);
}
