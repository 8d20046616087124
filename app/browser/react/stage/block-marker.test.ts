// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { createBlockMarker } from './block-marker.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** A block at a place, whose element has no box of its own. */
function createBlock(top: number, height: number): Element {
  const block = document.createElement('div');
  const child = document.createElement('section');
  child.getBoundingClientRect = () => new DOMRect(0, top, 100, height);
  block.append(child);
  document.body.append(block);
  return block;
}

function createMarker() {
  const attached = vi.spyOn(Element.prototype, 'attachShadow');
  const marker = createBlockMarker(document);
  const root: unknown = attached.mock.results[0]?.value;
  if (!(root instanceof ShadowRoot)) throw new Error('the marker has no shadow root');
  const frames = () => [...root.querySelectorAll('div')].filter(({ hidden }) => !hidden);
  return { marker, frames };
}

test('each outlined block gets an outline of the requested thickness, and the current block a different outline', () => {
  const { marker, frames } = createMarker();
  const [one, other] = [createBlock(10, 20), createBlock(40, 50)];
  marker.outline([one, other], other, 6);
  expect(
    frames().map(({ className, style }) => [className, style.top, style.height, style.getPropertyValue('--thickness')]),
  ).toEqual([
    ['outline', '10px', '20px', '6px'],
    ['outline current', '40px', '50px', '6px'],
  ]);
});

test('new block outlines replace earlier outlines, and keep the frame of the selected block', () => {
  const { marker, frames } = createMarker();
  const block = createBlock(10, 20);
  marker.show(block);
  marker.outline([block], null, 2);
  expect(frames().map(({ className }) => className)).toEqual(['outline', '']);
  marker.outline([], null, 2);
  expect(frames().map(({ className }) => className)).toEqual(['']);
});
