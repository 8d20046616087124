import { parseArgs } from 'node:util';
import { startSandbox } from './start.ts';

const USAGE = `node sandbox/main.ts [--port N] [--data DIR] [--host HOST] [--reset] [--test-clock]

  --port N       port to listen on (default 3001)
  --data DIR     folder of the database (default .vitrine/sandbox)
  --host HOST    address to listen on (default 127.0.0.1)
  --reset        start from an empty database
  --test-clock   serve /_test/clock, which moves the time of the shop: for tests alone
`;

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3001' },
    data: { type: 'string', default: '.vitrine/sandbox' },
    host: { type: 'string', default: '127.0.0.1' },
    reset: { type: 'boolean', default: false },
    'test-clock': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) {
  process.stdout.write(USAGE);
} else {
  const sandbox = await startSandbox({
    port: Number(values.port),
    dataDir: values.data,
    host: values.host,
    reset: values.reset,
    testClock: values['test-clock'],
  });
  console.log(`sandbox API at ${sandbox.url}`);
  // Whoever started the sandbox with a channel takes it along when they end, however they end.
  for (const end of ['SIGINT', 'SIGTERM', 'disconnect'] as const) {
    process.once(end, async () => {
      await sandbox.close();
      process.exit(0);
    });
  }
}
