import { readFileSync, writeFileSync } from 'node:fs';
import { listEditors, parseLogEntry, type ReleaseLogEntry } from '#engine/cms/releases/release-log.ts';
import { createReleaseKeyPair } from '#engine/cms/releases/release-signature.ts';
import { LiveReleaseMovedError } from '#engine/cms/releases/release-store.ts';
import type { ConfigError } from '#engine/validation/config-error.ts';
import {
  applyRelease,
  rollBack,
  type SwitchOrder,
  UnapprovedReleaseError,
} from '../../content-releases/apply-release.ts';
import { buildRelease } from '../../content-releases/build-release.ts';
import { compareReleasedSites } from '../../content-releases/compare-releases.ts';
import { formatDifferences } from '../../content-releases/format-differences.ts';
import { formatPlan } from '../../content-releases/format-plan.ts';
import {
  findChecksVersion,
  findRelease,
  openReleaseOrigin,
  openReleases,
  type ReleaseOrigin,
  readAllSites,
} from '../../content-releases/open-releases.ts';
import { parsePlan, planRelease } from '../../content-releases/plan-release.ts';
import { verifyReleases } from '../../content-releases/verify-releases.ts';
import { formatConfigError } from '../check.ts';
import { type CommandIo, EXIT_CODES, type ExitCode, formatJson, UsageError } from '../command-io.ts';
import { parseLeadTime, readOperatorName } from './switch-options.ts';

export interface JsonOption {
  readonly json?: true;
}
export interface BuildOptions extends JsonOption {
  readonly from: ReleaseOrigin;
}
export type CompareOptions = JsonOption;
export interface PlanOptions extends JsonOption {
  readonly against: string;
  readonly out?: string;
}
interface SwitchOptions extends JsonOption {
  readonly in: string;
  readonly by?: string;
}
export interface ApplyOptions extends SwitchOptions {
  readonly plan?: string;
}
export interface RollbackOptions extends SwitchOptions {
  readonly to?: string;
}

export async function build(io: CommandIo, { from, json }: BuildOptions): Promise<ExitCode> {
  const releases = await openReleases(io);
  const { release, counts, errors } = await buildRelease(
    openReleaseOrigin(io, from),
    releases,
    await findChecksVersion(io),
    io,
  );
  if (!release) return reportErrors(io, errors, json);
  const { hash, added } = release;
  if (json) io.out(formatJson({ hash, ...counts, added }));
  else
    io.out(
      `Release ${hash}\n${counts.sites} sites, ${counts.documents} documents, ${counts.pictures} pictures. ${added.objects} objects are new in ${releases.description} (${added.bytes} bytes).\n`,
    );
  return EXIT_CODES.ok;
}

export async function list(io: CommandIo, { json }: JsonOption): Promise<ExitCode> {
  const releases = await openReleases(io);
  const live = await releases.live();
  const log = (await releases.logTexts()).flatMap((text) => parseLogEntry(text) ?? []);
  const rows = (await releases.list()).map(({ hash, stored }) => ({
    hash,
    stored: new Date(stored).toISOString(),
    live: log
      .filter(({ release }) => release === hash)
      .map((entry) => ({
        at: new Date(entry.at).toISOString(),
        by: entry.by,
        action: entry.action,
        editors: listEditors(entry),
      })),
  }));
  if (json) io.out(formatJson({ live: live?.release ?? null, releases: rows }));
  else if (rows.length === 0) io.out(`${releases.description} has no release. \`vitrine release build\` makes one.\n`);
  else
    for (const { hash, stored, live: switches } of rows) {
      io.out(`${hash}  built ${stored}${hash === live?.release ? '  LIVE' : ''}\n`);
      for (const { at, by, action, editors } of switches)
        io.out(`    ${action} at ${at} by ${[by, ...editors].join(', ')}\n`);
    }
  return EXIT_CODES.ok;
}

export async function compare(
  io: CommandIo,
  before: string,
  after: string,
  { json }: CompareOptions,
): Promise<ExitCode> {
  const releases = await openReleases(io);
  const [former, next] = [await findRelease(releases, before), await findRelease(releases, after)];
  const differences = compareReleasedSites(await readAllSites(releases, former), await readAllSites(releases, next));
  io.out(json ? formatJson(differences) : formatDifferences(differences));
  return EXIT_CODES.ok;
}

export async function plan(io: CommandIo, release: string, { against, out, json }: PlanOptions): Promise<ExitCode> {
  const made = await planRelease(await openReleases(io), release, against, io);
  if (out !== undefined) writeFileSync(out, formatJson(made));
  if (json) io.out(formatJson(made));
  else io.out(formatPlan(made, formatConfigError));
  return made.refusals.length === 0 ? EXIT_CODES.ok : EXIT_CODES.problems;
}

