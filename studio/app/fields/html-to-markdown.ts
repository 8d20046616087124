import { BREAK, formatInlineRuns, type InlineRun, PLAIN_RUN } from './inline-markdown.ts';
import { formatTable } from './table-to-markdown.ts';

/** Returns the target of a link, such as `page:help`; null for an address that texts can't link to. */
export type ResolveTarget = (href: string) => string | null;

const HEADINGS: Readonly<Record<string, string>> = {
  H1: '## ',
  H2: '## ',
  H3: '### ',
  H4: '#### ',
  H5: '#### ',
  H6: '#### ',
};

const BLOCKS = new Set([
  ...['ADDRESS', 'ARTICLE', 'ASIDE', 'BLOCKQUOTE', 'CAPTION', 'CENTER', 'DD', 'DIV'],
  ...['DL', 'DT', 'FIGCAPTION', 'FIGURE', 'FOOTER', 'H1', 'H2', 'H3'],
  ...['H4', 'H5', 'H6', 'HEADER', 'HR', 'LI', 'MAIN', 'OL'],
  ...['P', 'PRE', 'SECTION', 'TABLE', 'TBODY', 'TD', 'TFOOT', 'TH'],
  ...['THEAD', 'TR', 'UL'],
]);

/** A line of a list that Word describes by the styles of paragraphs. */
const WORD_ITEM = /mso-list:(?!\s*(?:ignore|none|skip)).*?level(\d)/i;

/** Markdown of sanitised elements, a block of it after another. */
export function convertElementsToMarkdown(root: ParentNode & Node, resolve: ResolveTarget): string {
  return joinBlocks(convertBlocks(root, resolve));
}

interface Block {
  readonly markdown: string;
  /** Items of one list follow each other without a blank line. */
  readonly isItem?: boolean;
}

function joinBlocks(blocks: readonly Block[]): string {
  return blocks
    .filter(({ markdown }) => markdown !== '')
    .map(({ markdown, isItem }, index, all) => {
      if (index === 0) return markdown;
      return (isItem && all[index - 1]?.isItem ? '\n' : '\n\n') + markdown;
    })
    .join('');
}

function convertBlocks(parent: Node, resolve: ResolveTarget): readonly Block[] {
  const blocks: Block[] = [];
  let words: InlineRun[] = [];
  const endParagraph = () => {
    for (const paragraph of splitParagraphs(words)) blocks.push({ markdown: formatInlineRuns(paragraph) });
    words = [];
  };
  for (const child of parent.childNodes) {
    if (isElement(child) && hasBlocks(child)) {
      endParagraph();
      blocks.push(...convertBlock(child, resolve));
    } else words.push(...listRuns(child, PLAIN_RUN, resolve));
  }
  endParagraph();
  return blocks;
}

