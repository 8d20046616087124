import { expect, test } from 'vitest';
import { MOST_PRESSED_TEXTS } from '#schemas/browser/stage-messages.ts';
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

test('pressed texts are read, and anything else in their place is not', () => {
  const pressed = { type: 'words', texts: ['Remove'], block: 'page.list' };
  expect(parse(pressed)).toEqual({ channel: 'vitrine.stage', ...pressed });
  expect([
    parse({ ...pressed, texts: ['Remove', 1] }),
    parse({ ...pressed, texts: Array(MOST_PRESSED_TEXTS + 1).fill('a') }),
    parse({ ...pressed, block: 3 }),
  ]).toEqual([null, null, null]);
});
