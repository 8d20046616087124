/** Attributes of a button that opens or closes a dialog without any script. */
export function dialogButtonProps(verb: 'show-modal' | 'close', dialogId: string): Readonly<Record<string, string>> {
  return { command: verb, commandfor: dialogId };
}
