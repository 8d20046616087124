// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { polyfillDialogClosedBy } from './polyfill-closed-by.ts';

const BESIDE = { clientX: 200, clientY: 50 };
const WITHIN = { clientX: 50, clientY: 50 };

test('polyfillDialogClosedBy closes a dialog with closedby="any" only on a press that starts and ends beside it', () => {
  document.body.innerHTML = '<dialog closedby="any"><p>Text</p></dialog>';
  polyfillDialogClosedBy(document);
  const dialog = document.querySelector('dialog') ?? document.createElement('dialog');
  dialog.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
  const press = (from: object, to: object, { on = 'dialog', closedBy = 'any' } = {}) => {
    dialog.setAttribute('closedby', closedBy);
    dialog.open = true;
    document.querySelector(on)?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, ...from }));
    document.querySelector('dialog')?.dispatchEvent(new MouseEvent('click', { bubbles: true, ...to }));
    return dialog.open ? 'open' : 'closed';
  };
  expect([
    press(BESIDE, BESIDE),
    press(WITHIN, WITHIN),
    press(WITHIN, BESIDE),
    press(BESIDE, WITHIN),
    // Text selection that starts in the dialog and ends beside it.
    press(WITHIN, BESIDE, { on: 'p' }),
    press(BESIDE, BESIDE, { closedBy: 'none' }),
  ]).toEqual(['closed', 'open', 'open', 'open', 'open', 'open']);
});
