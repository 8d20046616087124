/** Longest base name, which leaves room for a number. */
const LONGEST = 72;

/** File name by the pattern of picture names, made of the name of an uploaded file: `Été à la mer.JPG` is `ete-a-la-mer.jpg`. */
export function createPictureName(file: string, format: string): string {
  const base = file
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '');
  return `${base || 'picture'}.${format}`;
}

/** `boat.jpg` is `boat-2.jpg` as the second picture of this name. */
export function numberPictureName(name: string, number: number): string {
  return number === 1 ? name : name.replace(/\.(\w+)$/, `-${number}.$1`);
}
