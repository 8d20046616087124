import { expect, test, vi } from 'vitest';
import type { MessageFileContent } from '#engine/messages/message-source.ts';
import { createMessageFiles } from './load-messages.ts';

const file = (messages: Readonly<Record<string, string>>): MessageFileContent => ({ locale: 'en-AU', messages });

test('a file of messages is loaded once, and the messages of its page are found then', async () => {
  const importFile = vi.fn(async () => file({ 'a.title': 'Title' }));
  const { load, messagesOf } = createMessageFiles(importFile);
  const messages = messagesOf({ messages: '/_messages/1' });
  expect(messages.find('a.title')).toBeUndefined();
  expect([await load('/_messages/1'), await load('/_messages/1')]).toEqual([true, true]);
  expect([messages.find('a.title'), importFile.mock.calls]).toEqual([
    { message: 'Title', locale: 'en-AU' },
    [['/_messages/1']],
  ]);
});

test('the messages of overlays and flows are found beside those of the page once they are loaded', async () => {
  const { load, messagesOf } = createMessageFiles(async (path) => file({ [`${path}.a`]: path }));
  const messages = messagesOf({ messages: 'page', overlayMessages: 'over', flowMessages: 'flow' });
  await load('page');
  expect([messages.find('page.a')?.message, messages.find('over.a'), messages.find('flow.a')]).toEqual([
    'page',
    undefined,
    undefined,
  ]);
  await load('over');
  await load('flow');
  expect([messages.find('over.a')?.message, messages.find('flow.a')?.message]).toEqual(['over', 'flow']);
});

test('a page without messages loads none', async () => {
  const importFile = vi.fn(async () => file({}));
  expect([await createMessageFiles(importFile).load(undefined), importFile.mock.calls]).toEqual([true, []]);
});

test('a file of messages that could not be loaded is loaded again on the next call', async () => {
  const importFile = vi.fn(async () => file({})).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { load } = createMessageFiles(importFile);
  expect([await load('/_messages/1'), await load('/_messages/1')]).toEqual([false, true]);
});
