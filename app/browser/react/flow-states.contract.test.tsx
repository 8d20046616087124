// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { browserBlocks } from '#blocks/browser.gen.ts';
import { blockSchemas } from '#blocks/schemas.gen.ts';
import { createFlowRunner } from '#engine/flows/create-flows.ts';
import { FlowProvider } from '#engine/flows/use-flow.tsx';
import { BlockContext } from '#engine/render/block-context.tsx';
import { stubBlockContext } from '../../../blocks/_testing/shop-page.tsx';
import { createFrozenPreviewFlows } from './preview-flows.ts';

interface FlowState {
  readonly silent?: boolean;
}

const states = import.meta.glob<Record<string, FlowState>>('../../../machines/*/*/*.states.gen.json', {
  eager: true,
  import: 'default',
});
const examples = import.meta.glob<{ props?: object; data?: unknown }>('../../../blocks/*/*/*.example.json', {
  eager: true,
  import: 'default',
});

/** Flows shown by page scripts, and one without any display. */
const DRAWN_BY_SCRIPT = new Set(['notification-toast', 'heartbeat']);

const flows = Object.entries(states)
  .map(([path, known]) => ({ flow: path.split('/').at(-2) ?? '', known }))
  .filter(({ flow }) => !DRAWN_BY_SCRIPT.has(flow));

// Waits for flow code, which would fail without a document.
afterAll(() => vi.dynamicImportSettled());

describe.each(flows)('the flow $flow', ({ flow, known }) => {
  const showing = Object.values(blockSchemas).filter((block) => block.flows.includes(flow));

  test('is listed by at least one block that shows it', () => {
    expect(showing.map(({ type }) => type)).not.toEqual([]);
  });

  const loud = Object.entries(known).filter(([, { silent = false }]) => !silent);
  test.each(loud.map(([name]) => name))('in the state %s makes its blocks render some text', async (name) => {
    let text = '';
    // Sequential, because the blocks share the document.
    for (const { type } of showing) text += await textOf(type, flow, name);
    expect(text.trim()).not.toBe('');
  });
});

async function textOf(type: string, flow: string, state: string): Promise<string> {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  const block = await browserBlocks[type]?.();
  if (!block) throw new Error(`the block ${type} has no code`);
  const path = Object.keys(examples).find((file) => file.endsWith(`/${type}/${type}.example.json`)) ?? '';
  const { props = {}, data } = examples[path] ?? {};
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  const still = await createFrozenPreviewFlows(flow, state, createFlowRunner({}));
  await act(async () =>
    root.render(
      <BlockContext value={stubBlockContext}>
        <FlowProvider flows={still}>
          <block.component id="it" props={props} data={data} slots={{}} />
        </FlowProvider>
      </BlockContext>,
    ),
  );
  // Searches a copy, because React removes its own elements.
  const shown = document.createElement('div');
  shown.append(...[...place.childNodes].map((node) => node.cloneNode(true)));
  for (const closed of shown.querySelectorAll('dialog:not([open])')) closed.remove();
  const text = shown.textContent ?? '';
  await act(async () => root.unmount());
  return text;
}
