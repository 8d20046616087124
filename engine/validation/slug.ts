/** Letters that Unicode does not take apart into a plain one and its marks. */
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

/** The segment of an address that reads most like these words; empty where they have no letter or digit that fits. */
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
