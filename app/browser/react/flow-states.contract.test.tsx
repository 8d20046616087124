// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { browserBlocks } from '#blocks/browser.gen.ts';
import { blockSchemas } from '#blocks/schemas.gen.ts';
import { createFlowRunner } from '#engine/flows/create-flows.ts';
import { FlowProvider } from '#engine/flows/use-flow.tsx';
import { resolveProps } from '#engine/page/resolve-props.ts';
import { BlockContext } from '#engine/render/block-context.tsx';
import {
  listUntranslatedWordsOfBlock,
  pseudoMessages,
  pseudoPropResolvers,
} from '../../../blocks/_testing/pseudo-locale.ts';
import { stubBlockContext } from '../../../blocks/_testing/shop-page.tsx';
import { createFrozenPreviewFlows } from './preview-flows.ts';

interface FlowState {
  readonly context?: unknown;
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
  test.each(loud.map(([name]) => name))(
    'in the state %s makes its blocks render some text, all of it translated',
    async (name) => {
      let text = '';
      const untranslated: string[] = [];
      // Sequential, because the blocks share the document.
      for (const { type } of showing) {
        const { shown, html } = await renderBlock(type, flow, name);
        text += shown;
        untranslated.push(
          ...listUntranslatedWordsOfBlock(html, [
            known[name]?.context,
            findExample(type).data,
            stubBlockContext.site.name,
          ]),
        );
      }
      expect(text.trim()).not.toBe('');
      expect(untranslated).toEqual([]);
    },
  );
});

interface RenderedBlock {
  /** Text outside of closed dialogs. */
  readonly shown: string;
  readonly html: string;
}

function findExample(type: string): { readonly props?: object; readonly data?: unknown } {
  const path = Object.keys(examples).find((file) => file.endsWith(`/${type}/${type}.example.json`)) ?? '';
  return examples[path] ?? {};
}

/** In the pseudo-locale `en-XA`. */
async function renderBlock(type: string, flow: string, state: string): Promise<RenderedBlock> {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  const block = await browserBlocks[type]?.();
  if (!block) throw new Error(`the block ${type} has no code`);
  const { props: authored = {}, data } = findExample(type);
  const schema = blockSchemas[type];
  if (!schema) throw new Error(`the block ${type} has no schema`);
  const props = resolveProps(schema, authored, pseudoPropResolvers);
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  const still = await createFrozenPreviewFlows(flow, state, createFlowRunner({}));
  await act(async () =>
    root.render(
      <BlockContext value={{ ...stubBlockContext, messages: pseudoMessages }}>
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
  const rendered = { shown: shown.textContent ?? '', html: place.innerHTML };
  await act(async () => root.unmount());
  return rendered;
}
