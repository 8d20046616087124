// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getLoadedMessages, loadMessages } from './load-messages.ts';

const answer = vi.fn<(path: string) => Promise<Response>>();

beforeEach(() => {
  answer.mockReset();
  vi.stubGlobal('fetch', answer);
});
afterEach(() => void vi.unstubAllGlobals());

const file = (messages: Readonly<Record<string, string>>) => Response.json({ locale: 'en-AU', messages });

test('a file of messages is loaded once, and the messages of its page are found then', async () => {
  answer.mockImplementation(async () => file({ 'a.title': 'Title' }));
  const messages = getLoadedMessages({ messages: '/_messages/1' });
  expect(messages.find('a.title')).toBeUndefined();
  expect([await loadMessages('/_messages/1'), await loadMessages('/_messages/1')]).toEqual([true, true]);
  expect([messages.find('a.title'), answer.mock.calls.length]).toEqual([{ message: 'Title', locale: 'en-AU' }, 1]);
});

test('the messages of an overlay are found beside those of the page once they are loaded', async () => {
  answer.mockImplementation(async (path) => file({ [path === '/_messages/2' ? 'page.a' : 'over.a']: path }));
  const messages = getLoadedMessages({ messages: '/_messages/2', overlayMessages: '/_messages/3' });
  await loadMessages('/_messages/2');
  expect([messages.find('page.a')?.message, messages.find('over.a')]).toEqual(['/_messages/2', undefined]);
  await loadMessages('/_messages/3');
  expect(messages.find('over.a')?.message).toBe('/_messages/3');
});

test('a page without messages loads none', async () => {
  expect([await loadMessages(undefined), answer.mock.calls]).toEqual([true, []]);
});

test.each([
  ['is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is refused', async () => new Response('There is nothing at this address.', { status: 404 })],
  ['is not there for now', async () => Response.json({}, { status: 503 })],
  ['is cut off', async () => new Response('{"locale":"en-AU"')],
])('a file of messages that %s is loaded again on the next call', async (_, fail) => {
  answer.mockImplementationOnce(fail).mockImplementationOnce(async () => file({}));
  const path = `/_messages/${_}`;
  expect([await loadMessages(path), await loadMessages(path)]).toEqual([false, true]);
});
