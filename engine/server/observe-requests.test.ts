import { expect, test } from 'vitest';
import type { ObservedRequest, RequestObserver } from '../telemetry/request-observer.ts';
import { classifyEndpointRequest, observeRequest, type RequestToObserve } from './observe-requests.ts';

const ENDPOINTS = new Map([
  ['_api', 1],
  ['_img', 1],
  ['_visitor', 1],
]);

test.each([
  ['/_api/cart.get', false, { kind: 'call', route: 'cart.get' }],
  ['/_img/abc.webp', false, { kind: 'asset', route: '_img' }],
  ['/_visitor', false, { kind: 'other', route: '_visitor' }],
  ['/_secret/of/a/customer', false, { kind: 'other', route: 'other' }],
  ['/robots.txt', true, { kind: 'file', route: 'file' }],
])('%s is classified by the endpoint that answers it', (path, isFile, expected) => {
  expect(classifyEndpointRequest(path, ENDPOINTS, isFile)).toEqual(expected);
});

function createRecorder() {
  const observed: (ObservedRequest | 'began' | 'ended')[] = [];
  let now = 0;
  const observer: RequestObserver = {
    now: () => (now += 5),
    began: () => observed.push('began'),
    ended: () => observed.push('ended'),
    observe: (request) => observed.push(request),
    observeCachedPage: () => undefined,
  };
  return { observed, observer };
}

const describeRequest = (isAborted = () => false): RequestToObserve => ({
  kind: 'page',
  route: 'other',
  host: 'harbour.example',
  readHeader: () => null,
  isAborted,
});

test('a page is reported with its own site and route', async () => {
  const { observed, observer } = createRecorder();
  const answer = { status: 200, served: { site: 'harbour', route: 'home', origin: 'made' as const } };
  expect(await observeRequest({ observer, siteOf: () => null }, describeRequest, () => answer)).toBe(answer);
  expect(observed).toEqual([
    'began',
    { kind: 'page', site: 'harbour', route: 'home', origin: 'made', status: 200, milliseconds: 5 },
    'ended',
  ]);
});

test('a failure is reported as 500, and as 499 when the client went away', async () => {
  const { observed, observer } = createRecorder();
  const fail = () => Promise.reject(new Error('broken'));
  await expect(observeRequest({ observer }, describeRequest, fail)).rejects.toThrow('broken');
  await expect(observeRequest({ observer }, () => describeRequest(() => true), fail)).rejects.toThrow('broken');
  expect(observed.flatMap((one) => (typeof one === 'string' ? [] : [[one.site, one.status]]))).toEqual([
    ['other', 500],
    ['other', 499],
  ]);
});

test('without telemetry observeRequest returns the answer of the handler unchanged and does not describe the request', () => {
  const answer = { status: 200 };
  expect(
    observeRequest(
      {},
      () => expect.unreachable(),
      () => answer,
    ),
  ).toBe(answer);
});
