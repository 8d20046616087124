import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { verifyCmsWebhookSignature } from '#engine/cms/webhook.ts';
import { createNoticeHold, createPublishNoticeSender } from './publish-notices.ts';

const secret = 'shared';
const url = 'http://shops.test/_cms/webhook';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

function sender(answer: () => Promise<Response> = async () => new Response(null, { status: 204 })) {
  const sent: { at: number; body: string; verdict: string }[] = [];
  const warnings: string[] = [];
  const notify = createPublishNoticeSender({
    url,
    secret,
    clock: Date.now,
    warn: (message) => warnings.push(message),
    fetch: async (input, init) => {
      const body = String(init?.body);
      const signature = new Headers(init?.headers).get('x-vitrine-signature');
      expect(input).toBe(url);
      sent.push({
        at: Date.now(),
        body,
        verdict: verifyCmsWebhookSignature({ body, signature, secret, now: Date.now() }),
      });
      return answer();
    },
  });
  return { notify, sent, warnings };
}

test('createPublishNoticeSender sends one signed notice with each changed id once for several quick saves', async () => {
  const { notify, sent } = sender();
  notify('a');
  notify('b');
  notify('a');
  await vi.runAllTimersAsync();
  expect(sent).toEqual([{ at: 1_060, body: '{"changed":["a","b"]}', verdict: 'accepted' }]);
});

test('createPublishNoticeSender sends a notice every 400 ms while saves keep coming', async () => {
  const { notify, sent } = sender();
  for (let save = 0; save < 20; save += 1) {
    notify(`p${save}`);
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(sent.map(({ at }) => at)).toEqual([1_400, 1_800]);
});

test('createPublishNoticeSender warns and continues when the shop refuses or cannot be reached', async () => {
  const answers = [async () => new Response(null, { status: 500 }), () => Promise.reject(new Error('closed'))];
  const { notify, warnings } = sender(async () => (await answers.shift()?.()) ?? new Response());
  for (const id of ['a', 'b', 'c']) {
    notify(id);
    await vi.runAllTimersAsync();
  }
  expect(warnings).toEqual([
    'The shops answered the notice of a publish with status 500.',
    'The shops could not be told of a publish: closed.',
  ]);
});

describe('a notice of a document that is being published with others', () => {
  test('is sent when that work has ended, and other notices at once', async () => {
    const sent: string[] = [];
    const noticeHold = createNoticeHold();
    const notify = (id: string) => void sent.push(id);
    const work = noticeHold.during(['a', 'b'], async () => {
      noticeHold.send('a', notify);
      noticeHold.send('c', notify);
      expect(sent).toEqual(['c']);
    });
    await work;
    expect(sent).toEqual(['c', 'a']);
    noticeHold.send('b', notify);
    expect(sent).toEqual(['c', 'a', 'b']);
  });

  test('is not lost if that work fails, because it may be of another save', async () => {
    const sent: string[] = [];
    const noticeHold = createNoticeHold();
    const work = noticeHold.during(['a'], async () => {
      noticeHold.send('a', (id) => void sent.push(id));
      throw new Error('outdated');
    });
    await expect(work).rejects.toThrow('outdated');
    expect(sent).toEqual(['a']);
  });
});
