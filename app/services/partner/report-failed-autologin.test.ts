import { expect, test, vi } from 'vitest';
import { reportFailedAutologin } from './report-failed-autologin.ts';

function open(state: string) {
  const listeners: (() => void)[] = [];
  const actor = {
    getSnapshot: () => ({ matches: (asked: string) => asked === state }),
    subscribe: (listener: () => void) => listeners.push(listener),
  };
  const say = vi.fn();
  reportFailedAutologin(actor, { send: say });
  const enter = (next: string) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return { say, enter };
}

const TOLD = [[{ vitrine: 1, type: 'login.needed', reason: 'link_not_valid' }]];

test('the page of a partner is told when a log-in link fails, and only once', () => {
  const { say, enter } = open('verifying');
  expect(say).not.toHaveBeenCalled();
  enter('generic_failure');
  enter('generic_failure');
  expect(say.mock.calls).toEqual(TOLD);
});

test('the page of a partner is told of a log-in link that had failed before the flow was listened to', () => {
  expect(open('generic_failure').say.mock.calls).toEqual(TOLD);
});
