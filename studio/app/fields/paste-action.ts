import { changeNamesMessages } from '../../editor/change-names.messages.gen.ts';

const ACTIONS = {
  insertFromPaste: changeNamesMessages.pasteWords,
  insertFromDrop: changeNamesMessages.dropWords,
  deleteByCut: changeNamesMessages.cutWords,
} as const;

/** Name of what an input event did at once, such as "Paste"; null for typing. */
export function findPasteAction(event: Event): string | null {
  const { inputType }: Partial<InputEvent> = event;
  const message = Object.entries(ACTIONS).find(([type]) => type === inputType)?.[1];
  return message === undefined ? null : message();
}
