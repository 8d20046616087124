// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import type { GroupWizardEvent } from '#machines/party/group-wizard/group-wizard.types.ts';
import { openGroupWizardFromHistoryState, readLocationStateAttribute } from './location-state.ts';

let sent: GroupWizardEvent[];
const flows = { start: async () => ({ send: (event: GroupWizardEvent) => void sent.push(event) }) };

beforeEach(() => {
  sent = [];
});

async function open(usr: unknown) {
  history.replaceState({ key: 'k', idx: 3, usr }, '');
  openGroupWizardFromHistoryState(history, flows);
  await Promise.resolve();
  return [sent, history.state];
}

test.each([
  [{ shouldShowCreateGroupModal: true }, {}],
  [{ shouldShowCreateGroupModal: true, groupId: 'g', groupName: 'Pies' }, { group: { id: 'g', name: 'Pies' } }],
  [{ shouldShowCreateGroupModal: true, groupId: '', groupName: 'Pies' }, {}],
  [{ shouldShowCreateGroupModal: true, groupId: 'g' }, {}],
])('the location state %j opens the group wizard once', async (usr, opened) => {
  expect(await open(usr)).toEqual([[{ type: 'WIZARD.OPEN', ...opened }], { key: 'k', idx: 3, usr: null }]);
  openGroupWizardFromHistoryState(history, flows);
  await Promise.resolve();
  expect(sent).toHaveLength(1);
});

test.each([[null], ['x'], [{}], [{ shouldShowCreateGroupModal: 'true' }], [{ groupId: 'g', groupName: 'Pies' }]])(
  'the location state %j does not open the group wizard and stays unchanged',
  async (usr) => {
    expect(await open(usr)).toEqual([[], { key: 'k', idx: 3, usr }]);
  },
);

test('a missing history state does not open the group wizard', async () => {
  history.replaceState(null, '');
  openGroupWizardFromHistoryState(history, flows);
  await Promise.resolve();
  expect(sent).toEqual([]);
});

test.each([
  ['<a data-location-state=\'{"a":1}\'>x</a>', { a: 1 }],
  ['<a data-location-state="{">x</a>', undefined],
  ['<a>x</a>', undefined],
])(
  'readLocationStateAttribute reads the location state of the link %s, or undefined if it is missing or not JSON',
  (html, state) => {
    document.body.innerHTML = html;
    expect(readLocationStateAttribute(document.querySelector('a') ?? document.body)).toEqual(state);
  },
);
