import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startTopology, TOPOLOGY_PORTS } from './start-topology.ts';

const HELP = `npm run topology [-- --port 8000] [-- --quiet]

Starts what production has, as processes of this machine: Varnish as edge, two nodes, Redis, and the sandbox as commerce
API. The edge has the port; the others take the ${TOPOLOGY_PORTS - 1} after it. Ctrl+C ends all of them.
`;

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8000' },
    quiet: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) process.stdout.write(HELP);
else {
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65_535 - TOPOLOGY_PORTS) {
    process.stderr.write(
      `--port is "${values.port}"; set it to a whole number from 1 to ${65_535 - TOPOLOGY_PORTS}.\n`,
    );
    process.exit(2);
  }
  const folder = join(root, '.vitrine/topology');
  mkdirSync(folder, { recursive: true });
  const log = values.quiet ? () => undefined : (line: string) => void process.stdout.write(`${line}\n`);
  const topology = await startTopology({ root, documents: root, folder, port, log });
  const { edge, nodes, redis, apiPort } = topology;
  process.stdout.write(
    [
      `Shops, through the edge   http://harbour.localhost:${edge.port}`,
      ...nodes.map(
        ({ name, port: own }) => `${name.padEnd(24)}  http://harbour.localhost:${own}, operators ${own + 3}`,
      ),
      `Redis                     127.0.0.1:${redis.port}`,
      `Commerce API, outbox      http://127.0.0.1:${apiPort}/_outbox`,
      '',
    ].join('\n'),
  );
  let closing: Promise<void> | null = null;
  const stop = () => {
    closing ??= topology.close().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
