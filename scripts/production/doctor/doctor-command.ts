import { Command } from 'commander';
import { type CommandIo, EXIT_CODES, formatJson, type ReportExitCode } from '../../commands/command-io.ts';
import { getOperatorsPort } from '../../serve/operators-port.ts';
import { SettingsError } from '../../settings/read-settings.ts';
import type { EngineFiles } from '../engine-files.ts';
import { detectMachineResources } from '../process-resources.ts';
import {
  findMissingProductionSettings,
  type ProductionSettingsOptions,
  readProductionSettings,
} from '../production-settings.ts';
import { checkCertificates } from './check-certificates.ts';
import { checkCms } from './check-cms.ts';
import { checkEncryption } from './check-encryption.ts';
import {
  checkAllocator,
  checkDataFolder,
  checkMemory,
  checkNode,
  checkPort,
  checkProxies,
  checkSecrets,
} from './check-machine.ts';
import { checkEdges, checkRedis } from './check-nodes.ts';
import { checkObjectStore } from './check-object-store.ts';
import { checkCommerceApi, checkDocuments, checkPictures } from './check-services.ts';
import { type Finding, fail, formatFindings, pass } from './finding.ts';

interface DoctorOptions extends ProductionSettingsOptions {
  readonly json?: true;
  readonly certificates?: true;
}

/** `vitrine doctor`: checks what `vitrine serve` will need with the same settings. */
export function doctorCommand(
  io: Pick<CommandIo, 'environment' | 'out'>,
  finish: ReportExitCode,
  engine: Pick<EngineFiles, 'folder'>,
): Command {
  return new Command('doctor')
    .description('check what "vitrine serve" will need, one line each; ends with 1 when it would not start')
    .option('--settings <file>', 'settings as JSON; the environment wins over it')
    .option('--documents <folder>', 'folder with site-configs and cms-seed, in place of VITRINE_DOCUMENTS')
    .option('--certificates', 'ask each public host of the brands for the end of its certificate, too')
    .option('--json', 'print [{name, status, found, remedy}]')
    .action(async (options: DoctorOptions) => {
      const findings = await examine(io.environment, options, engine);
      io.out(options.json ? formatJson(findings.map(addFormerName)) : formatFindings(findings));
      finish(findings.some(({ status }) => status === 'failed') ? EXIT_CODES.problems : EXIT_CODES.ok);
    });
}

/** For one version, the remedy has its former name, too. */
function addFormerName(finding: Finding) {
  return { ...finding, mend: finding.remedy };
}

async function examine(
  environment: CommandIo['environment'],
  options: DoctorOptions,
  engine: Pick<EngineFiles, 'folder'>,
): Promise<Finding[]> {
  const machine = detectMachineResources();
  const node = checkNode(process.versions.node);
  try {
    const { values, warnings } = readProductionSettings(environment, options);
    const missing = findMissingProductionSettings(values);
    const documents = missing.length > 0 ? null : await checkDocuments(engine, values);
    const operatorsPort = getOperatorsPort(values.PORT, values);
    return [
      node,
      ...(missing.length > 0 ? describeSettingProblems(missing) : [pass('settings', 'All are valid.')]),
      ...warnings.map((warning) => ({ name: 'settings', status: 'warning' as const, found: warning, remedy: null })),
      checkDataFolder(values.VITRINE_DATA),
      await checkPort('port', values.PORT),
      ...(operatorsPort === 0 ? [] : [await checkPort('operators’ port', operatorsPort)]),
      ...(values.VITRINE_API_URL === null ? [] : [await checkCommerceApi(values.VITRINE_API_URL)]),
      ...(documents ? [documents.finding] : []),
      ...(await checkCms(values)),
      ...(documents && options.certificates ? await checkCertificates(documents.hosts, { now: Date.now() }) : []),
      await checkPictures(),
      checkSecrets(values),
      checkAllocator(machine),
      checkMemory(machine, values),
      checkProxies(values),
      checkEncryption(values),
      await checkRedis(values),
      ...(await checkEdges(values)),
      await checkObjectStore(values),
    ];
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return [node, ...describeSettingProblems(error.problems), await checkPictures(), checkAllocator(machine)];
  }
}

/** A problem of a setting is a sentence with what to do. */
function describeSettingProblems(problems: readonly string[]): Finding[] {
  return problems.map((problem) => {
    const [, found = problem, remedy = ''] = /^(.*?\.) (.*)$/.exec(problem) ?? [];
    return fail('settings', found, remedy);
  });
}
