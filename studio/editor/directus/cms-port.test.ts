import { expect, test, vi } from 'vitest';
import { CMS_CHANNEL } from '#schemas/browser/cms-messages.ts';
import { cmsMessages } from '../../messages/cms.messages.gen.ts';
import { createCmsPort, type ReceivedMessage } from './cms-port.ts';

const ORIGIN = 'http://cms.localhost';

function open() {
  const cms = { postMessage: vi.fn() };
  const end = new AbortController();
  const timeout = vi.fn((_milliseconds: number) => end.signal);
  let receive: (event: ReceivedMessage) => void = () => {};
  const port = createCmsPort({
    origin: ORIGIN,
    cms,
    listen: (one) => {
      receive = one;
    },
    timeout,
  });
  const answer = (data: object, from: Partial<ReceivedMessage> = {}) =>
    receive({ source: cms, origin: ORIGIN, data: { channel: CMS_CHANNEL, ...data }, ...from });
  return { cms, port, end, timeout, answer };
}

test('a call is sent to the origin of the CMS alone, and gets its own answer', async () => {
  const { cms, port, answer } = open();
  const [ticket, drafts] = [port.call('ticket', null), port.call('listDrafts', null)];
  expect(cms.postMessage.mock.calls).toEqual([
    [{ channel: CMS_CHANNEL, id: 1, call: 'ticket', parameters: null }, ORIGIN],
    [{ channel: CMS_CHANNEL, id: 2, call: 'listDrafts', parameters: null }, ORIGIN],
  ]);
  answer({ id: 2, value: ['a draft'] });
  answer({ id: 1, value: 'the ticket' });
  expect(await Promise.all([ticket, drafts])).toEqual(['the ticket', ['a draft']]);
});

test('answers of other windows and origins are ignored', async () => {
  const { port, answer } = open();
  const ticket = port.call('ticket', null);
  answer({ id: 1, value: 'forged' }, { source: {} });
  answer({ id: 1, value: 'forged' }, { origin: 'http://lantern.localhost' });
  answer({ id: 1, value: 'forged', channel: 'vitrine.stage' });
  answer({ id: 1, value: 'the ticket' });
  expect(await ticket).toBe('the ticket');
});

test.each([
  [403, { errors: [{ message: 'You may not edit this.' }] }, 'You may not edit this.', true],
  [401, { errors: [{ message: 'Token expired.' }] }, cmsMessages.signIn(), true],
  [422, null, cmsMessages.refused(), true],
  [0, null, cmsMessages.noAnswer(), false],
])('a failure with status %i is shown in words', async (status, body, message, isRefusal) => {
  const { port, answer } = open();
  const call = port.call('publish', { documents: [] });
  answer({ id: 1, failure: { status, body } });
  await expect(call).rejects.toMatchObject({ message, isRefusal, failure: { status, body } });
});

test('a call without an answer fails when its time is over', async () => {
  const { port, end } = open();
  const call = port.call('ticket', null);
  end.abort();
  await expect(call).rejects.toThrow(cmsMessages.noAnswer());
});

test('an upload has more time than other calls', () => {
  const { port, timeout } = open();
  void port.call('ticket', null);
  void port.call('uploadPicture', { site: 'lantern', file: new File([], 'a.png') });
  expect(timeout.mock.calls).toEqual([[30_000], [300_000]]);
});
