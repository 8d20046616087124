import { expect, test, vi } from 'vitest';
import { reportFailedAutologin } from './report-failed-autologin.ts';

function open(state: string) {
  const listeners: (() => void)[] = [];
  const actor = {
    getSnapshot: () => ({ matches: (stateName: string) => stateName === state }),
    subscribe: (listener: () => void) => listeners.push(listener),
  };
  const sendMessage = vi.fn();
  reportFailedAutologin(actor, { send: sendMessage });
  const enter = (next: string) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return { sendMessage, enter };
}

const EXPECTED_CALLS = [[{ vitrine: 1, type: 'login.needed', reason: 'link_not_valid' }]];

test('the page of a partner is told when a log-in link fails, and only once', () => {
  const { sendMessage, enter } = open('verifying');
  expect(sendMessage).not.toHaveBeenCalled();
  enter('generic_failure');
  enter('generic_failure');
  expect(sendMessage.mock.calls).toEqual(EXPECTED_CALLS);
});

test('the page of a partner is told of a log-in link that had failed before the flow was listened to', () => {
  expect(open('generic_failure').sendMessage.mock.calls).toEqual(EXPECTED_CALLS);
});
