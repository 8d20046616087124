// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createFlowRunner } from './create-flows.ts';
import type { FlowRef } from './flow.ts';
import { FlowProvider, useFlow } from './use-flow.tsx';

interface Count {
  readonly count: number;
}
type CountEvent = { readonly type: 'ADD'; readonly by: number };

const app: FlowRef<Count, CountEvent> = { id: 'count', scope: 'app' };
const page: FlowRef<Count, CountEvent> = { id: 'page-count', scope: 'page' };
const counted: FlowRef<Count, CountEvent, { readonly from: number }> = { id: 'count-from', scope: 'page' };

function counter(input: { readonly from: number } | void) {
  const listeners = new Set<() => void>();
  let snapshot: Count = { count: input?.from ?? 0 };
  return {
    stopped: false,
    getSnapshot: () => snapshot,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return { unsubscribe: () => void listeners.delete(listener) };
    },
    send({ by }: CountEvent) {
      snapshot = { count: snapshot.count + by };
      for (const listener of listeners) listener();
    },
    stop() {
      this.stopped = true;
    },
  };
}

type Load = () => Promise<() => ReturnType<typeof counter>>;

const countOf = ({ count }: Count) => count;

function Counter({ isNeeded = true }: { readonly isNeeded?: boolean }) {
  const { view, send } = useFlow(app, countOf, isNeeded);
  return (
    <button type="button" onClick={() => send({ type: 'ADD', by: 2 })}>
      {view ?? 'not yet'}
    </button>
  );
}

describe('a flow', () => {
  test('that is started twice is loaded and started once', async () => {
    const load = vi.fn<Load>(async () => counter);
    const flows = createFlowRunner({ count: load });
    expect(flows.current(app)).toBeNull();
    const [one, two] = await Promise.all([flows.start(app), flows.start(app)]);
    expect(one).toBe(two);
    expect(flows.current(app)).toBe(one);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('with page scope ends with its page, one with app scope continues', async () => {
    const flows = createFlowRunner({ count: async () => counter, 'page-count': async () => counter });
    const [ofApp, ofPage] = await Promise.all([flows.start(app), flows.start(page)]);
    flows.endPage();
    expect([ofApp, ofPage]).toMatchObject([{ stopped: false }, { stopped: true }]);
    expect([flows.current(app), flows.current(page)]).toEqual([ofApp, null]);
    expect(await flows.start(page)).not.toBe(ofPage);
  });

  test('that loads after its page has ended is stopped', async () => {
    let arrive: (start: typeof counter) => void = () => undefined;
    const flows = createFlowRunner({ 'page-count': () => new Promise((resolve) => (arrive = resolve)) });
    const starting = flows.start(page);
    flows.endPage();
    arrive(counter);
    expect(await starting).toMatchObject({ stopped: true });
    expect(flows.current(page)).toBeNull();
  });

  test('that could not be loaded is loaded again when it is started again', async () => {
    const load = vi.fn<Load>(async () => counter).mockRejectedValueOnce(new Error('offline'));
    const flows = createFlowRunner({ count: load });
    await expect(flows.start(app)).rejects.toThrow('offline');
    expect(await flows.start(app)).toMatchObject({ stopped: false });
  });

  test('that is not registered rejects its start with an error', async () => {
    await expect(createFlowRunner({}).start(app)).rejects.toThrow(new RangeError('there is no flow count'));
  });
});

describe('the input of a flow', () => {
  const flowsFrom = () => createFlowRunner({ 'count-from': async () => counter });
  const countNow = (flows: ReturnType<typeof createFlowRunner>) => flows.current(counted)?.getSnapshot();

  test('reaches its machine, and the type checker demands it where the flow declares one', async () => {
    const flows = flowsFrom();
    await flows.start(counted, { from: 3 });
    expect(countNow(flows)).toEqual({ count: 3 });
    // @ts-expect-error the flow declares an input
    await flows.start(counted);
    // @ts-expect-error the flow declares none
    await createFlowRunner({ count: async () => counter }).start(app, { from: 3 });
  });

  test('stays what it was while the flow runs, and is the new one on the next page', async () => {
    const flows = flowsFrom();
    const [first] = await Promise.all([flows.start(counted, { from: 3 }), flows.start(counted, { from: 4 })]);
    expect(await flows.start(counted, { from: 5 })).toBe(first);
    expect(countNow(flows)).toEqual({ count: 3 });
    flows.endPage();
    await flows.start(counted, { from: 6 });
    expect(countNow(flows)).toEqual({ count: 6 });
  });

  test('is not needed by those who wait until another has started the flow', async () => {
    const flows = flowsFrom();
    const [one, other] = [flows.whenStarted(counted), flows.whenStarted(counted)];
    expect(flows.isStarted(counted)).toBe(false);
    const actor = await flows.start(counted, { from: 3 });
    expect(await Promise.all([one, other, flows.whenStarted(counted)])).toEqual([actor, actor, actor]);
    expect(flows.isStarted(counted)).toBe(true);
  });

  test('comes from the component that starts the flow', async () => {
    const flows = flowsFrom();
    const Counted = () => useFlow(counted, countOf, true, { from: 7 }).view;
    const element = document.createElement('div');
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
    await act(async () => createRoot(element).render(<FlowProvider flows={flows}>{<Counted />}</FlowProvider>));
    expect(element.textContent).toBe('7');
  });
});

describe('a component that uses a flow', () => {
  beforeEach(() => {
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
    document.body.replaceChildren();
  });

  async function show(flows: ReturnType<typeof createFlowRunner>, counter = <Counter />) {
    const element = document.createElement('div');
    document.body.append(element);
    const root = createRoot(element);
    await act(async () => root.render(<FlowProvider flows={flows}>{counter}</FlowProvider>));
    return { element, root, button: element.querySelector('button') };
  }

  test('is rendered on the server without the machine', () => {
    expect(renderToString(<Counter />)).toBe('<button type="button">not yet</button>');
  });

  test('starts the machine, shows its view and follows its changes', async () => {
    const flows = createFlowRunner({ count: async () => counter });
    const { button } = await show(flows);
    expect(button?.textContent).toBe('0');
    await act(async () => button?.click());
    expect(button?.textContent).toBe('2');
  });

  test('queues events until the machine runs', async () => {
    let arrive: (start: typeof counter) => void = () => undefined;
    const flows = createFlowRunner({ count: () => new Promise((resolve) => (arrive = resolve)) });
    const { button } = await show(flows);
    await act(async () => button?.click());
    expect(button?.textContent).toBe('not yet');
    await act(async () => arrive(counter));
    expect(button?.textContent).toBe('2');
  });

  test('loads the machine only with its first event while it does not need it', async () => {
    const load = vi.fn<Load>(async () => counter);
    const { button } = await show(createFlowRunner({ count: load }), <Counter isNeeded={false} />);
    expect([button?.textContent, load.mock.calls]).toEqual(['not yet', []]);
    await act(async () => button?.click());
    expect(button?.textContent).toBe('2');
  });

  test('leaves the machine running when it unmounts', async () => {
    const flows = createFlowRunner({ count: async () => counter });
    const { root } = await show(flows);
    await act(async () => root.unmount());
    expect(flows.current(app)).toMatchObject({ stopped: false });
  });
});
