import { expect, test } from 'vitest';
import { TimeoutError } from '../api/abort.ts';
import {
  createApiErrorFromAnswer,
  createContractViolatingAnswerError,
  createNoAnswerApiError,
  createUnreadableAnswerError,
} from '../api/api-error.ts';
import { openTestShopWithFetchHelpers } from './testing/visited-shop.ts';

const errorPage = { version: 1, path: '/error/503', head: { title: 'back soon' } };
const documents = { 'base/page/error-503': errorPage };

async function pageFailingWith(error: Error, isMain = true) {
  const { get, reports } = openTestShopWithFetchHelpers({ documents, isMain, load: () => Promise.reject(error) });
  const { status, text } = await get('/');
  return [status, /<title>(.*?) \| one</.exec(text)?.[1], reports.map(({ kind }) => kind)];
}

test.each([
  ['the API fails', createApiErrorFromAnswer(500, null), [500, 'failed']],
  ['the API rests', createApiErrorFromAnswer(503, null), [503, 'back soon']],
  ['the API allows no more requests', createApiErrorFromAnswer(429, null), [500, 'failed']],
  ['no answer comes', createNoAnswerApiError(new Error('socket hang up')), [500, 'failed']],
  ['the answer is no JSON', createUnreadableAnswerError(new Error('{')), [500, 'failed']],
  ['the answer has another shape', createContractViolatingAnswerError('offers is missing'), [500, 'failed']],
  ['the block takes too long', new TimeoutError(10_000), [500, 'failed']],
])(
  'a page whose main block cannot load fails with an error status and the error page where %s',
  async (_, error, expected) => {
    expect(await pageFailingWith(error)).toEqual([...expected, ['block', 'page']]);
  },
);

test.each([
  ['the API knows no such thing', createApiErrorFromAnswer(404, null)],
  ['the API refuses what it is asked', createApiErrorFromAnswer(422, null)],
  ['the block finds nothing to show', new Error('no offer has this path segment')],
])('a page is shown without its main block, whose failure is reported, where %s', async (_, error) => {
  expect(await pageFailingWith(error)).toEqual([200, 'home', ['block']]);
});

test('a page is shown without a failed block that is not its main block, and the failure is reported', async () => {
  expect(await pageFailingWith(createApiErrorFromAnswer(503, null), false)).toEqual([200, 'home', ['block']]);
});
