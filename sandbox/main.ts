import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { resetSandboxShop } from './reset-shop.ts';
import { shutDownOnSignal, shutDownWithParentProcess } from './shut-down-on-signal.ts';
import { startSandbox } from './start.ts';

const USAGE = `node sandbox/main.ts [reset] [--port N] [--data DIR] [--host HOST] [--reset] [--test-clock] [--strict] [--shop-origin URL] [--with-parent]

  reset          put the seeded shop back into the folder, say so, and end; nothing may run on it

  --port N       port to listen on (default 3001)
  --data DIR     folder of the database (default .vitrine/sandbox, or in VITRINE_DATA)
  --host HOST    address to listen on (default 127.0.0.1)
  --reset        the same before starting
  --test-clock   serve /_test/clock, which moves the time of the shop: for tests alone
  --strict       fail requests that break the contract: for tests alone
  --shop-origin  where links of mails lead, such as 'http://{site}.localhost:3000'
  --with-parent  end when the process that started it lets go of it, instead of by a signal
`;

try {
  await run();
} catch (error) {
  console.error(`sandbox: ${messageOf(error)}`);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      port: { type: 'string', default: '3001' },
      data: { type: 'string', default: join(process.env['VITRINE_DATA'] ?? '.vitrine', 'sandbox') },
      host: { type: 'string', default: '127.0.0.1' },
      reset: { type: 'boolean', default: false },
      'test-clock': { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
      'shop-origin': { type: 'string' },
      'with-parent': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(USAGE);
    return;
  }
  const [command, ...more] = positionals;
  if (more.length > 0 || (command !== undefined && command !== 'reset')) {
    throw new Error(`there is no command '${positionals.join(' ')}'; there is 'reset'`);
  }
  if (command === 'reset') {
    console.log(resetSandboxShop(values.data));
    return;
  }
  const sandbox = await startSandbox({
    port: portOf(values.port),
    dataDir: values.data,
    host: values.host,
    reset: values.reset,
    testClock: values['test-clock'],
    strict: values.strict,
    shopOrigin: values['shop-origin'] ?? null,
  });
  console.log(`sandbox API at ${sandbox.url}`);
  if (values['with-parent']) shutDownWithParentProcess(sandbox.close);
  else shutDownOnSignal(sandbox.close);
}

function portOf(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new Error(`--port takes a number from 0 to 65535, not '${text}'`);
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') {
    return `${error.message}; another program listens there: stop it, or choose another --port`;
  }
  return error.message;
}
