import { expect, test } from 'vitest';
import type { StudioViewer } from '../api-types.ts';
import { parseViewer } from './parse-viewer.ts';

const FULL: StudioViewer = {
  signedIn: true,
  segment: 'premium',
  region: 'VIC',
  locale: 'en-GB',
  at: Date.UTC(2026, 2, 3, 9),
  capabilities: { blog: true, syndicates: false },
  consent: 'refused',
  flow: { id: 'cart', state: 'cart.expired' },
};

test('a simulated visitor with every setting is parsed unchanged', () => {
  expect(parseViewer(JSON.parse(JSON.stringify(FULL)))).toEqual(FULL);
});

test('settings of a simulated visitor that are missing are those of an anonymous visitor now', () => {
  expect(parseViewer({})).toEqual({
    signedIn: false,
    segment: null,
    region: null,
    locale: null,
    at: null,
    capabilities: {},
    consent: null,
    flow: null,
  });
});

test.each([
  [{ segment: 7 }, 'segment must be a text.'],
  [{ at: 'tomorrow' }, 'at must be a moment in milliseconds.'],
  [{ at: 1e16 }, 'at must be a moment in milliseconds.'],
  [{ at: 0.5 }, 'at must be a moment in milliseconds.'],
  [{ capabilities: 'all' }, 'capabilities must be an object.'],
  [{ capabilities: { blog: 'yes' } }, 'capabilities.blog must be true or false.'],
  [{ consent: 'perhaps' }, 'consent must be “given” or “refused”.'],
  [{ flow: { id: 'cart' } }, 'flow must be a flow with a state.'],
])('the simulated visitor %j is refused: %s', (viewer, message) => {
  expect(() => parseViewer(viewer)).toThrow(message);
});
