const LENGTH = 8;

/** A number that people can read out: the beginning of a receipt's id, in two groups of four. Short ids stay as they are. */
export function formatReceiptNumber(id: string): string {
  const characters = id.replaceAll('-', '');
  if (characters.length <= LENGTH) return id;
  return `${characters.slice(0, LENGTH / 2)}-${characters.slice(LENGTH / 2, LENGTH)}`.toUpperCase();
}
