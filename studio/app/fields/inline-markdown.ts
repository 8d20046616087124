/** Characters in a row that are formatted alike. */
export interface InlineRun {
  readonly text: string;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly isStruck: boolean;
  readonly isCode: boolean;
  /** Target of a link; null for other words. */
  readonly target: string | null;
}

export const PLAIN_RUN: InlineRun = {
  text: '',
  isBold: false,
  isItalic: false,
  isStruck: false,
  isCode: false,
  target: null,
};

/** A line break within a paragraph, in the text of runs, where line feeds of the source are spaces. */
export const BREAK = '\u2028';

/** Markdown of a paragraph, with a backslash at the end of a line that is broken. */
export function formatInlineRuns(runs: readonly InlineRun[]): string {
  return escapeLineStarts(
    formatLinks(mergeRuns(alignMarksInWords(dropMarksOfSpaces(collapseSpaces(runs)))))
      .trim()
      .replaceAll(new RegExp(` *${BREAK} *`, 'g'), '\\\n'),
  );
}

function collapseSpaces(runs: readonly InlineRun[]): readonly InlineRun[] {
  let endsInSpace = true;
  return runs.flatMap((run) => {
    let text = run.text.replaceAll(/[ \t\r\n\u00a0]+/g, ' ');
    if (endsInSpace) text = text.replace(/^ /, '');
    if (text === '') return [];
    endsInSpace = text.endsWith(' ') || text.endsWith(BREAK);
    return [{ ...run, text }];
  });
}

function dropMarksOfSpaces(runs: readonly InlineRun[]): readonly InlineRun[] {
  return runs.map((run) =>
    isSpace(run.text) ? { ...run, isBold: false, isItalic: false, isStruck: false, isCode: false } : run,
  );
}

/** A word whose marks change within it gets the first of them: Markdown can't close one and open another there. */
function alignMarksInWords(runs: readonly InlineRun[]): readonly InlineRun[] {
  const aligned: InlineRun[] = [];
  for (const run of runs) {
    const last = aligned.at(-1);
    const isWithinWord = last && !/[ \u2028]$/.test(last.text) && !/^[ \u2028]/.test(run.text);
    if (!isWithinWord || !isMarked(last) || !isMarked(run) || hasSameMarks(last, run)) {
      aligned.push(run);
      continue;
    }
    const [, head = '', tail = ''] = /^([^ \u2028]*)(.*)$/s.exec(run.text) ?? [];
    const { isBold, isItalic, isStruck, isCode } = last;
    aligned.push({ ...run, text: head, isBold, isItalic, isStruck, isCode });
    if (tail !== '') aligned.push({ ...run, text: tail });
  }
  return aligned;
}

function mergeRuns(runs: readonly InlineRun[]): readonly InlineRun[] {
  const merged: InlineRun[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    if (run.text === '') continue;
    if (last && hasSameMarks(last, run) && last.target === run.target)
      merged[merged.length - 1] = { ...last, text: last.text + run.text };
    else merged.push(run);
  }
  return merged;
}

const isMarked = ({ isBold, isItalic, isStruck, isCode }: InlineRun) => isBold || isItalic || isStruck || isCode;

const hasSameMarks = (one: InlineRun, other: InlineRun) =>
  one.isBold === other.isBold &&
  one.isItalic === other.isItalic &&
  one.isStruck === other.isStruck &&
  one.isCode === other.isCode;

const isSpace = (text: string) => text.replaceAll(BREAK, '').trim() === '';

function formatLinks(runs: readonly InlineRun[]): string {
  return groupBy(runs, ({ target }) => target)
    .map(([target, group]) => (target === null ? formatMarks(group) : wrap('[', formatMarks(group), `](${target})`)))
    .join('');
}

function formatMarks(runs: readonly InlineRun[]): string {
  return groupBy(runs, ({ isBold }) => isBold)
    .map(([isBold, bold]) => {
      const words = groupBy(bold, ({ isItalic }) => isItalic).map(([isItalic, italic]) =>
        isItalic ? wrap('*', formatWords(italic), '*') : formatWords(italic),
      );
      return isBold ? wrap('**', words.join(''), '**') : words.join('');
    })
    .join('');
}

function formatWords(runs: readonly InlineRun[]): string {
  return runs
    .map(({ text, isCode, isStruck }) => {
      const words = isCode && !text.includes('`') ? wrap('`', text, '`') : escapeWords(text);
      return isStruck ? wrap('~~', words, '~~') : words;
    })
    .join('');
}

/** Marks don't work beside spaces within them. */
function wrap(opening: string, words: string, closing: string): string {
  const [, before = '', inner = '', after = ''] = /^([ \u2028]*)(.*?)([ \u2028]*)$/s.exec(words) ?? [];
  return inner === '' ? words : before + opening + inner + closing + after;
}

/** Consecutive runs of the same kind. Spaces join the group before them when the next run is of it too. */
function groupBy<Key>(
  runs: readonly InlineRun[],
  keyOf: (run: InlineRun) => Key,
): readonly (readonly [Key, readonly InlineRun[]])[] {
  const groups: [Key, InlineRun[]][] = [];
  for (const [index, run] of runs.entries()) {
    const last = groups.at(-1);
    const next = runs[index + 1];
    const isBetween = last !== undefined && isSpace(run.text) && next !== undefined && keyOf(next) === last[0];
    if (last && (isBetween || keyOf(run) === last[0])) last[1].push(run);
    else groups.push([keyOf(run), [run]]);
  }
  return groups;
}

function escapeWords(text: string): string {
  return text.replaceAll(/[^ \u2028]+/g, (word) => {
    if (!ADDRESS_IN_WORD.test(word)) return escapeCharacters(word);
    return LINKED_ADDRESS.test(word) ? word : preventLink(escapeCharacters(word));
  });
}

/** Links created by the shop. */
const ADDRESS_IN_WORD = /https?:|www\.|@|mailto:|xmpp:/i;

/** An address that is linked as it is, because backslashes would become part of it. */
const LINKED_ADDRESS = /^(?:https?:\/\/|www\.|[a-z\d.+-]+@)[a-z\d./?=#%+:_-]*[a-z\d/][.,;:!?]?$/i;

function preventLink(word: string): string {
  return word.replaceAll(/:(?=\/\/)|@|(?<=www)\.|(?<=mailto|xmpp):/gi, '\\$&');
}

function escapeCharacters(text: string): string {
  return text
    .replaceAll(/[\\*`]/g, '\\$&')
    .replaceAll(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replaceAll(/<(?=[a-z/!?])/gi, '\\<')
    .replaceAll(/&(?=#?\w+;)/g, '\\&')
    .replaceAll(/[[\]]/g, '\\$&')
    .replaceAll('~', '\\~');
}

/** What would begin a heading, an item, a quote or a rule. */
function escapeLineStarts(paragraph: string): string {
  return paragraph
    .split('\n')
    .map((line) =>
      line
        .replace(/^(#{1,6}|[-+])(?=\s|$)/, '\\$1')
        .replace(/^(>|={1,}\s*$|-{2,}\s*$)/, '\\$1')
        .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2'),
    )
    .join('\n');
}
