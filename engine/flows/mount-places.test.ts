// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { createFlowMountElements } from './mount-places.ts';

const { signal } = new AbortController();

test('a flow finds by name the element that blocks added last, and null once it is removed', () => {
  const places = createFlowMountElements();
  const [one, other] = [document.createElement('div'), document.createElement('div')];
  expect(places.find('card')).toBeNull();
  const removeOne = places.add('card', one);
  const removeOther = places.add('card', other);
  removeOne();
  expect([places.find('card'), places.find('wallet')]).toEqual([other, null]);
  removeOther();
  expect(places.find('card')).toBeNull();
});

test('a flow that waits for a named element gets it once a block shows it', async () => {
  const places = createFlowMountElements();
  const element = document.createElement('div');
  const waited = places.wait('card', signal);
  places.add('wallet', document.createElement('div'));
  places.add('card', element);
  expect([await waited, await places.wait('card', signal)]).toEqual([element, element]);
});

test('waiting for the element of a block rejects when its signal is aborted', async () => {
  const controller = new AbortController();
  const waited = createFlowMountElements().wait('card', controller.signal);
  controller.abort(new Error('closed'));
  await expect(waited).rejects.toThrow('closed');
});
