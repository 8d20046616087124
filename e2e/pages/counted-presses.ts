import type { Locator } from 'playwright-core';

/** Ways to press a control and to write into one; typing counts only where the field has to be opened first. */
export interface CountedPresses {
  readonly press: (control: Locator) => Promise<void>;
  readonly write: (field: Locator, words: string) => Promise<void>;
  /** Chooses an option of a list, which is opened first. */
  readonly pick: (list: Locator, option: RegExp) => Promise<void>;
  /** Number of presses so far. */
  readonly presses: () => number;
}

function createPointerPresses(): CountedPresses {
  let count = 0;
  const press = async (control: Locator) => {
    count += 1;
    await control.click();
  };
  return {
    press,
    write: async (field, words) => {
      await press(field);
      await field.fill(words);
    },
    pick: async (list, option) => {
      count += 2;
      await selectOption(list, option);
    },
    presses: () => count,
  };
}

/** Moves the focus instead of the pointer; the way by Tab is not counted, as that of the pointer is not. */
function createKeyboardPresses(): CountedPresses {
  let count = 0;
  return {
    press: async (control) => {
      count += 1;
      await control.focus();
      const isRadio = (await control.getAttribute('type')) === 'radio';
      await control.press(isRadio ? 'Space' : 'Enter');
    },
    write: async (field, words) => {
      count += 1;
      await field.focus();
      await field.press('ControlOrMeta+a');
      await field.pressSequentially(words);
    },
    pick: async (list, option) => {
      count += 2;
      await list.focus();
      await selectOption(list, option);
    },
    presses: () => count,
  };
}

async function selectOption(list: Locator, option: RegExp): Promise<void> {
  const labels = await list.getByRole('option').allInnerTexts();
  await list.selectOption({ label: labels.find((label) => option.test(label)) ?? '' });
}

/** Each kind of input with its name in test titles. */
export const INPUTS: readonly (readonly [string, () => CountedPresses])[] = [
  ['with the pointer', createPointerPresses],
  ['by keyboard', createKeyboardPresses],
];
