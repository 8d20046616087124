import { expect, test } from 'vitest';
import { parseStageMessage } from './parse-stage-message.ts';

const parse = (message: object) => parseStageMessage({ channel: 'vitrine.stage', ...message });

test('a key of the studio that was pressed on the stage is read, and unknown ones are not', () => {
  expect(parse({ type: 'shortcut', shortcut: 'search' })).toEqual({
    channel: 'vitrine.stage',
    type: 'shortcut',
    shortcut: 'search',
  });
  expect([parse({ type: 'shortcut', shortcut: 'publish' }), parse({ type: 'shortcut' })]).toEqual([null, null]);
});
