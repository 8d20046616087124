import { getNameSpellings } from './names.ts';
import { scaffoldUnfinishedTest } from './plan.ts';

/** The files of a machine that waits for one answer and can be restarted. */
export function scaffoldMachineFiles(folder: string, name: string): Readonly<Record<string, string>> {
  const files = {
    machine: machineFile(name),
    setup: setupFile(name),
    types: typesFile(name),
    flow: flowFile(name),
    view: viewFile(name),
    start: startFile(name),
    walk: walkFile(name),
    test: testFile(name),
  };
  return Object.fromEntries(Object.entries(files).map(([role, text]) => [`${folder}/${name}.${role}.ts`, text]));
}

function startEvent(name: string): string {
  return `${name.replaceAll('-', '_').toUpperCase()}.START`;
}

function machineFile(name: string): string {
  const { camel, title } = getNameSpellings(name);
  return `import { ${camel}Setup } from './${name}.setup.ts';

/** ${title}: waits for one answer, and may be started again after it. */
export const ${camel}Machine = ${camel}Setup.createMachine({
  id: '${name}',
  initial: 'idle',
  states: {
    idle: { on: { '${startEvent(name)}': 'waiting' } },
    waiting: {
      invoke: {
        id: 'fetchAnswer',
        src: 'fetchAnswer',
        onDone: { target: 'done', actions: 'emitDone' },
        onError: 'failed',
      },
    },
    done: { on: { '${startEvent(name)}': 'waiting' } },
    failed: { on: { '${startEvent(name)}': 'waiting' } },
  },
});
`;
}

function setupFile(name: string): string {
  const { camel, pascal } = getNameSpellings(name);
  return `import { emit, fromPromise, setup } from 'xstate';
import type { ${pascal}Emitted, ${pascal}Event } from './${name}.types.ts';

const types = {} as {
  events: ${pascal}Event;
  emitted: ${pascal}Emitted;
};

export const ${camel}Setup = setup({
  types,
  actors: {
    fetchAnswer: fromPromise<void>(() => Promise.reject(new Error('fetchAnswer is not provided'))),
  },
  actions: {
    emitDone: emit({ type: '${name}.done' }),
  },
});
`;
}

function typesFile(name: string): string {
  const { pascal } = getNameSpellings(name);
  return `/** What blocks send. */
export interface ${pascal}Event {
  readonly type: '${startEvent(name)}';
}

/** What the page does something about. */
export interface ${pascal}Emitted {
  readonly type: '${name}.done';
}
`;
}

function flowFile(name: string): string {
  const { camel, pascal } = getNameSpellings(name);
  return `import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { ${camel}Machine } from './${name}.machine.ts';
import type { ${pascal}Event } from './${name}.types.ts';

export const ${camel}Flow: FlowRef<SnapshotFrom<typeof ${camel}Machine>, ${pascal}Event> = {
  id: '${name}',
  scope: 'page',
};
`;
}

function viewFile(name: string): string {
  const { camel, pascal } = getNameSpellings(name);
  return `import type { SnapshotFrom } from 'xstate';
import type { ${camel}Machine } from './${name}.machine.ts';

/** What a block shows. */
export interface ${pascal}View {
  readonly state: 'idle' | 'waiting' | 'done' | 'failed';
}

export function ${camel}View({ value: state }: SnapshotFrom<typeof ${camel}Machine>): ${pascal}View {
  return { state };
}
`;
}

function startFile(name: string): string {
  const { camel, pascal } = getNameSpellings(name);
  return `import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { ${camel}Machine } from './${name}.machine.ts';

export interface ${pascal}Dependencies {
  fetchAnswer(signal: AbortSignal): Promise<void>;
}

export function start${pascal}Machine({ fetchAnswer }: ${pascal}Dependencies): ActorRefFrom<typeof ${camel}Machine> {
  const actors = { fetchAnswer: fromPromise<void>(({ signal }) => fetchAnswer(signal)) };
  return createActor(${camel}Machine.provide({ actors })).start();
}
`;
}

function walkFile(name: string): string {
  const { camel } = getNameSpellings(name);
  return `import { listActorEvents } from '../../_kit/testing/edges.ts';
import { defineFlowWalk } from '../../_kit/testing/flow-walk.ts';
import { ${camel}Machine } from './${name}.machine.ts';

export const ${camel}Walk = defineFlowWalk({
  id: '${name}',
  machine: ${camel}Machine,
  actors: ['fetchAnswer'],
  delays: {},
  cases: [
    {
      options: {
        input: undefined,
        events: (snapshot) => [
          { type: '${startEvent(name)}' },
          ...listActorEvents(snapshot, 'fetchAnswer', { outputs: [undefined], errors: [new Error('offline')] }),
        ],
        describe: ({ value }) => String(value),
      },
    },
  ],
});
`;
}

function testFile(name: string): string {
  const { camel, pascal } = getNameSpellings(name);
  const sentence = `Draw the states of ${name}, and make the call that it waits for in app/services/flows/${name}.ts.`;
  return `import { expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { ${camel}Flow } from './${name}.flow.ts';
import { start${pascal}Machine } from './${name}.start.ts';
import { ${camel}View } from './${name}.view.ts';

test('the machine ${name} is done once its answer has arrived', async () => {
  const actor = start${pascal}Machine({ fetchAnswer: () => Promise.resolve() });
  actor.send({ type: '${startEvent(name)}' });
  const snapshot = await waitFor(actor, ({ value }) => value !== 'waiting');
  expect([${camel}Flow.id, ${camel}View(snapshot)]).toEqual(['${name}', { state: 'done' }]);
});
${scaffoldUnfinishedTest(sentence)}`;
}

/** The loader that connects the machine to the page. */
export function scaffoldFlowLoader(folder: string, name: string): string {
  const { pascal, title } = getNameSpellings(name);
  return `import type { FlowLoader } from '#engine/flows/flow.ts';
import type { FlowLoaderDependencies } from './flow-context.ts';

/** ${title}. Its calls come from \`commerce\` of the context; what the page does about it is said here. */
export function create${pascal}FlowLoader({ page }: Pick<FlowLoaderDependencies, 'page'>): FlowLoader {
  return async () => {
    const { start${pascal}Machine } = await import('#${folder}/${name}.start.ts');
    return () => {
      const actor = start${pascal}Machine({ fetchAnswer: () => Promise.resolve() });
      actor.on('${name}.done', () => page.toast({ message: 'Done.', level: 'success' }));
      return actor;
    };
  };
}
`;
}
