/** Letters that Unicode normalisation does not decompose. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
};

/** URL slug of a text; empty without letters or digits. */
export function toUrlSlug(words: string): string {
  return words
    .slice(0, 300)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{Mark}'’]/gu, '')
    .replaceAll(/[^a-z0-9]/gu, (letter) => PLAIN[letter] ?? '-')
    .split('-')
    .filter(Boolean)
    .join('-');
}
