import { Command, Option } from 'commander';
import { decideRoute } from '#engine/routing/decide-route.ts';
import type { ParamResolvers } from '#engine/routing/param-resolver.ts';
import type { RouteDecision } from '#engine/routing/route-decision.ts';
import { findLocaleOfAddress } from '#engine/site/locale-addresses.ts';
import { localizeSite } from '#engine/site/localized-site.ts';
import type { Site } from '#engine/site/site.ts';
import { readVisitor, type SignedInCustomerFacts } from '#engine/visitor/read-visitor.ts';
import type { Visitor } from '#engine/visitor/visitor.ts';
import {
  CLI_EXIT_CODES_HELP,
  type CommandIo,
  EXIT_CODES,
  formatJson,
  type ReportExitCode,
  UsageError,
} from './command-io.ts';
import {
  type DecidingDocumentPlace,
  type ExplainedBlock,
  explainBlocks,
  formatDecidingDocumentPlace,
  locateDecidingDocumentPlace,
} from './explained-blocks.ts';
import { explainCapabilitiesOfGate, getJsonPointerValue } from './explained-capabilities.ts';
import { findSiteByKey } from './find-site.ts';
import { importProjectCheckModule } from './load-project.ts';
import type { CheckedProjectDocuments } from './project.ts';

interface ExplainOptions {
  readonly site: string;
  readonly segment?: string;
  readonly signedIn?: true;
  readonly forced?: 'password-change' | 'upgrade-account';
  readonly type: readonly string[];
  readonly json?: true;
}

const NOTE = `
What a path parameter names is known to the commerce API alone. This command takes any value as given; say with --type
what it would be, for example --type productOfferKey=lottery_ticket.`;

/** `vitrine explain`: shows which document and line determine what a visitor gets at an address. */
export function explainCommand(io: CommandIo, finish: ReportExitCode): Command {
  return new Command('explain')
    .description(
      'tell which document and line decided the route, gate, page, each block and each redirect of an address',
    )
    .argument('<url>', 'an address or a path, such as /lotto-tickets')
    .requiredOption('--site <key>', 'which site, such as harbour')
    .option('--segment <name>', 'segment of the customer, instead of the default one')
    .option('--signed-in', 'as a customer who is signed in')
    .addOption(
      new Option('--forced <what>', 'as a customer who must do this first').choices([
        'password-change',
        'upgrade-account',
      ]),
    )
    .option('--type <param=type>', 'type of what a path parameter names', collect, [])
    .option('--json', 'print {url, site, decision, steps, blocks}')
    .addHelpText('after', NOTE + CLI_EXIT_CODES_HELP)
    .action(async (address: string, options: ExplainOptions) => {
      const { readAndCheckProjectDocuments: openProject } = await importProjectCheckModule();
      const project = await openProject(io.root);
      const site = findSiteByKey(project, options.site);
      const url = addressOf(address, site);
      const explained = await explain(project, localizeSiteByAddress(site, url), url, options);
      if (options.json) io.out(formatJson(explained));
      else io.out(described(explained));
      finish(EXIT_CODES.ok);
    });
}

interface Explained {
  readonly url: string;
  readonly site: string;
  readonly decision: ReturnType<typeof summary>;
  readonly steps: readonly ({ readonly step: string; readonly decision: string } & DecidingDocumentPlace)[];
  readonly blocks: readonly ExplainedBlock[];
}

async function explain(
  project: CheckedProjectDocuments,
  site: Site,
  url: URL,
  options: ExplainOptions,
): Promise<Explained> {
  const visitor = visitorOf(site, url, options);
  const capabilities = site.capabilities(visitor.segment);
  const resolvers = takenAsGiven(site, typesOf(options.type));
  const decision = await decideRoute({ site, visitor, capabilities, url, resolvers });
  return {
    url: url.pathname + url.search,
    site: site.key,
    decision: summary(decision),
    steps: decision.trace.flatMap(({ step, decision: made, basis }) => {
      const merged = basis ? site.document(basis.kind, basis.name) : undefined;
      const own = { step, decision: made, ...locateDecidingDocumentPlace(project, merged, basis?.pointer ?? '') };
      const gate = step === 'gate' && basis && merged ? getJsonPointerValue(merged.value, basis.pointer) : null;
      return [own, ...explainCapabilitiesOfGate(project, site, visitor.segment, gate)];
    }),
    blocks: decision.kind === 'redirect' ? [] : explainBlocks(project, site, decision, capabilities),
  };
}