export async function apply(io: CommandIo, name: string, options: ApplyOptions): Promise<ExitCode> {
  const releases = await openReleases(io);
  const { hash } = await findRelease(releases, name);
  const planned = options.plan === undefined ? await planRelease(releases, hash, 'live', io) : readPlan(options.plan);
  if (planned.release !== hash)
    throw new UsageError(`${options.plan} is a plan of release ${planned.release}, not of ${hash}.`);
  if (planned.refusals.length > 0) return reportErrors(io, planned.refusals, options.json);
  const order = createOrder(io, options);
  try {
    return reportSwitch(io, await applyRelease(releases, hash, planned.ground, order, Date.now()), options);
  } catch (error) {
    if (error instanceof UnapprovedReleaseError) return reportMissingApproval(io, error, options);
    if (!(error instanceof LiveReleaseMovedError)) throw error;
    return reportMovedGround(io, error, options);
  }
}

export async function rollBackTo(io: CommandIo, options: RollbackOptions): Promise<ExitCode> {
  const releases = await openReleases(io);
  try {
    return reportSwitch(
      io,
      await rollBack(releases, options.to ?? null, createOrder(io, options), Date.now()),
      options,
    );
  } catch (error) {
    if (!(error instanceof UnapprovedReleaseError)) throw error;
    return reportMissingApproval(io, error, options);
  }
}

export async function verify(io: CommandIo, names: readonly string[], { json }: JsonOption): Promise<ExitCode> {
  const releases = await openReleases(io);
  const hashes = names.includes('all')
    ? (await releases.list()).map(({ hash }) => hash)
    : await Promise.all(
        (names.length === 0 ? ['live'] : names).map(async (name) => (await findRelease(releases, name)).hash),
      );
  const verified = await verifyReleases(releases, hashes);
  if (json) io.out(formatJson(verified));
  else {
    for (const fault of verified.faults) io.out(`${fault}\n`);
    io.out(
      `${verified.releases.length} releases and the log were read: ${verified.faults.length === 0 ? 'all is well' : `${verified.faults.length} faults`}.\n`,
    );
  }
  return verified.faults.length === 0 ? EXIT_CODES.ok : EXIT_CODES.problems;
}

export async function printNewKey(io: CommandIo, { json }: JsonOption): Promise<ExitCode> {
  const pair = createReleaseKeyPair();
  if (json) io.out(formatJson(pair));
  else
    io.out(
      `VITRINE_RELEASE_KEY=${pair.privateKey}\n  for the one who builds releases; keep it secret\nVITRINE_RELEASE_PUBLIC_KEYS=${pair.publicKey}\n  for all nodes; separate several by commas\n`,
    );
  return EXIT_CODES.ok;
}

function reportErrors(io: CommandIo, errors: readonly ConfigError[], json: true | undefined): ExitCode {
  if (json) io.out(formatJson({ ok: false, errors }));
  else {
    for (const error of errors) io.out(`${formatConfigError(error)}\n`);
    io.out(`\nNothing was changed: ${errors.length} problems.\n`);
  }
  return EXIT_CODES.problems;
}

/** In the form of other problems. */
function reportMovedGround(
  io: CommandIo,
  { message }: LiveReleaseMovedError,
  { plan: source = 'the plan', json }: ApplyOptions,
): ExitCode {
  const suggestion = 'Plan again, look at what changes now, and apply that plan.';
  const error = { source, pointer: '', code: 'moved', message, suggestion, line: null, column: null };
  io.out(json ? formatJson({ ok: false, errors: [error] }) : `${message}\n${suggestion}\n`);
  return EXIT_CODES.problems;
}

function reportMissingApproval(io: CommandIo, { message }: UnapprovedReleaseError, { json }: JsonOption): ExitCode {
  const place = { source: 'approvals', pointer: '', line: null, column: null };
  io.out(
    json
      ? formatJson({ ok: false, errors: [{ ...place, code: 'unapproved', message, suggestion: null }] })
      : `${message}\n`,
  );
  return EXIT_CODES.problems;
}

function reportSwitch(io: CommandIo, entry: ReleaseLogEntry, { json }: JsonOption): ExitCode {
  if (json) io.out(formatJson(entry));
  else io.out(`Release ${entry.release} goes live at ${new Date(entry.at).toISOString()} (entry ${entry.number}).\n`);
  return EXIT_CODES.ok;
}

function createOrder(io: CommandIo, options: SwitchOptions): SwitchOrder {
  return { by: readOperatorName(io, options.by), leadTime: parseLeadTime(options.in) };
}

export function readPlan(file: string) {
  try {
    return parsePlan(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${file} is no plan: ${reason}. \`vitrine release plan --out\` writes one.`);
  }
}
