// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { polyfillDialogCommands } from './polyfill-commands.ts';

test('polyfillDialogCommands opens and closes the dialog that a button names in commandfor', () => {
  document.body.innerHTML = `
    <button id="open" command="show-modal" commandfor="menu"><span>Menu</span></button>
    <button id="other" command="show-modal" commandfor="nowhere">Other</button>
    <dialog id="menu"><button id="close" command="close" commandfor="menu">Close</button></dialog>`;
  polyfillDialogCommands(document);
  const click = (selector: string) => {
    document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return document.querySelector('dialog')?.open;
  };
  expect([click('#other'), click('#open span'), click('#open'), click('#close'), click('#close')]).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
});
