import cluster from 'node:cluster';
import { Command } from 'commander';
import { pino } from 'pino';
import { scheduleByTimer } from '#engine/cms/schedule.ts';
import { shutDownOnSignal } from '../../sandbox/shut-down-on-signal.ts';
import { type CommandIo, EXIT_CODES, formatJson, type ReportExitCode } from '../commands/command-io.ts';
import { assertPortFree } from '../serve/free-port.ts';
import { getOperatorsPort, listenForOperators } from '../serve/operators-port.ts';
import { ExplainedShopStartError } from '../serve/start-error.ts';
import { parseNodeAddresses } from '../settings/node-addresses.ts';
import { resolveShopSecretsFromSettings } from '../settings/secrets.ts';
import { createSettingsSchema } from '../settings/settings-schema.ts';
import type { EngineFiles } from './engine-files.ts';
import {
  createWorkerForker,
  PAGE_CACHE_BYTES_OF_WORKER_VARIABLE,
  relayNoticesAmongWorkers,
  trackOperatorsPortsOfWorkers,
} from './fork-worker.ts';
import { formatConfig, listConfig } from './format-config.ts';
import { createNodeOperatorsServer } from './node-operators.ts';
import { detectMachineResources, divideResources } from './process-resources.ts';
import {
  type ProductionSettings,
  type ProductionSettingsOptions,
  readProductionSettings,
  refuseMissingProductionSettings,
} from './production-settings.ts';
import { serveInWorker } from './serve-worker.ts';
import { createSupervisor } from './supervisor.ts';

interface ServeOptions extends ProductionSettingsOptions {
  readonly printConfig?: true;
  readonly settingsSchema?: true;
  readonly json?: true;
}

/** Milliseconds that a worker has beyond the delay and the 30 seconds of its drain. */
const MARGIN = 5_000;
const DRAIN = 30_000;

/** `vitrine serve`: opens the shops in worker processes, which a supervisor restarts. */
export function serveCommand(
  io: Pick<CommandIo, 'environment' | 'out' | 'err'>,
  finish: ReportExitCode,
  engine: EngineFiles,
): Command {
  return new Command('serve')
    .description('serve the shops of production, in worker processes')
    .option('--settings <file>', 'settings as JSON; the environment wins over it')
    .option('--documents <folder>', 'folder with site-configs and cms-seed, in place of VITRINE_DOCUMENTS')
    .option('--print-config', 'print every setting with its source, without secrets, and end')
    .option('--settings-schema', 'print the JSON Schema of a settings file, and end')
    .option('--json', 'print --print-config as JSON')
    .addHelpText('after', '\nSIGTERM drains and ends; SIGHUP replaces the workers one by one, with new settings.')
    .action(async (options: ServeOptions) => {
      if (options.settingsSchema) {
        io.out(formatJson(createSettingsSchema()));
        return;
      }
      try {
        const settings = readProductionSettings(io.environment, options);
        if (options.printConfig) {
          const config = listConfig(settings);
          io.out(options.json ? formatJson(config) : formatConfig(config));
          return;
        }
        refuseMissingProductionSettings(settings.values);
        await (cluster.isWorker ? runWorker(engine, settings) : runSupervisor(engine, settings));
      } catch (error) {
        if (!(error instanceof ExplainedShopStartError)) throw error;
        io.err(`${error.message}\n`);
        finish(EXIT_CODES.usage);
        // A worker is connected to its supervisor, which would keep it running.
        if (cluster.isWorker) process.exit(EXIT_CODES.usage);
      }
    });
}

async function runWorker(
  engine: Pick<EngineFiles, 'folder' | 'version'>,
  { values }: Pick<ProductionSettings, 'values'>,
) {
  const pageCacheBytes = Number(process.env[PAGE_CACHE_BYTES_OF_WORKER_VARIABLE] ?? values.VITRINE_PAGE_CACHE_BYTES);
  const opening = serveInWorker(engine, values, pageCacheBytes);
  shutDownOnSignal(async () => (await opening).close());
  await opening.catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
}

/** Resolves when all workers listen; the process ends by a signal. */
async function runSupervisor(engine: EngineFiles, { values, warnings }: Omit<ProductionSettings, 'sourceOf'>) {
  const log = pino({ base: { part: 'supervisor', pid: process.pid } });
  for (const warning of warnings) log.warn(warning);
  // Resolved before the workers start, so that all share them.
  const access = resolveShopSecretsFromSettings(values.VITRINE_DATA, values);
  await assertPortFree(values.PORT);
  const operatorsPort = getOperatorsPort(values.PORT, values);
  if (operatorsPort !== 0) await assertPortFree(operatorsPort);
  const resources = divideResources(detectMachineResources(), values);
  relayNoticesAmongWorkers();
  const stopped = new AbortController();
  const operators = createNodeOperatorsServer({
    release: engine.version,
    access,
    nodeAddresses: parseNodeAddresses(values.VITRINE_NODE_ADDRESSES ?? ''),
    workers: trackOperatorsPortsOfWorkers(),
    stopping: stopped.signal,
    failed: (error, target) => log.error({ error, target }, 'a request of an operator failed'),
  });
  // Open before the workers, so that probes can report a pending start.
  await listenForOperators({ operators }, operatorsPort, values.VITRINE_OPERATORS_HOST);
  const supervisor = createSupervisor({
    workers: resources.workers,
    patience: values.VITRINE_SHUTDOWN_DELAY + DRAIN + MARGIN,
    fork: createWorkerForker(engine.script, process.argv.slice(2), resources),
    clock: Date.now,
    schedule: scheduleByTimer,
    log: (message, details) => log.warn(details, message),
  });
  let stopping: Promise<void> | null = null;
  const stop = () => {
    stopped.abort();
    stopping ??= supervisor.stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // A terminal that closes sends SIGHUP, too.
  process.on('SIGHUP', process.stdout.isTTY ? stop : () => void supervisor.restart());
  try {
    await supervisor.start();
  } catch (error) {
    if (stopping !== null) return;
    throw new ExplainedShopStartError(`${error instanceof Error ? error.message : error} Run "vitrine doctor".`);
  }
  const readyAfter = Math.round(performance.now());
  log.info(
    { ...resources, version: engine.version, port: values.PORT, operatorsPort, readyAfter },
    'the shops are open',
  );
}
