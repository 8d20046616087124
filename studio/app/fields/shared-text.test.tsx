// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StudioSiteEntry } from '../../api-types.ts';
import type { StudioClient } from '../../editor/studio-client.ts';
import { createFakeDocument } from '../../editor/testing/fake-client.ts';
import { findControl, pressButton, TEST_SITE } from '../testing/field-form.tsx';
import { sharedTextMessages } from './shared-text.messages.gen.ts';
import { SharedText } from './shared-text.tsx';
import { SharedTextReader } from './use-whole-text.ts';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const BEGINNING = 'All that you agree to. '.padEnd(160, 'a');
const WHOLE = `${BEGINNING} The end.`;
const LEGAL = { site: 'harbour', kind: 'content', name: 'legal' } as const;
const SITE: StudioSiteEntry = {
  ...TEST_SITE,
  contents: [
    {
      key: 'legal.the-terms',
      type: 'plain',
      excerpt: BEGINNING,
      uses: 2,
      places: [],
      reach: { pages: 0, brands: [], part: null },
      document: LEGAL,
    },
  ],
};

let root: Root;
const openDocument = vi.fn<StudioClient['openDocument']>();
const change = vi.fn();

beforeEach(async () => {
  openDocument.mockReset();
  change.mockReset();
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
  await act(async () =>
    root.render(
      <SharedTextReader value={{ openDocument }}>
        <SharedText
          label="Terms"
          path={['terms']}
          isShareable
          types={['plain']}
          copy={(entry) => entry?.excerpt}
          site={SITE}
          valueAt={() => ({ content: 'legal.the_terms' })}
          problemAt={() => null}
          change={change}
        >
          {() => null}
        </SharedText>
      </SharedTextReader>,
    ),
  );
});
afterEach(() => act(async () => root.unmount()));

const findWords = () => document.querySelector('blockquote')?.textContent;
const answerWithWhole = () =>
  openDocument.mockImplementation(async (key) => {
    expect(key).toEqual(LEGAL);
    return createFakeDocument({ entries: { 'legal.the-terms': { type: 'plain', value: WHOLE } } });
  });

test('a long shared text is read in full on request, and cut again', async () => {
  answerWithWhole();
  expect(findWords()).toBe(`${BEGINNING}…`);
  await pressButton(sharedTextMessages.whole());
  expect(findWords()).toBe(WHOLE);
  expect(findControl('button', sharedTextMessages.less()).getAttribute('aria-expanded')).toBe('true');
  await pressButton(sharedTextMessages.less());
  expect(findWords()).toBe(`${BEGINNING}…`);
  await pressButton(sharedTextMessages.whole());
  expect(openDocument).toHaveBeenCalledTimes(1);
});

test('a shared text that cannot be read in full says why, and may be tried again', async () => {
  openDocument.mockRejectedValueOnce(new Error('The server is away.'));
  await pressButton(sharedTextMessages.whole());
  const errorMessage = sharedTextMessages.notRead({ reason: 'The server is away.' });
  expect(document.querySelector('[role=alert]')?.textContent).toBe(errorMessage);
  answerWithWhole();
  await pressButton(sharedTextMessages.whole());
  expect([findWords(), document.querySelector('[role=alert]')]).toEqual([WHOLE, null]);
});

test('a long shared text is copied in full', async () => {
  answerWithWhole();
  await pressButton(sharedTextMessages.writeHere());
  expect(change).toHaveBeenCalledWith(['terms'], WHOLE, 'Terms');
});

test('the beginning of a long shared text is copied where the rest cannot be read', async () => {
  openDocument.mockRejectedValue(new Error('The server is away.'));
  await pressButton(sharedTextMessages.writeHere());
  expect(change).toHaveBeenCalledWith(['terms'], BEGINNING, 'Terms');
  expect(document.querySelector('[role=status]')?.textContent).toBe(
    sharedTextMessages.copiedBeginning({ label: 'Terms' }),
  );
});
