import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toCallIdentifier, toCallTypeName } from '../../gen/api/names.ts';
import { generateApiTypesAndCallDescriptors } from '../../gen/api.ts';
import { UsageError } from '../command-io.ts';
import { addCallToContract, getContractPath } from './call-contract.ts';
import { scaffoldCallGroupFiles } from './call-group.ts';
import type { ScaffoldedApiCall } from './call-to-add.ts';
import { insertTextAfterAnchor } from './edit-text.ts';
import type { Scaffolder } from './generator-command.ts';
import { assertKebabCaseName, getNameSpellings, listCodeAreas } from './names.ts';
import { type ScaffoldPlan, scaffoldUnfinishedTest } from './plan.ts';

interface CallOptions {
  readonly group?: string;
  readonly area?: string;
}

const CALLS = 'commerce/calls.server.ts';
const CACHE_TIMES = 'export const callCacheTimesMs: ReadonlyMap<string, number> = new Map([\n';
const ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*(?:\.[a-z][a-z0-9]*(?:-[a-z0-9]+)*)+$/;

/** `vitrine new call`: creates an open call with its contract, client function, sandbox answer and test. */
export const callScaffolder: Scaffolder<CallOptions> = {
  kind: 'call',
  description: 'start a call of the commerce API: contract, client function, answer of the sandbox and a test',
  argument: ['<id>', 'operation id with dots, such as alerts.list'],
  options: [
    ['--group <name>', 'contract that the call joins (the first word of the id unless given)'],
    ['--area <area>', 'area of a group that is new'],
  ],
  async plan({ root }, id, options): Promise<ScaffoldPlan> {
    if (!ID.test(id) || id.length > 60)
      throw new UsageError(`"${id}" is no id for a call. Use lower case, dashes and a dot, such as alerts.list.`);
    const group = options.group ?? id.slice(0, id.indexOf('.'));
    assertKebabCaseName(group, 'group', 'alerts');
    refuseTakenId(root, id);
    const method = getNameSpellings(id.slice(id.indexOf('.') + 1).replaceAll('.', '-')).camel;
    const contract = getContractPath(group);
    const isNew = !existsSync(join(root, contract));
    const area = isNew ? areaOfNewGroup(root, group, options.area) : areaOfGroup(root, group);
    const call: ScaffoldedApiCall = { id, group, area, method };
    const read = (path: string) => readFileSync(join(root, path), 'utf8');
    const test = `sandbox/${area}/calls/${id}.test.ts`;
    const files = isNew
      ? scaffoldCallGroupFiles(read, call)
      : (await import('./call-in-group.ts')).addCallToGroupFiles(read, call);
    return {
      files: {
        [contract]: addCallToContract(isNew ? null : read(contract), call),
        ...files,
        ...withCacheTime(files[CALLS] ?? read(CALLS), id),
        [test]: testFile(call),
      },
      generate: generateApiTypesAndCallDescriptors,
      next: [
        `Describe in ${contract} what it takes, answers and refuses, and run npm run -s vitrine -- gen --write.`,
        `Answer it in sandbox/${area}/calls/${group}.ts; commerce/${area}/${group}.ts has its function.`,
        `${CALLS} says how long its answer is cached, and docs/how-to/call.md how browsers may make it.`,
        `npx vitest run --project sandbox ${test} says what is left.`,
      ],
    };
  },
};

function refuseTakenId(root: string, id: string): void {
  const files = globSync('schemas/api/*.openapi.json', { cwd: root });
  const names = new Set([toCallIdentifier(id), toCallTypeName(id)]);
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    const ids = [...text.matchAll(/"operationId": "([^"]+)"/g)].map(([, known = '']) => known);
    const taken = ids.find((known) => names.has(toCallIdentifier(known)));
    if (taken !== undefined) throw new UsageError(`The call '${taken}' is there already: ${file}.`);
  }
}

function areaOfNewGroup(root: string, group: string, area: string | undefined): string {
  const known = `Areas: ${listCodeAreas(root, 'commerce').join(', ')}.`;
  if (area === undefined) throw new UsageError(`The group '${group}' is new. Name its area with --area. ${known}`);
  if (!listCodeAreas(root, 'commerce').includes(area)) throw new UsageError(`There is no area '${area}'. ${known}`);
  for (const path of [`commerce/${area}/${group}.ts`, `sandbox/${area}/calls/${group}.ts`]) {
    if (existsSync(join(root, path))) throw new UsageError(`"${group}" is taken: ${path} is there already.`);
  }
  return area;
}

/** Area of a group whose client and answers are in files with the group's name. */
function areaOfGroup(root: string, group: string): string {
  const [client] = globSync(`commerce/*/${group}.ts`, { cwd: root });
  const [, area = ''] = client?.split('/') ?? [];
  if (client === undefined || !existsSync(join(root, `sandbox/${area}/calls/${group}.ts`))) {
    throw new UsageError(
      `The group '${group}' is spread over several files: add the call by hand, as docs/how-to/call.md says, or name a new group with --group.`,
    );
  }
  return area;
}

/** Adds the cache time of the answer, because open reads are cached. */
function withCacheTime(text: string, id: string): Readonly<Record<string, string>> {
  return { [CALLS]: insertTextAfterAnchor(CALLS, text, CACHE_TIMES, `  ['${id}', 60 * SECOND],\n`) };
}

function testFile({ id, group, area }: ScaffoldedApiCall): string {
  const sentence = `Answer ${id} in sandbox/${area}/calls/${group}.ts, and test its answers and refusals here.`;
  return `import { afterAll, beforeAll, expect, test } from 'vitest';
import { ${toCallIdentifier(id)} } from '#schemas/generated/api/${group}.wire-calls.gen.ts';
import { TestSandbox } from '../../testing/test-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await TestSandbox.open('2026-11-21T00:00:00.000Z');
});
afterAll(() => sandbox.close());

test('${id} answers with the brand', async () => {
  expect((await sandbox.send(${toCallIdentifier(id)})).result).toEqual({ site: 'harbour' });
});
${scaffoldUnfinishedTest(sentence)}`;
}
