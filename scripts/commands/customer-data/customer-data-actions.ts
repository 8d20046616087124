import type { CustomerReference } from '#engine/memory/customer-data-place.ts';
import { getOperatorsPort } from '../../serve/operators-port.ts';
import type { SettingValues } from '../../settings/all-settings.ts';
import { parseNodeAddresses } from '../../settings/node-addresses.ts';
import { readSettings } from '../../settings/read-settings.ts';
import { resolveShopSecretsFromSettings } from '../../settings/secrets.ts';
import { type CommandIo, EXIT_CODES, type ExitCode, formatJson, UsageError } from '../command-io.ts';
import { copyWithoutNames, eraseFromLogFile, findRecordsInInput, findRecordsInLogFile } from './log-files.ts';
import { createNameFinder, type FindNames } from './log-names.ts';
import { type CustomerDataEntryOfNode, type CustomerDataNodes, queryAllNodes } from './query-nodes.ts';

export interface CustomerDataOptions {
  readonly site: string;
  readonly customer: string;
  readonly device: readonly string[];
  readonly node: readonly string[];
  readonly log: readonly string[];
  readonly also: readonly string[];
  readonly json?: true;
}

const INPUT = '-';

export async function exportCustomerData(io: CommandIo, options: CustomerDataOptions): Promise<ExitCode> {
  const nodes = findNodes(io, options);
  const { customer, entries, problems } = await findCustomer(nodes, options);
  const find = findNamesOf(customer, options);
  const records = [];
  for (const file of options.log)
    records.push(
      ...(file === INPUT ? await findRecordsInInput(inputOf(io), find) : await findRecordsInLogFile(file, find)),
    );
  const { site, customerId, deviceIds } = customer;
  io.out(
    options.json
      ? formatJson({ site, customer: customerId, devices: deviceIds, entries, records, problems })
      : [
          ...entries.map((entry) => `${placeOf(entry)}: ${JSON.stringify(entry.data)}\n`),
          ...records.map(({ file, line, text }) => `${file}:${line}: ${text}\n`),
          `${entries.length} entries on ${nodes.addresses.length} nodes, ${records.length} lines in ${options.log.length} logs.\n`,
        ].join(''),
  );
  return finish(io, options, problems);
}

export async function eraseCustomerData(io: CommandIo, options: CustomerDataOptions): Promise<ExitCode> {
  const nodes = findNodes(io, options);
  const { customer } = await findCustomer(nodes, options);
  const find = findNamesOf(customer, options);
  const { entries: erased, problems: failures } = await queryAllNodes(nodes, 'erase', customer);
  const { entries: left } = await queryAllNodes(nodes, 'export', customer);
  const logs = [];
  for (const file of options.log)
    logs.push({
      file,
      lines: file === INPUT ? await copyWithoutNames(inputOf(io), find, io.out) : await eraseFromLogFile(file, find),
    });
  const problems = [
    ...failures,
    ...left.map((entry) => `${placeOf(entry)}: there is an entry again. Is the customer still signed in?`),
  ];
  const { site, customerId, deviceIds } = customer;
  // The standard output has the log where that came from the standard input.
  const report = options.log.includes(INPUT) ? io.err : io.out;
  report(
    options.json
      ? formatJson({ site, customer: customerId, devices: deviceIds, erased, left: left.length, logs, problems })
      : [
          ...erased.map((entry) => `${placeOf(entry)}: ${entry.erased} erased\n`),
          ...logs.map(({ file, lines }) => `${file}: ${lines} lines overwritten\n`),
          `${left.length} entries are left on ${nodes.addresses.length} nodes.\n`,
        ].join(''),
  );
  return finish(io, options, problems);
}

/** Devices that one node knows may be in caches of others, so that all nodes are requested again with them. */
async function findCustomer(nodes: CustomerDataNodes, { site, customer: customerId, device }: CustomerDataOptions) {
  const given: CustomerReference = { site, customerId, deviceIds: [...new Set(device)] };
  const first = await queryAllNodes(nodes, 'export', given);
  const known = first.entries.flatMap(({ data = {} }) => ('deviceId' in data ? [String(data.deviceId)] : []));
  const deviceIds = [...new Set([...given.deviceIds, ...known])].filter((id) => id !== '');
  const customer = { ...given, deviceIds };
  const all = deviceIds.length > given.deviceIds.length ? await queryAllNodes(nodes, 'export', customer) : first;
  return { customer, ...all };
}

function findNodes({ environment }: Pick<CommandIo, 'environment'>, options: CustomerDataOptions): CustomerDataNodes {
  const { values } = readSettings(environment);
  const { operatorToken } = resolveShopSecretsFromSettings(values.VITRINE_DATA, values);
  const addresses = options.node.length > 0 ? readNodeOptions(options.node) : listNodesOf(values);
  return { addresses, operatorToken };
}

function readNodeOptions(nodes: readonly string[]): readonly string[] {
  return nodes.flatMap((node) => {
    try {
      return parseNodeAddresses(node);
    } catch {
      throw new UsageError(`--node is "${node}"; give it an origin such as http://10.0.0.3:3003.`);
    }
  });
}

function listNodesOf(values: SettingValues): readonly string[] {
  const { VITRINE_NODE_ADDRESSES: listed, VITRINE_NODES: number, VITRINE_OPERATORS_HOST: host, PORT } = values;
  const addresses = parseNodeAddresses(listed ?? '');
  if (addresses.length < number && number > 1)
    throw new UsageError(
      `VITRINE_NODES is ${number}, and VITRINE_NODE_ADDRESSES names ${addresses.length}. Name the operators' ports of all nodes there, or by --node.`,
    );
  if (addresses.length > 0) return addresses;
  const port = getOperatorsPort(PORT, values);
  if (port === 0) throw new UsageError('VITRINE_OPERATORS_PORT is 0, so that this node has no port for operators.');
  return [`http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${port}`];
}

function findNamesOf({ customerId, deviceIds }: CustomerReference, { log, also }: CustomerDataOptions): FindNames {
  return log.length === 0 ? () => [] : createNameFinder([customerId, ...deviceIds, ...also]);
}

function inputOf({ input }: Pick<CommandIo, 'input'>): AsyncIterable<Buffer> {
  if (!input) throw new UsageError('There is no standard input. Give --log the name of a file.');
  return input;
}

function placeOf({ node, worker, place }: CustomerDataEntryOfNode): string {
  return `${node}${worker === undefined ? '' : ` worker ${worker}`} ${place}`;
}

function finish(io: CommandIo, { json }: CustomerDataOptions, problems: readonly string[]): ExitCode {
  if (!json) for (const problem of problems) io.err(`${problem}\n`);
  return problems.length === 0 ? EXIT_CODES.ok : EXIT_CODES.problems;
}
