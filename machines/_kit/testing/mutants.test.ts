import { expect, test } from 'vitest';
import { type AnyMachineSnapshot, and, assign, enqueueActions, not, or, setup } from 'xstate';
import { measureWalkAndMutantCoverage } from './coverage.ts';
import type { FlowWalkDescription } from './flow-parts.ts';
import { defineFlowWalk } from './flow-walk.ts';
import { createMutants } from './mutants.ts';

interface Door {
  readonly code: string;
  readonly tries: number;
  readonly isLocked: boolean;
}

const types = {} as {
  context: Door;
  events: { type: 'CODE.ENTER'; code: string } | { type: 'DOOR.CLOSE' };
};

const machine = setup({
  types,
  guards: {
    isRight: ({ event }) => event.type === 'CODE.ENTER' && event.code === '1234',
    isLocked: ({ context }) => context.isLocked,
    isTired: ({ context }) => context.tries > 2,
    isOut: or(['isLocked', 'isTired']),
  },
  actions: {
    count: assign(({ context }) => ({ tries: context.tries + 1 })),
    lock: enqueueActions(({ enqueue }) => enqueue.assign({ isLocked: true })),
    forget: assign({ tries: 0, isLocked: false }),
    ring: () => undefined,
  },
}).createMachine({
  id: 'door',
  context: { code: '', tries: 0, isLocked: false },
  initial: 'closed',
  states: {
    closed: {
      exit: ['ring', 'forget'],
      always: { guard: 'isOut', target: 'broken' },
      on: {
        'CODE.ENTER': [
          {
            guard: and(['isRight', not('isLocked')]),
            target: 'open',
          },
          { guard: ({ context }) => context.tries === 1, actions: ['count', 'lock'] },
          { actions: assign(({ context }) => ({ tries: context.tries + 1 })) },
        ],
      },
    },
    open: { on: { 'DOOR.CLOSE': 'closed' } },
    broken: {},
  },
});

const parts: FlowWalkDescription<typeof machine> = {
  id: 'door',
  machine,
  actors: [],
  delays: {},
  cases: [
    {
      options: {
        input: undefined,
        events: () => [
          { type: 'CODE.ENTER', code: '1234' } as { type: string },
          { type: 'CODE.ENTER', code: '0' } as { type: string },
          { type: 'DOOR.CLOSE' },
        ],
        describe: ({ value, context }) => `${String(value)} ${context.tries}`,
        label: (event) => ('code' in event ? `${event.type} ${String(event.code)}` : event.type),
      },
    },
  ],
};

test('a machine has a mutant for each transition, each guard in a guard, and each action that assigns', () => {
  const on = 'states.closed.on.CODE.ENTER';
  expect(createMutants(machine).map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'transitions states.closed.always',
    `transitions ${on}.0`,
    `transitions ${on}.1`,
    `transitions ${on}.2`,
    'transitions states.open.on.DOOR.CLOSE',
    'guards states.closed.always: isOut',
    'guards states.closed.always: isOut isLocked',
    'guards states.closed.always: isOut isTired',
    `guards ${on}.0: and`,
    `guards ${on}.0: and isRight`,
    `guards ${on}.0: and not isLocked`,
    `guards ${on}.1: inline`,
    `assigns ${on}.1.actions.0: count`,
    `assigns ${on}.1.actions.1: lock`,
    `assigns ${on}.2.actions: inline`,
    'assigns states.closed.exit.1: forget',
  ]);
});

test('an edge in the chart of a walk names the context keys that it sets or empties', () => {
  expect(defineFlowWalk(parts).chart()).toBe(`closed 0 --CODE.ENTER 0--> closed 1 / +tries
closed 0 --CODE.ENTER 1234--> open 0
closed 1 --CODE.ENTER 0--> broken 0 / -tries
closed 1 --CODE.ENTER 1234--> open 0 / -tries
open 0 --DOOR.CLOSE--> closed 0
start --> closed 0
`);
});

const unnoticed = 'states.closed.on.CODE.ENTER.1.actions.0: count';

test('a mutant that the walk does not notice is reported as a problem and not counted as proven', () => {
  const { counted, proven, problems } = measureWalkAndMutantCoverage(parts);
  expect(counted).toEqual({ states: 3, transitions: 5, guards: 7, assigns: 4 });
  expect(proven).toEqual({ states: 3, transitions: 5, guards: 7, assigns: 3 });
  expect(problems).toEqual([`not noticed when gone: ${unnoticed}`]);
});

test('a mutant listed as equivalent counts as proven, and one listed although the walk notices it is a problem', () => {
  const noticed = 'states.closed.exit.1: forget';
  const equivalent = { [unnoticed]: 'Leaving the state forgets the tries.', [noticed]: 'Nobody knows why.' };
  const { proven, problems } = measureWalkAndMutantCoverage({ ...parts, equivalent });
  expect(proven.assigns).toBe(4);
  expect(problems).toEqual([`named as equivalent, but is noticed or does not exist: ${noticed}`]);
});

test('a guard or an action of a machine that its configuration does not use is a problem', () => {
  const idle = setup({ guards: { isIdle: () => true }, actions: { rest: () => undefined } }).createMachine({
    initial: 'idle',
    states: { idle: {} },
  });
  const options = { input: undefined, events: () => [], describe: () => 'idle' };
  expect(
    measureWalkAndMutantCoverage({ id: 'idle', machine: idle, actors: [], delays: {}, cases: [{ options }] }).problems,
  ).toEqual(['never used: isIdle', 'never used: rest']);
});

const lightTypes = {} as { context: { readonly isOn: boolean }; events: { type: 'PRESS' } };

test('a mutant that throws or runs without end counts as noticed', () => {
  const light = setup({
    types: lightTypes,
    guards: { isOff: ({ context }) => !context.isOn },
    actions: { turnOn: assign({ isOn: true }) },
  }).createMachine({
    context: { isOn: false },
    initial: 'off',
    states: {
      off: { on: { PRESS: 'turning' } },
      turning: { always: [{ guard: 'isOff', target: 'warm', actions: 'turnOn' }, { target: 'on' }] },
      warm: { always: 'turning' },
      on: {},
    },
  });
  const describe = ({ value, context }: AnyMachineSnapshot) => {
    if (value === 'on' && !context.isOn) throw new Error('a light that is on is dark');
    return String(value);
  };
  const options = { input: undefined, events: () => [{ type: 'PRESS' }], describe };
  const { counted, proven, problems } = measureWalkAndMutantCoverage({
    id: 'light',
    machine: light,
    actors: [],
    delays: {},
    cases: [{ options }],
  });
  expect({ proven, problems }).toEqual({ proven: counted, problems: [] });
});