function summary(decision: RouteDecision) {
  switch (decision.kind) {
    case 'redirect':
      return { kind: decision.kind, status: decision.status, location: decision.location, reason: decision.reason };
    case 'not-found':
      return { kind: decision.kind, status: 404, reason: decision.reason, page: decision.page?.name ?? null };
    case 'page': {
      const { kind, route, params, page, layout } = decision;
      return { kind, status: 200, route: route.id, params, page: page.name, layout };
    }
  }
}

function localizeSiteByAddress(site: Site, { hostname: host, pathname }: URL): Site {
  const named = findLocaleOfAddress(site.config.localeAddresses, { host, pathname });
  return localizeSite(site, named?.locale ?? site.view.locale);
}

function addressOf(address: string, site: Site): URL {
  const host = site.config.hosts[0] ?? `${site.key}.localhost`;
  try {
    return new URL(address, `http://${host}`);
  } catch {
    throw new UsageError(`"${address}" is no address. Give a path such as /lotto-tickets.`);
  }
}

function visitorOf(site: Site, url: URL, options: ExplainOptions): Visitor {
  const { signedIn } = options;
  const [segment, forced] = [options.segment ?? null, options.forced ?? null];
  const session: SignedInCustomerFacts = { customerId: 'explained', segment, pricingId: null, forced };
  const readSession = () => (signedIn || forced ? session : null);
  const { visitor } = readVisitor({ site, url, cookie: () => undefined, secure: true, now: 0, readSession });
  return { ...visitor, segment };
}

function typesOf(pairs: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    pairs.map((pair) => {
      const [param = '', type = ''] = pair.split('=');
      if (param === '' || type === '') throw new UsageError(`--type takes <param>=<type>, not "${pair}".`);
      return [param, type];
    }),
  );
}

function takenAsGiven(site: Site, types: ReadonlyMap<string, string>): ParamResolvers {
  const names = new Set([...site.routes.routes.values()].flatMap(({ params }) => Object.values(params)));
  names.delete('page-number');
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      (value: string, { param }: { readonly param: string }) => {
        const type = types.get(param);
        return { canonical: value, ...(type === undefined ? {} : { type }) };
      },
    ]),
  );
}

function collect(value: string, values: readonly string[]): readonly string[] {
  return [...values, value];
}

function described({ url, site, decision, steps, blocks }: Explained): string {
  const lines = [`${url} on ${site}: ${outcome(decision)}`, ''];
  for (const { step, decision: made, ...place } of steps)
    lines.push(`  ${step.padEnd(11)}${made}${formatDecidingDocumentPlace(place)}`);
  if (blocks.length > 0) lines.push('');
  for (const { depth, id, type, shown, ...place } of blocks) {
    const name = `${'  '.repeat(depth)}${id} (${type})${shown ? '' : ', shut by its gate'}`;
    lines.push(`  ${name}${formatDecidingDocumentPlace(place)}`);
  }
  return `${lines.join('\n')}\n`;
}

function outcome(decision: ReturnType<typeof summary>): string {
  switch (decision.kind) {
    case 'redirect':
      return `${decision.status} to ${decision.location} (${decision.reason})`;
    case 'not-found':
      return `404 (${decision.reason})${decision.page === null ? '' : `, shown by page ${decision.page}`}`;
    case 'page':
      return `page ${decision.page} of route ${decision.route}, in layout ${decision.layout}`;
  }
}
