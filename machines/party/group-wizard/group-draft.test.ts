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

test('what a tab kept is what was entered', () => {
  expect(parseStoredGroupDraft(JSON.stringify(draft))).toEqual(draft);
});

test.each([[null], ['{'], ['null'], ['"Pies"'], ['{"groupName":1}']])('%j is no draft', (kept) => {
  expect(parseStoredGroupDraft(kept)).toBeNull();
});

test('what can not be read of a draft is asked again', () => {
  expect(parseStoredGroupDraft('{"groupName":"Pies","drawId":1,"autosession":"paused","made":{"id":"g-1"}}')).toEqual({
    groupName: 'Pies',
    drawId: null,
    sharePrice: null,
    autosession: 'off',
    made: null,
  });
});
