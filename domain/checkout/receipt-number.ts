const LENGTH = 8;

/** Readable receipt number: the first eight characters of the id in two groups; shorter ids stay unchanged. */
export function formatReceiptNumber(id: string): string {
  const characters = id.replaceAll('-', '');
  if (characters.length <= LENGTH) return id;
  return `${characters.slice(0, LENGTH / 2)}-${characters.slice(LENGTH / 2, LENGTH)}`.toUpperCase();
}