function convertBlock(element: Element, resolve: ResolveTarget): readonly Block[] {
  const heading = HEADINGS[element.tagName];
  if (heading !== undefined) {
    const runs = listRuns(element, PLAIN_RUN, resolve).map((run) => ({ ...run, isBold: false }));
    const words = formatInlineRuns(runs).replaceAll('\\\n', ' ');
    return [{ markdown: words === '' ? '' : heading + words }];
  }
  switch (element.tagName) {
    case 'UL':
    case 'OL':
      return convertList(element, resolve);
    case 'LI':
      return [formatItem('- ', joinBlocks(convertBlocks(element, resolve)))];
    case 'BLOCKQUOTE':
      return [{ markdown: prefixLines(joinBlocks(convertBlocks(element, resolve)), '> ', '> ') }];
    case 'PRE':
      return [{ markdown: `\`\`\`\n${(element.textContent ?? '').replaceAll('```', '').trimEnd()}\n\`\`\`` }];
    case 'HR':
      return [{ markdown: '---' }];
    case 'TABLE': {
      const table = formatTable(element, (cell) => joinBlocks(convertBlocks(cell, resolve)));
      return table === null ? convertBlocks(element, resolve) : [{ markdown: table }];
    }
    default: {
      const item = convertWordItem(element, resolve);
      return item ? [item] : convertBlocks(element, resolve);
    }
  }
}

function convertList(list: Element, resolve: ResolveTarget): readonly Block[] {
  let number = Number(list.getAttribute('start') ?? 1) || 1;
  const marker = () => (list.tagName === 'OL' ? `${number++}. ` : '- ');
  let width = 2;
  return [...list.children].flatMap((child) => {
    // Google Docs puts a nested list beside the item that it belongs to.
    if (child.tagName === 'UL' || child.tagName === 'OL')
      return convertList(child, resolve).map(({ markdown }) => ({
        markdown: prefixLines(markdown, ' '.repeat(width), ' '.repeat(width)),
        isItem: true,
      }));
    const words = joinBlocks(convertBlocks(child, resolve)).replaceAll(/\n\n(?= *(?:- |\d+\. ))/g, '\n');
    if (words === '') return [];
    const own = marker();
    width = own.length;
    return [formatItem(own, words)];
  });
}

function formatItem(marker: string, words: string): Block {
  return { markdown: words === '' ? '' : prefixLines(words, marker, ' '.repeat(marker.length)), isItem: true };
}

function convertWordItem(element: Element, resolve: ResolveTarget): Block | null {
  const level = WORD_ITEM.exec(styleOf(element))?.[1];
  if (level === undefined) return null;
  const label = [...element.querySelectorAll('[data-style]')].find((part) => /mso-list:\s*ignore/i.test(styleOf(part)));
  const isNumbered = /^\W?[\da-z]{1,4}[.)]/i.test((label?.textContent ?? '').trim());
  const words = formatInlineRuns(listRuns(element, PLAIN_RUN, resolve));
  const indent = ' '.repeat((Number(level) - 1) * 3);
  return { ...formatItem(`${indent}${isNumbered ? '1.' : '-'} `, words) };
}

function listRuns(node: Node, around: InlineRun, resolve: ResolveTarget): readonly InlineRun[] {
  if (node.nodeType === 3) return [{ ...around, text: (node.nodeValue ?? '').replaceAll(BREAK, ' ') }];
  if (!isElement(node) && node.nodeType !== 11) return [];
  if (!isElement(node)) return [...node.childNodes].flatMap((child) => listRuns(child, around, resolve));
  if (node.tagName === 'BR') return [{ ...around, text: BREAK }];
  if (/mso-list:\s*ignore/i.test(styleOf(node))) return [];
  const format = formatOf(node, around, resolve);
  return [...node.childNodes].flatMap((child) => listRuns(child, format, resolve));
}

function formatOf(element: Element, around: InlineRun, resolve: ResolveTarget): InlineRun {
  const { tagName } = element;
  const style = styleOf(element);
  const weight = /font-weight:\s*(\w+)/i.exec(style)?.[1]?.toLowerCase();
  const slant = /font-style:\s*(\w+)/i.exec(style)?.[1]?.toLowerCase();
  return {
    text: '',
    isBold: weight === undefined ? around.isBold || ['B', 'STRONG'].includes(tagName) : isHeavy(weight),
    isItalic: slant === undefined ? around.isItalic || ['I', 'EM', 'CITE'].includes(tagName) : slant !== 'normal',
    isStruck: around.isStruck || ['S', 'STRIKE', 'DEL'].includes(tagName) || /line-through/i.test(style),
    isCode: around.isCode || ['CODE', 'KBD', 'SAMP', 'TT'].includes(tagName),
    target: tagName === 'A' ? resolve(element.getAttribute('href') ?? '') : around.target,
  };
}

function isHeavy(weight: string): boolean {
  return weight === 'bold' || weight === 'bolder' || Number(weight) >= 600;
}

/** Two breaks in a row end a paragraph. */
function splitParagraphs(runs: readonly InlineRun[]): readonly (readonly InlineRun[])[] {
  const paragraphs: InlineRun[][] = [[]];
  let isBroken = false;
  for (const run of runs) {
    const isBreak = run.text === BREAK;
    if (isBreak && isBroken) paragraphs.push([]);
    else paragraphs.at(-1)?.push(run);
    if (isBreak || run.text.trim() !== '') isBroken = isBreak;
  }
  return paragraphs.map((paragraph) => trimBreaks(paragraph));
}

function trimBreaks(runs: readonly InlineRun[]): readonly InlineRun[] {
  const isWords = ({ text }: InlineRun) => text !== BREAK && text.trim() !== '';
  return runs.slice(Math.max(0, runs.findIndex(isWords)), runs.findLastIndex(isWords) + 1);
}

/** Word and Google Docs put blocks into `<b>` and `<span>`. */
function hasBlocks(element: Element): boolean {
  return BLOCKS.has(element.tagName) || [...element.children].some((child) => hasBlocks(child));
}

function prefixLines(markdown: string, first: string, rest: string): string {
  return markdown
    .split('\n')
    .map((line, index) => (index === 0 ? first + line : line === '' ? rest.trimEnd() : rest + line))
    .join('\n');
}

function styleOf(element: Element): string {
  return element.getAttribute('data-style') ?? '';
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}
