import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type AlteredJourneyAttemptResult,
  ANSWER_ALTERATION_FOLDER_ENV_VARIABLE,
  type AnswerAlterationsByJourney,
  openAlterationFolder,
} from '../../e2e/harness/alteration.ts';
import { formatJsonFile } from '../commands/command-io.ts';
import {
  type CallForJourneyRanking,
  findFailuresWithoutUnalteredPass,
  markConfirmedJourneyFailures,
  planAlterationsByJourney,
  rankJourneysByDependenceOnCall,
} from './alteration-plan.ts';
import {
  ALTERED_ANSWERS_FILE,
  type AlteredAnswerResult,
  hashJourneySource,
  isJourneyUnchanged,
  readAlteredAnswers,
} from './altered-answers.ts';
import { findCallPlaces } from './call-places.ts';
import { getSeenCallsFolder } from './calls-report.ts';
import { findClientFunctions } from './client-functions.ts';
import { getRecordedEngineCallsFolder, readRecordedEngineCalls } from './made-calls.ts';

export interface AlteredJourneysOptions {
  readonly root: string;
  readonly env: NodeJS.ProcessEnv;
  /** Only these calls; by default all calls of journeys in the last run whose result is missing, outdated or empty. */
  readonly callIds?: readonly string[];
  /** Only journeys whose file and title contain this text. */
  readonly titlePart?: string;
  readonly log: (line: string) => void;
}

/** Vitest projects whose journeys are run with altered answers. */
const PROJECTS = ['smoke', 'journeys'];

/** Maximum number of journeys that are tried for a call. */
const MOST_JOURNEYS = 3;

/** Maximum number of Vitest runs: one for each journey of a call, and as many for journeys that failed to repeat. */
const TURNS = 6;

/**
 * Tests whether journeys depend on the answers of each call: repeats journeys with all answers to a call altered, first
 * with other values, then with a refusal, until one fails. Several calls share a run. Stores the results in
 * `spec/altered-answers.json` and returns the number of calls without one.
 */
export async function runAlteredJourneys({
  root,
  env,
  callIds,
  titlePart = '',
  log,
}: AlteredJourneysOptions): Promise<number> {
  const made = readRecordedEngineCalls(getRecordedEngineCallsFolder(getSeenCallsFolder(root))).filter(
    ({ status, journey }) => status < 300 && PROJECTS.some((project) => journey.startsWith(`e2e/${project}/`)),
  );
  const known = readAlteredAnswers(root);
  const wanted = [...new Set(made.map(({ id }) => id))].toSorted().filter((id) => {
    const result = known[id];
    return callIds?.includes(id) ?? !(result && result.changes !== null && isJourneyUnchanged(root, id, result));
  });
  const places = findCallPlaces(root, wanted, await findClientFunctions(root));
  const ranked = new Map(
    wanted.map((id) => {
      const failedJourney = known[id]?.changes ? known[id].journey : undefined;
      const call: CallForJourneyRanking = { id, codePath: places.get(id), failedJourney };
      return [
        id,
        rankJourneysByDependenceOnCall(call, made)
          .filter((journey) => journey.includes(titlePart))
          .slice(0, MOST_JOURNEYS),
      ];
    }),
  );
  let results: readonly AlteredJourneyAttemptResult[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const settled = changedCalls(results);
    const pending = new Set(findFailuresWithoutUnalteredPass(results).map(({ call }) => call?.id));
    const journeys = new Map(
      wanted.flatMap((id) => {
        const journey = settled.has(id) || pending.has(id) ? undefined : ranked.get(id)?.find(isOpen(id, results));
        return journey === undefined ? [] : [[id, journey] as const];
      }),
    );
    const plan = planAlterationsByJourney(journeys, made, results);
    if (Object.keys(plan).length === 0) break;
    results = markConfirmedJourneyFailures([...results, ...(await runJourneys(root, env, plan))]);
    writeAlteredAnswers(root, wanted, ranked, results);
  }
  const settled = changedCalls(results);
  for (const id of wanted) log(describeCall(id, ranked.get(id) ?? [], results));
  return wanted.filter((id) => !settled.has(id)).length;
}

