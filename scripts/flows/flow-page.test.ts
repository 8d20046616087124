import { expect, test } from 'vitest';
import { fromPromise, setup } from 'xstate';
import { defineFlowWalk } from '#machines/_kit/testing/flow-walk.ts';
import { renderFlowDocumentation } from './flow-page.ts';

const machine = setup({
  types: { events: {} as { type: 'GO' } | { type: 'STAY' } },
  actors: { ask: fromPromise(() => Promise.resolve()) },
  guards: { isReady: () => true },
  delays: { patience: 1000 },
}).createMachine({
  initial: 'idle',
  states: {
    idle: { on: { GO: { target: 'asking', guard: 'isReady' }, STAY: {} } },
    asking: {
      initial: 'first',
      invoke: { id: 'ask', src: 'ask', onDone: 'done', onError: 'idle' },
      states: { first: { after: { patience: 'second' } }, second: {} },
    },
    done: { type: 'final' },
  },
});

test('the generated page of a flow lists its states and charts its transitions', () => {
  const walk = defineFlowWalk({
    id: 'question',
    machine,
    actors: ['ask'],
    delays: {},
    cases: [{ options: { input: undefined, events: () => [], describe: () => '' } }],
  });
  expect(renderFlowDocumentation(walk)).toBe(`# question

Generated from the machine: run \`npm run -s vitrine -- gen --write\`.

\`\`\`mermaid
stateDiagram-v2
  [*] --> idle
  state "idle" as idle
  state "asking" as asking {
    [*] --> asking_first
    state "first" as asking_first
    state "second" as asking_second
    asking_first --> asking_second: after patience
  }
  state "done" as done
  idle --> asking: GO [isReady]
  asking --> done: ask done
  asking --> idle: ask failed
  done --> [*]
\`\`\`

| state | leads to |
| --- | --- |
| \`idle\` | \`asking\` |
| \`asking.first\` | \`done\`, \`idle\`, \`asking.second\` |
| \`asking.second\` | \`done\`, \`idle\` |
| \`done\` | nothing further |
`);
});
