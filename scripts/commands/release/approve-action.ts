import { readFileSync } from 'node:fs';
import {
  type ReleaseApproval,
  type ReleaseApprovers,
  signReleaseApproval,
} from '#engine/cms/releases/release-approval.ts';
import { findRelease, openReleases, readApprovalRulesOf } from '../../content-releases/open-releases.ts';
import { readSettings } from '../../settings/read-settings.ts';
import { type CommandIo, EXIT_CODES, type ExitCode, formatJson, UsageError } from '../command-io.ts';
import { type JsonOption, readPlan } from './release-actions.ts';

export interface ApproveOptions extends JsonOption {
  readonly key: string;
  readonly plan?: string;
}

/** Approves a release for the next entry of the log, or the live one for its own. */
export async function approve(io: CommandIo, name: string, { key, plan, json }: ApproveOptions): Promise<ExitCode> {
  const rules = requireApprovalRules(io);
  const releases = await openReleases(io);
  const { hash } = await findRelease(releases, name);
  const live = await releases.live();
  const planned = plan === undefined ? null : readPlan(plan);
  if (planned && planned.release !== hash)
    throw new UsageError(`${plan} is a plan of release ${planned.release}, not of ${hash}.`);
  const next = live?.release === hash ? live.number - 1 : (live?.number ?? 0);
  const approval = signWithFile(
    { release: hash, ground: planned?.ground ?? next, at: Date.now() },
    key,
    rules.approvers,
  );
  await releases.writeApproval(approval);
  const { ground, approver } = approval;
  if (json) io.out(formatJson(approval));
  else io.out(`${approver} approves release ${hash} for entry ${ground + 1} of the log.\n`);
  return EXIT_CODES.ok;
}

/** @throws UsageError without approvers */
export function requireApprovalRules({ environment }: Pick<CommandIo, 'environment'>) {
  const rules = readApprovalRulesOf(readSettings(environment).values);
  if (rules) return rules;
  throw new UsageError(
    'Nobody may approve. Set VITRINE_RELEASE_APPROVERS to names and public keys; `vitrine release new-key` makes a pair.',
  );
}

/** @throws UsageError where the file has no key of an approver */
export function signWithFile(
  approval: Pick<ReleaseApproval, 'release' | 'ground' | 'at'>,
  file: string,
  approvers: ReleaseApprovers,
): ReleaseApproval {
  try {
    return signReleaseApproval(approval, readFileSync(file, 'utf8').trim(), approvers);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${file} can't approve: ${reason}.`);
  }
}
