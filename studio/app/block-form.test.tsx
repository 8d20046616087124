// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import type { StudioSiteEntry } from '../api-types.ts';
import { BlockForm } from './block-form.tsx';

const site: StudioSiteEntry = {
  key: 'one',
  name: 'One',
  shownAs: 'one',
  extendedBy: [],
  origin: 'http://one.test',
  pages: [],
  documents: [],
  pictures: [],
  segments: [],
  regions: [],
  locales: ['en-AU'],
  timeZone: 'Australia/Sydney',
  capabilities: [],
  contents: [],
  colours: [],
};
const block = {
  id: 'a',
  type: 'hero',
  name: 'Hero',
  path: ['blocks', 0],
  depth: 0,
  count: 1,
  origin: 'own',
  isGated: false,
} as const;
const schema = { type: 'object', properties: { heading: { type: 'string', title: 'Heading' } } };
const none: readonly never[] = [];
const ignore = () => undefined;

test('the form of a block is drawn for each change of its document, but not when the state of its draft changes', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  let reads = 0;
  const open = (heading: string) => ({
    get blocks() {
      reads += 1;
      return [{ id: 'a', type: 'hero', props: { heading } }];
    },
  });
  const draw = (value: unknown) =>
    act(async () =>
      root.render(
        <BlockForm {...{ block, schema, site }} document={value} problems={none} unseen={null} send={ignore} />,
      ),
    );
  const field = () => place.querySelector<HTMLInputElement>('input[type=text]')?.value;
  const first = open('Tonight');
  await draw(first);
  expect([field(), reads > 0]).toEqual(['Tonight', true]);
  reads = 0;
  await draw(first);
  expect(reads).toBe(0);
  await draw(open('Tomorrow'));
  expect([field(), reads > 0]).toEqual(['Tomorrow', true]);
  await act(async () => root.unmount());
});
