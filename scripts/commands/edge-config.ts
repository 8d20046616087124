import { Argument, Command } from 'commander';
import { createNginxSites } from '../edge/nginx-sites.ts';
import { readEdgeFacts } from '../edge/read-edge-facts.ts';
import { createVarnishSites, type EdgeNode } from '../edge/varnish-sites.ts';
import { CLI_EXIT_CODES_HELP, type CommandIo, EXIT_CODES, type ReportExitCode, UsageError } from './command-io.ts';

/** `vitrine edge-config`: prints the part of an edge's configuration that depends on the documents. */
export function edgeConfigCommand(io: CommandIo, finish: ReportExitCode): Command {
  return new Command('edge-config')
    .description('print hosts, languages, cookies and query parameters of all sites for deploy/edge')
    .addArgument(new Argument('<edge>', 'which edge').choices(['varnish', 'nginx']))
    .option('--node <host:port...>', 'nodes behind the edge', ['127.0.0.1:3000'])
    .addHelpText('after', CLI_EXIT_CODES_HELP)
    .action(async (edge: 'varnish' | 'nginx', { node }: { node: readonly string[] }) => {
      const facts = await readEdgeFacts(io.root);
      const nodes = node.map(parseNode);
      io.out(edge === 'varnish' ? createVarnishSites(facts, nodes) : createNginxSites(facts, nodes));
      finish(EXIT_CODES.ok);
    });
}

/** @throws UsageError for an address without a port */
function parseNode(text: string): EdgeNode {
  const [, host, port] = /^([A-Za-z0-9.-]+|\[[0-9A-Fa-f:]+\]):(\d{1,5})$/.exec(text) ?? [];
  if (host === undefined || port === undefined)
    throw new UsageError(`"${text}" is no node. Write host and port, such as 10.0.0.4:3000.`);
  return { host, port: Number(port) };
}
