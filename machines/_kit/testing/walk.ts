import {
  type AnyActorLogic,
  type AnyStateMachine,
  createActor,
  fromPromise,
  SimulatedClock,
  type StateValue,
} from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { createTraversalOptions, type MachineWalkOptions } from './edges.ts';

interface Answer {
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: unknown) => void;
}

export interface WalkedPathWithReachedState {
  /** The events of the path, as labels. */
  readonly path: string;
  readonly expected: StateValue;
  readonly reached: StateValue;
}

/**
 * Runs the shortest path to every state in a real actor: promises settle as the path requires, and delays advance its clock.
 * `actors` names the promises, `delays` the delays in milliseconds.
 */
export async function walkShortestPaths<Machine extends AnyStateMachine>(
  machine: Machine,
  options: MachineWalkOptions<Machine>,
  actors: readonly string[],
  delays: Readonly<Record<string, number>>,
): Promise<WalkedPathWithReachedState[]> {
  const { label = ({ type }) => type } = options;
  const paths = getShortestPaths(machine, createTraversalOptions(machine, options));
  return Promise.all(
    paths.map(async ({ state, steps }) => {
      const events = steps.map(({ event }) => event).filter(({ type }) => type !== 'xstate.init');
      const reached = await walkPath(machine, options.input, events, actors, delays);
      return { path: events.map(label).join(' '), expected: state.value, reached };
    }),
  );
}

type Step = { readonly type: string; readonly output?: unknown; readonly error?: unknown };

async function walkPath<Machine extends AnyStateMachine>(
  machine: Machine,
  input: MachineWalkOptions<Machine>['input'],
  steps: readonly Step[],
  actors: readonly string[],
  delays: Readonly<Record<string, number>>,
): Promise<StateValue> {
  const open = new Map<string, Answer>();
  const clock = new SimulatedClock();
  const scripted = Object.fromEntries(actors.map((id) => [id, scriptedPromise(id, open)]));
  const actor = createActor<AnyStateMachine>(machine.provide({ actors: scripted }), { input, clock });
  actor.start();
  for (const step of steps) {
    const [, kind, of, name = ''] = /^xstate\.(done|error|after)\.(?:(actor)\.)?([^.]+)/.exec(step.type) ?? [];
    if (kind === 'after') clock.increment(delays[name] ?? Number(name));
    else if (kind === 'done' && of) open.get(name)?.resolve(step.output);
    else if (kind === 'error' && of) open.get(name)?.reject(step.error);
    else actor.send(step);
    await settled();
  }
  const { value } = actor.getSnapshot();
  actor.stop();
  return value;
}

function scriptedPromise(id: string, open: Map<string, Answer>): AnyActorLogic {
  return fromPromise(() => new Promise((resolve, reject) => open.set(id, { resolve, reject })));
}

/** An actor handles its promise a few microtasks after it settles. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}
