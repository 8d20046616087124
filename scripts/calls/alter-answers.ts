import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonFile } from '../commands/command-io.ts';
import {
  ALTERED_ANSWERS,
  type AlteredAnswer,
  readAlteredAnswers,
  sourcesOf,
  unchangedSince,
} from './altered-answers.ts';
import { callPlaces } from './call-places.ts';
import { seenFolder } from './calls-report.ts';
import { clientFunctions } from './client-functions.ts';
import { madeFolder, readMade } from './made-calls.ts';

export interface AlterOptions {
  readonly root: string;
  readonly env: NodeJS.ProcessEnv;
  /** Only these calls; else all that journeys of the last run made and whose result is missing or of other sources. */
  readonly ids?: readonly string[];
  readonly say: (line: string) => void;
}

/** What a run of a journey came to. */
interface Outcome {
  readonly passed: boolean;
  /** First line of what failed, and what was waited for. */
  readonly failure: string;
}

/**
 * For each call that a journey of the last run made, runs one such journey with every answer to the call altered, first with
 * other values, then with a refusal, until the journey fails: then what it found depends on the answer. A journey that does
 * not pass with the answers as they are says nothing, and is left out. Keeps the results in `spec/altered-answers.json`.
 */
export async function alterAnswers({ root, env, ids, say }: AlterOptions): Promise<number> {
  const made = Map.groupBy(
    readMade(madeFolder(seenFolder(root))).filter(({ status }) => status < 300),
    ({ id }) => id,
  );
  const places = callPlaces(root, [...made.keys()], await clientFunctions(root));
  const results: Record<string, AlteredAnswer> = { ...readAlteredAnswers(root) };
  const stale = [...made.keys()].filter((id) => {
    const result = results[id];
    return ids?.includes(id) ?? !(result && unchangedSince(root, id, result, places.get(id)));
  });
  const controls = new Map<string, Promise<Outcome>>();
  let unproven = 0;
  for (const id of stale.toSorted()) {
    const journey = shortest(made.get(id)?.map((call) => call.journey) ?? []);
    const control = controls.get(journey) ?? runJourney(root, env, journey, null);
    controls.set(journey, control);
    if (!(await control).passed) {
      say(`${id}: ${journey} fails as it is: ${(await control).failure}`);
      unproven += 1;
      continue;
    }
    const result = await tryBoth(root, env, id, journey);
    results[id] = { journey, ...result, sources: sourcesOf(root, id, journey, places.get(id)) };
    say(`${id}: ${result.changes === null ? 'another answer changes nothing' : `${result.how}: ${result.changes}`}`);
    if (result.changes === null) unproven += 1;
    const sorted = Object.fromEntries(Object.entries(results).toSorted(([one], [other]) => (one < other ? -1 : 1)));
    writeFileSync(join(root, ALTERED_ANSWERS), jsonFile(sorted));
  }
  return unproven;
}

async function tryBoth(
  root: string,
  env: NodeJS.ProcessEnv,
  id: string,
  journey: string,
): Promise<Pick<AlteredAnswer, 'how' | 'changes'>> {
  for (const how of ['values', 'refusal'] as const) {
    const { passed, failure } = await runJourney(root, env, journey, `${id} ${how}`);
    if (!passed) return { how, changes: failure };
  }
  return { how: 'refusal', changes: null };
}

/** Journeys of the main paths come first; of these the one whose name says the least. */
function shortest(journeys: readonly string[]): string {
  const [first = ''] = [...new Set(journeys)].toSorted(
    (one, other) =>
      Number(other.startsWith('e2e/smoke/')) - Number(one.startsWith('e2e/smoke/')) || one.length - other.length,
  );
  return first;
}

async function runJourney(
  root: string,
  env: NodeJS.ProcessEnv,
  journey: string,
  altered: string | null,
): Promise<Outcome> {
  const [file = '', ...names] = journey.split(' > ');
  const report = join(root, '.vitrine', 'vitest-altered.json');
  rmSync(report, { force: true });
  const project = file.startsWith('e2e/smoke/') ? 'smoke' : 'journeys';
  const escaped = names.map((name) => name.replaceAll(/[.\\+*?()|[\]^${}]/g, String.raw`\$&`));
  const pattern = `^${escaped.join('(?: >)? ')}$`;
  const args = ['run', '--project', project, file, '-t', pattern, '--reporter=json', `--outputFile.json=${report}`];
  const child = spawn(join(root, 'node_modules/.bin/vitest'), args, {
    cwd: root,
    stdio: 'ignore',
    env: { ...env, CI: '1', VITRINE_CALLS: '', VITRINE_PROOFS: '', VITRINE_ALTER: altered ?? '' },
  });
  await once(child, 'close');
  const { testResults, numPassedTests, numFailedTests }: VitestJson = JSON.parse(readFileSync(report, 'utf8'));
  const messages = testResults.flatMap(({ message, assertionResults }) => [
    ...assertionResults.flatMap(({ failureMessages }) => failureMessages ?? []),
    message,
  ]);
  const [message = ''] = messages.filter((each) => each !== '');
  const awaited = /waiting for .*/.exec(message)?.[0];
  const failure = [message.split('\n', 1)[0], awaited].filter(Boolean).join(' ');
  return { passed: numFailedTests === 0 && numPassedTests === 1, failure: plain(failure) };
}

interface VitestJson {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly message: string;
    readonly assertionResults: readonly { readonly failureMessages?: readonly string[] }[];
  }[];
}

/** Without what is different in each run. */
function plain(line: string): string {
  return line
    .replaceAll(new RegExp(String.raw`${String.fromCharCode(27)}\[[\d;]*m`, 'g'), '')
    .replaceAll(/localhost:\d+/g, 'localhost')
    .slice(0, 200);
}
