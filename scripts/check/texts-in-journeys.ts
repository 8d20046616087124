import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Checker } from './checker.ts';
import { listFilesInFolders } from './list-files.ts';

const CATALOGUE_FOLDERS = ['schemas', 'sandbox', 'domain', 'engine', 'commerce', 'machines', 'blocks', 'app'];

/** Code that uses the studio, whose catalogues have some texts of the shop's too. */
const OF_THE_STUDIO = /studio/;

/** Code that uses previews and other pages for editors, whose catalogues have codes and samples, such as `none`. */
const OF_PAGES_FOR_EDITORS = /preview|style-page/;
const CATALOGUE_FOR_EDITORS =
  /\/(?:preview-(?:bar|maker-page|refusals)|flow-preview|gallery|style-(?:page|samples))\.messages\.json$/;

/** Names of brands, events, roles, regions, versions and sets of numbers that a message happens to equal. */
const OTHER_TEXTS: ReadonlySet<string> = new Set([
  ...['Australian Capital Territory', 'Elsewhere', 'New South Wales', 'Queensland', 'Western Australia'],
  ...['Date', 'Deposit', 'Numbers', 'PayPal', 'published'],
]);

/** States of elements, and what journeys type, that a message of the studio happens to equal. */
const OTHER_TEXTS_IN_THE_STUDIO: ReadonlySet<string> = new Set(['hidden', 'Mine', 'Shared words', 'Theirs', 'Title']);

/** Functions whose first argument is the title of a test. */
const TITLED = /^(?:describe|test|it|journey)(?:\.|$)/;

/**
 * Checks that journeys take the texts of messages from their catalogues, so that an editor can change any text that the
 * specification doesn't fix. It compares whole texts; values of placeholders may be anything.
 */
export const textsInJourneysChecker: Checker = {
  name: 'texts in journeys',
  hint: 'Find it by its message: `texts`, `formTexts` or `sandboxTexts` of e2e/harness, or a catalogue of the studio.',
  run: async (root) => {
    const ofShop = listMessages(root, CATALOGUE_FOLDERS, (path) => !CATALOGUE_FOR_EDITORS.test(path));
    const ofEditors = listMessages(root, CATALOGUE_FOLDERS, (path) => CATALOGUE_FOR_EDITORS.test(path));
    const findMessageOfShop = createMessageFinder(root, ofShop, OTHER_TEXTS);
    const findMessageForEditors = createMessageFinder(root, [...ofShop, ...ofEditors], OTHER_TEXTS);
    const findMessageOfStudio = createMessageFinder(root, listMessages(root, ['studio']), OTHER_TEXTS_IN_THE_STUDIO);
    const paths = listFilesInFolders(root, ['e2e'], isJourneyCode);
    const findings = paths.flatMap((path) => {
      const findMessage = OF_THE_STUDIO.test(path)
        ? findMessageOfStudio
        : OF_PAGES_FOR_EDITORS.test(path)
          ? findMessageForEditors
          : findMessageOfShop;
      const file = ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, true);
      return listLiterals(file).flatMap(({ node, text }) => {
        const id = findMessage(text);
        const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
        return id === undefined ? [] : [`${path}:${line + 1} "${text}" is the message ${id}`];
      });
    });
    return { filesRead: paths.length, findings };
  },
};

function isJourneyCode(path: string): boolean {
  return path.endsWith('.ts');
}

type FindMessage = (text: string) => string | undefined;

function createMessageFinder(
  root: string,
  messages: readonly CatalogueText[],
  others: ReadonlySet<string>,
): FindMessage {
  const fixed = readFixedTexts(root);
  const whole = new Map<string, string>();
  const patterns: { readonly id: string; readonly pattern: RegExp }[] = [];
  for (const { id, text } of messages) {
    if (fixed.has(text)) continue;
    if (!/[{<]/.test(text)) whole.set(unquote(text), id);
    else if (isRecognisable(text)) patterns.push({ id, pattern: createPattern(text) });
  }
  return (text) => {
    if (fixed.has(text) || others.has(text)) return undefined;
    return whole.get(text) ?? (text.includes(' ') ? patterns.find(({ pattern }) => pattern.test(text))?.id : undefined);
  };
}

function readFixedTexts(root: string): ReadonlySet<unknown> {
  const { messages }: { readonly messages: object } = JSON.parse(
    readFileSync(join(root, 'spec/inventory-facts.json'), 'utf8'),
  );
  return new Set(Object.values(messages));
}

interface CatalogueText {
  readonly id: string;
  readonly text: string;
}

function listMessages(
  root: string,
  folders: readonly string[],
  isCompared: (path: string) => boolean = () => true,
): CatalogueText[] {
  const paths = listFilesInFolders(root, folders, (path) => path.endsWith('.messages.json') && isCompared(path));
  return paths.flatMap((path) => {
    const catalogue: Readonly<Record<string, { readonly text?: string }>> = JSON.parse(
      readFileSync(join(root, path), 'utf8'),
    );
    const name = path.slice(path.lastIndexOf('/') + 1, -'.messages.json'.length);
    return Object.entries(catalogue).flatMap(([key, { text }]) => (text ? [{ id: `${name}.${key}`, text }] : []));
  });
}

const PLACEHOLDER_OR_TAG = /(\{[^{}]*\}|<\/?\w+>)/;

/** Without choices, and with enough words of its own. */
function isRecognisable(text: string): boolean {
  const own = text.split(PLACEHOLDER_OR_TAG).filter((_, index) => index % 2 === 0);
  return !/[{}]/.test(own.join('')) && (own.join(' ').match(/\p{L}{2,}/gu)?.length ?? 0) >= 3;
}

function createPattern(text: string): RegExp {
  const parts = text.split(PLACEHOLDER_OR_TAG).map((part, index) => {
    if (index % 2 === 0) return unquote(part).replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
    return part.startsWith('<') ? '' : '.+';
  });
  return new RegExp(`^${parts.join('')}$`, 'su');
}

/** ICU MessageFormat writes an apostrophe twice. */
function unquote(text: string): string {
  return text.replaceAll("''", "'");
}

interface Literal {
  readonly node: ts.Node;
  readonly text: string;
}

function listLiterals(file: ts.SourceFile): Literal[] {
  const found: Literal[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || isTitle(node) || isPartOfPattern(node)) return;
    const text = readText(node);
    if (text !== null) found.push({ node, text });
    node.forEachChild(visit);
  };
  file.forEachChild(visit);
  return found;
}

function isTitle(node: ts.Node): boolean {
  if (!ts.isCallExpression(node.parent)) return false;
  return node.parent.arguments[0] === node && TITLED.test(node.parent.expression.getText());
}

function isPartOfPattern({ parent }: ts.Node): boolean {
  return ts.isNewExpression(parent) && parent.expression.getText() === 'RegExp';
}

function readText(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
  return null;
}
