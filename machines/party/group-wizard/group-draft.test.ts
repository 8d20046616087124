import { expect, test } from 'vitest';
import { parseStoredGroupDraft } from './group-draft.ts';
import type { GroupDraft } from './group-wizard.types.ts';

const draft: GroupDraft = {
  groupName: 'Friday <Pies>',
  drawId: 'draw-1',
  sharePrice: '5.00',
  autosession: 'on',
  made: { id: 'g-1', name: 'Friday <Pies>' },
};

test('a stored group draft is read back as it was entered', () => {
  expect(parseStoredGroupDraft(JSON.stringify(draft))).toEqual(draft);
});

test.each([[null], ['{'], ['null'], ['"Pies"'], ['{"groupName":1}']])(
  'the stored text %j gives no group draft',
  (storedText) => {
    expect(parseStoredGroupDraft(storedText)).toBeNull();
  },
);

test('unreadable parts of a stored group draft are read as not entered yet', () => {
  expect(parseStoredGroupDraft('{"groupName":"Pies","drawId":1,"autosession":"paused","made":{"id":"g-1"}}')).toEqual({
    groupName: 'Pies',
    drawId: null,
    sharePrice: null,
    autosession: 'off',
    made: null,
  });
});
