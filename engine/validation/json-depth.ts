const OPENING = '{[';
const CLOSING = '}]';

/** Whether a JSON text is nested deeper than a number of levels; found without parsing or recursion. */
export function isJsonDeeperThan(text: string, levels: number): boolean {
  let level = 0;
  let isInString = false;
  for (let offset = 0; offset < text.length; offset += 1) {
    const character = text.charAt(offset);
    if (isInString) {
      if (character === '\\') offset += 1;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (OPENING.includes(character)) {
      level += 1;
      if (level > levels) return true;
    } else if (CLOSING.includes(character)) level -= 1;
  }
  return false;
}
