import { hash } from 'node:crypto';
import { setInterval } from 'node:timers/promises';
import type { ContentReleaseStore } from '#engine/cms/releases/release-store.ts';
import {
  createDirectusEditorFinder,
  createFileEditorFinder,
  type FindEditor,
} from '../../content-releases/find-editors.ts';
import { followCms } from '../../content-releases/follow-cms.ts';
import {
  findChecksVersion,
  openReleaseOrigin,
  openReleases,
  type ReleaseOrigin,
} from '../../content-releases/open-releases.ts';
import { readSettings } from '../../settings/read-settings.ts';
import { formatConfigError } from '../check.ts';
import { type CommandIo, EXIT_CODES, type ExitCode } from '../command-io.ts';
import { importProjectCheckModule } from '../load-project.ts';
import { requireApprovalRules, signWithFile } from './approve-action.ts';
import { parseLeadTime, readOperatorName } from './switch-options.ts';

export interface FollowOptions {
  readonly from: ReleaseOrigin;
  readonly in: string;
  readonly by?: string;
  readonly key?: string;
  readonly once?: true;
}

/** Milliseconds between two polls for edits. */
const LOOK_EVERY = 1_000;

/** Runs until the process receives a signal to end. */
export async function follow(io: CommandIo, options: FollowOptions, signal = signalOfProcess()): Promise<ExitCode> {
  const releases = await openReleases(io);
  const { check, judge } = (await importProjectCheckModule()).createProjectChecks(io.hasFont);
  await followCms(
    {
      ...{ releases, check, judge },
      source: openReleaseOrigin(io, options.from, LOOK_EVERY),
      clock: Date.now,
      leadTime: parseLeadTime(options.in),
      by: readOperatorName(io, options.by),
      findEditor: createEditorFinder(io, options.from),
      checksVersion: await findChecksVersion(io),
      approve: createApproval(io, options.key, releases),
      note: nameNote(io, options.from),
      ticks: options.once ? onlyOnce() : setInterval(LOOK_EVERY, undefined, { signal }),
      started: (missed) =>
        io.out(`Following ${options.from === 'cms' ? 'the CMS' : 'the files'}: ${missed} edits are new.\n`),
      switched: ({ release, number, at, edits = [], editors = {} }) => {
        const edited = edits.map((id) => (editors[id] === undefined ? id : `${id} by ${editors[id]}`));
        io.out(
          `Release ${release} goes live at ${new Date(at).toISOString()} (entry ${number}): ${edited.join(', ')}\n`,
        );
      },
      blocked: (id, errors) => {
        for (const error of errors) io.err(`${id} waits: ${formatConfigError(error)}\n`);
      },
      failed: (error) => io.err(`Edits wait: ${error instanceof Error ? error.message : String(error)}\n`),
    },
    signal,
  );
  return EXIT_CODES.ok;
}

/** Approves an edit as its log entry needs; null where no key is given. */
function createApproval(io: CommandIo, key: string | undefined, releases: Pick<ContentReleaseStore, 'writeApproval'>) {
  if (key === undefined) return null;
  const { approvers } = requireApprovalRules(io);
  return (release: string, ground: number) =>
    releases.writeApproval(signWithFile({ release, ground, at: Date.now() }, key, approvers));
}

async function* onlyOnce() {
  yield null;
}

function createEditorFinder(io: CommandIo, from: ReleaseOrigin): FindEditor {
  const {
    VITRINE_CMS_URL: url,
    VITRINE_CMS_TOKEN: token,
    VITRINE_DOCUMENTS: folder,
  } = readSettings(io.environment).values;
  if (from === 'cms' && url && token) return createDirectusEditorFinder({ url, token });
  return createFileEditorFinder(folder ?? io.root, readOperatorName(io, undefined));
}

/** Name of the note, stable for a CMS or folder. */
function nameNote({ environment, root }: CommandIo, from: ReleaseOrigin): string {
  const { VITRINE_CMS_URL: url, VITRINE_DOCUMENTS: documents } = readSettings(environment).values;
  return `followed-${hash('sha256', (from === 'cms' ? url : documents) ?? root, 'hex').slice(0, 16)}`;
}

function signalOfProcess(): AbortSignal {
  const stopped = new AbortController();
  for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, () => stopped.abort());
  return stopped.signal;
}