function changedCalls(results: readonly AlteredJourneyAttemptResult[]): ReadonlySet<string | undefined> {
  return new Set(results.filter(({ outcome }) => outcome === 'changed').map(({ call }) => call?.id));
}

/**
 * Whether a call is still to be tried in a journey. A journey that could not be repeated is tried once more, first in a
 * shop of its own, unless it is broken.
 */
function isOpen(id: string, results: readonly AlteredJourneyAttemptResult[]): (journey: string) => boolean {
  return (journey) => {
    const ofJourney = results.filter((result) => result.journey === journey);
    if (ofJourney.some(({ outcome, isFirst }) => outcome === 'broken' && isFirst)) return false;
    const own = ofJourney.filter(({ call }) => call?.id === id);
    return (
      own.every(({ outcome, isFirst }) => !isFirst && (outcome === 'unsteady' || outcome === 'not-made')) &&
      own.length < 4
    );
  };
}

/** Runs the planned journeys sequentially, so that only one alteration is active at a time. */
async function runJourneys(
  root: string,
  env: NodeJS.ProcessEnv,
  plan: AnswerAlterationsByJourney,
): Promise<AlteredJourneyAttemptResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-alter-'));
  const files = openAlterationFolder(folder);
  files.writePlan(plan);
  const journeys = [...new Set(Object.keys(plan).map((journey) => journey.split(' > ')[0] ?? ''))];
  const projects = PROJECTS.flatMap((project) => ['--project', project]);
  const args = ['run', ...projects, '--maxWorkers', '1', '--maxConcurrency', '1'];
  const child = spawn(join(root, 'node_modules/.bin/vitest'), [...args, ...journeys], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    env: { ...env, CI: '1', VITRINE_CALLS: '', VITRINE_PROOFS: '', [ANSWER_ALTERATION_FOLDER_ENV_VARIABLE]: folder },
  });
  await once(child, 'close');
  const results = [...files.results()];
  rmSync(folder, { recursive: true, force: true });
  if (results.length === 0) throw new Error('no journey ran with altered answers; what vitest printed says why');
  return results;
}

function writeAlteredAnswers(
  root: string,
  ids: readonly string[],
  ranked: ReadonlyMap<string, readonly string[]>,
  results: readonly AlteredJourneyAttemptResult[],
): void {
  const answers: Record<string, AlteredAnswerResult> = { ...readAlteredAnswers(root) };
  for (const id of ids) {
    const own = results.filter(({ call }) => call?.id === id);
    const found = own.find(({ outcome }) => outcome === 'changed') ?? own[0];
    const journey = found?.journey ?? ranked.get(id)?.[0];
    if (journey === undefined) continue;
    const changes = found?.outcome === 'changed' ? found.failure : null;
    answers[id] = {
      journey,
      how: found?.call?.how ?? 'refusal',
      changes,
      sources: hashJourneySource(root, id, journey),
    };
  }
  const sorted = Object.entries(answers).toSorted(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(join(root, ALTERED_ANSWERS_FILE), formatJsonFile(Object.fromEntries(sorted)));
}

const OUTCOMES: Readonly<Record<AlteredJourneyAttemptResult['outcome'], string>> = {
  changed: 'fails',
  same: 'passes all the same',
  unsteady: 'fails, and then also with the answers as they are',
  'not-made': 'does not make the call',
  passed: 'passes',
  broken: 'fails as it is',
};

function describeCall(
  id: string,
  journeys: readonly string[],
  results: readonly AlteredJourneyAttemptResult[],
): string {
  const own = results.filter(({ call, journey }) => (call ? call.id === id : journeys.includes(journey)));
  const found = own.find(({ outcome }) => outcome === 'changed');
  if (found) return `${id}: ${found.call?.how}: ${found.journey}: ${found.failure}`;
  const tried = own.map(
    ({ journey, call, outcome, failure }) =>
      `\n  ${journey}: with ${call?.how ?? 'no alteration'} it ${OUTCOMES[outcome]}${failure === null ? '' : `: ${failure}`}`,
  );
  return `${id}: another answer changes nothing${tried.join('')}`;
}
