import { resolve } from 'node:path';
import { Command } from 'commander';
import {
  createPreviewLink,
  type PreviewContext,
  parsePreviewRequestTarget,
} from '#engine/server/preview/preview-context.ts';
import {
  applyPreviewCapabilitiesToSite,
  applyPreviewToVisitor,
  UnknownPreviewValueError,
} from '#engine/server/preview/preview-site.ts';
import { signLink } from '#engine/server/signed-link.ts';
import type { Site } from '#engine/site/site.ts';
import { readVisitor } from '#engine/visitor/read-visitor.ts';
import { resolveShopSecretsFromEnvironment } from '../settings/secrets.ts';
import {
  CLI_EXIT_CODES_HELP,
  type CommandIo,
  EXIT_CODES,
  formatJson,
  type ReportExitCode,
  UsageError,
} from './command-io.ts';
import { findSiteByKey } from './find-site.ts';
import { importProjectCheckModule } from './load-project.ts';

interface PreviewOptions {
  readonly site: string;
  readonly draft?: string;
  readonly segment?: string;
  readonly with: readonly string[];
  readonly without: readonly string[];
  readonly locale?: string;
  readonly region?: string;
  readonly at?: string;
  readonly signedIn?: true;
  readonly form?: true;
  readonly days: string;
  readonly origin?: string;
  readonly json?: true;
}

const DAY = 86_400_000;
const MINUTE = 60_000;

const NOTE = `
Whoever holds the link may open it until it ends. It is signed with VITRINE_LINK_SECRET, or with what a shop that was started
here made up and keeps in VITRINE_DATA. Drafts named 'spring' are the versions 'spring' in the CMS, or the files below
drafts/spring.`;

/** `vitrine preview`: prints a link that shows a page as another visitor would see it. */
export function previewCommand(io: CommandIo, finish: ReportExitCode): Command {
  return new Command('preview')
    .description('make a link that shows a page with drafts, in any brand, for any visitor, at any moment')
    .argument('[path]', 'the page, such as /lotto-tickets', '/')
    .requiredOption('--site <key>', 'which site, such as harbour')
    .option('--draft <name>', 'with the drafts of this name over what is published')
    .option('--segment <name>', 'segment of the customer, instead of the default one')
    .option('--with <capability>', 'with this capability; may be given again', collect, [])
    .option('--without <capability>', 'without this capability; may be given again', collect, [])
    .option('--locale <locale>', 'in this language, such as en-GB')
    .option('--region <key>', 'with the prices of this region')
    .option('--at <moment>', 'at this moment, such as 2026-12-01T10:00Z, instead of now')
    .option('--signed-in', 'as a customer who is signed in')
    .option('--form', 'instead a link to the form that makes such links')
    .option('--days <days>', 'how long the link holds', '7')
    .option('--origin <origin>', 'where the shop is served, such as https://shop.example')
    .option('--json', 'print {link, expires}')
    .addHelpText('after', NOTE + CLI_EXIT_CODES_HELP)
    .action(async (path: string, options: PreviewOptions) => {
      const { readAndCheckProjectDocuments: openProject } = await importProjectCheckModule();
      const site = findSiteByKey(await openProject(io.root), options.site);
      const now = Date.now();
      const expires = now + daysOf(options) * DAY;
      const { linkSecret } = resolveShopSecretsFromEnvironment(
        resolve(io.root, io.environment['VITRINE_DATA'] ?? '.vitrine'),
        io.environment,
      );
      const target = options.form
        ? signLink('/_preview', expires, linkSecret)
        : createPreviewLink(contextOf(path, site, options, now), expires, linkSecret);
      const link = originOf(site, options, io.environment) + target;
      io.out(options.json ? formatJson({ link, expires: new Date(expires).toISOString() }) : `${link}\n`);
      finish(EXIT_CODES.ok);
    });
}

function collect(value: string, before: readonly string[]): string[] {
  return [...before, value];
}

function daysOf({ days }: PreviewOptions): number {
  const count = Number(days);
  if (Number.isInteger(count) && count >= 1 && count <= 90) return count;
  throw new UsageError(`--days is "${days}"; give it a whole number from 1 to 90.`);
}

function contextOf(path: string, site: Site, options: PreviewOptions, now: number): PreviewContext {
  const { draft, segment, locale, region, at, signedIn = false } = options;
  const moment = at === undefined ? now - (now % MINUTE) : Date.parse(at);
  if (Number.isNaN(moment)) throw new UsageError(`"${at}" is no moment. Write it like 2026-12-01T10:00Z.`);
  const query = new URLSearchParams([['path', path], ...Object.entries({ draft, segment, region }).flatMap(named)]);
  if (!parsePreviewRequestTarget(`/preview?${query}`)) {
    throw new UsageError(`"${path}" can't be previewed: give a path of the shop, and plain names.`);
  }
  const context: PreviewContext = {
    site: site.key,
    path,
    draft: draft ?? null,
    segment: segment ?? null,
    with: options.with,
    without: options.without,
    locale: locale ?? null,
    region: region ?? null,
    at: moment,
    signedIn,
    consent: null,
    flow: null,
  };
  try {
    const url = new URL(path, 'http://preview.invalid');
    const { visitor } = readVisitor({ site, url, cookie: () => undefined, secure: false, now });
    applyPreviewToVisitor(visitor, applyPreviewCapabilitiesToSite(site, context), context);
    return context;
  } catch (error) {
    throw error instanceof UnknownPreviewValueError ? new UsageError(error.message) : error;
  }
}

function named([name, value]: [string, string | undefined]): [string, string][] {
  return value === undefined ? [] : [[name, value]];
}

function originOf({ config }: Site, { origin }: PreviewOptions, environment: NodeJS.ProcessEnv): string {
  if (origin !== undefined) {
    if (URL.canParse(origin)) return new URL(origin).origin;
    throw new UsageError(`"${origin}" is no origin. Write it like https://shop.example.`);
  }
  return `http://${config.hosts[0] ?? 'localhost'}:${environment['PORT'] ?? 3000}`;
}
