import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Checker } from './checker.ts';
import { listFilesInFolders } from './list-files.ts';

/** Folders whose code shows something to visitors or editors. */
const FOLDERS = ['blocks', 'machines', 'domain', 'commerce', 'engine', 'app', 'studio', 'sandbox'];

/** Code whose texts are English, because no page shows them. */
const NOT_FOR_PAGES = [
  // Findings about documents, for their publishers.
  ...['engine/check/', 'engine/validation/', 'engine/site/', 'engine/cms/', 'engine/translations/'],
  // Refusals of requests that no page makes, or that no site could answer.
  ...['engine/api/call-gateway.ts', 'engine/server/content-endpoint.ts', 'engine/server/http-server.ts'],
  ...['engine/server/send-page.ts', 'engine/server/webhook-endpoint.ts'],
  ...['engine/server/request-limits.ts', 'engine/server/refuse-malformed-request.ts'],
  // Logs and metrics.
  ...['engine/api/api-error.ts', 'engine/api/stale-answer-cache.ts', 'engine/server/sentry-service.ts'],
  'app/server/operators/',
];

/** Functions that answer, as plain text, requests that no page makes. */
const PLAIN_ANSWERS = new Set(['createTextAnswer', 'createTextResponse']);

const NOT_SHOWN = /\.(?:test|gen|contract|fuzz|walk|d)\.tsx?$|\/_?testing\/|^domain\/messages\//;

/** Data of the sandbox, such as names of lotteries, its command line, and pages that only developers read. */
const SANDBOX_FOR_DEVELOPERS =
  /^sandbox\/(?:seed\/|offers\/catalogue\/|[\w-]+\.ts$|partner\/partners\.ts$|.*\/(?:customer-data|errors|failed-jobs|outbox|partner-stand-in|request-details)-app\.ts$)/;

/** Attributes that are shown or read aloud. */
const READ_ATTRIBUTES = new Set([
  ...['alt', 'title', 'placeholder', 'label', 'aria-label', 'aria-description', 'aria-placeholder'],
  ...['aria-roledescription', 'aria-valuetext'],
]);

/** Names and codes of the API that look like text. */
const NAMES = new Set([
  ...['American Express', 'Apple Pay', 'Google Pay'],
  ...['Failed Verification', 'Pending Verification'],
]);

/** Letters of a logo. */
const DRAWN = new Set(['blocks/_ui/checkout/payment-logos.tsx']);

const WORD = /\p{L}{2,}/u;
/** Punctuation between values that should be placeholders of one message. */
const JOINER = /^(?:[,;]| [–—·]) $/;
/** Begins with a capital and goes on with a space: text, and no name or key. */
const SENTENCE = /^[“‘"']?\p{Lu}[\p{L}’']*,? \p{L}/u;

const SQL = /^(?:BEGIN|CREATE|DELETE|FROM|INSERT|PRAGMA|RELEASE|ROLLBACK|SAVEPOINT|SELECT|UPDATE|WITH) /;

/**
 * Checks that texts for visitors are messages: no words in JSX, in attributes that people read, or in sentences
 * anywhere else, and no values joined by punctuation. What it overlooks is found by pages in a pseudo-locale.
 */
export const constantWordsChecker: Checker = {
  name: 'constant words',
  hint: 'Make it a message: docs/how-to/message.md.',
  run: async (root) => {
    const paths = listFilesInFolders(root, FOLDERS, isShownCode);
    const findings = paths.flatMap((path) => {
      if (DRAWN.has(path)) return [];
      const file = ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, true);
      const found = findConstantWords(file, path.startsWith('sandbox/'));
      return found.map(({ node, text }) => {
        const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
        return `${path}:${line + 1} "${text.trim().replace(/\s+/g, ' ').slice(0, 60)}" is a constant`;
      });
    });
    return { filesRead: paths.length, findings };
  },
};

function isShownCode(path: string): boolean {
  if (!/\.tsx?$/.test(path) || NOT_SHOWN.test(path) || SANDBOX_FOR_DEVELOPERS.test(path)) return false;
  return !NOT_FOR_PAGES.some((start) => path.startsWith(start));
}

interface ConstantWords {
  readonly node: ts.Node;
  readonly text: string;
}

/** @param throwsTexts whether texts of thrown errors are shown, as answers of the sandbox are */
function findConstantWords(file: ts.SourceFile, throwsTexts: boolean): ConstantWords[] {
  const found: ConstantWords[] = [];
  const visit = (node: ts.Node, isShown: boolean): void => {
    if (isForDevelopers(node) || (ts.isThrowStatement(node) && !throwsTexts && !throwsRefusal(node))) return;
    if (ts.isJsxText(node)) {
      if (WORD.test(node.text)) found.push({ node, text: node.text });
      return;
    }
    if (ts.isJsxAttribute(node)) return visitAttribute(node);
    if (isJoinOfValues(node)) found.push({ node, text: node.getText(file) });
    const text = readLiteral(node);
    if (text !== null && !NAMES.has(text) && !SQL.test(text) && (SENTENCE.test(text) || (isShown && isShownText(text))))
      found.push({ node, text });
    const isChild = ts.isJsxExpression(node) && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent));
    const staysShown = isShown && (isChoice(node) || ts.isTemplateExpression(node));
    node.forEachChild((child) => visit(child, (isChild || staysShown) && !isConditionOf(node, child)));
  };
  const visitAttribute = ({ name, initializer }: ts.JsxAttribute): void => {
    const isRead = READ_ATTRIBUTES.has(name.getText(file));
    if (initializer && ts.isStringLiteral(initializer)) {
      if (isRead && WORD.test(initializer.text)) found.push({ node: initializer, text: initializer.text });
    } else initializer?.forEachChild((child) => visit(child, isRead));
  };
  visit(file, false);
  return found;
}

/** Errors, plain answers, types and addresses of modules. */
function isForDevelopers(node: ts.Node): boolean {
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return true;
  if (ts.isCallExpression(node) && PLAIN_ANSWERS.has(node.expression.getText())) return true;
  return ts.isNewExpression(node) && node.expression.getText().endsWith('Error');
}

/** An error in the format of the API, whose text customers read. */
function throwsRefusal({ expression }: ts.ThrowStatement): boolean {
  return ts.isCallExpression(expression) && expression.expression.getText() === 'createRefusalApiError';
}

function readLiteral(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
  return null;
}

/** Such as `${day}, ${time}`. */
function isJoinOfValues(node: ts.Node): boolean {
  if (!ts.isTemplateExpression(node) || node.head.text !== '') return false;
  const joiners = node.templateSpans.map(({ literal }) => literal.text);
  return joiners.pop() === '' && joiners.length > 0 && joiners.every((text) => JOINER.test(text));
}

function isShownText(text: string): boolean {
  return WORD.test(text) && !/^[a-z][\w-]*$/.test(text);
}

function isChoice(node: ts.Node): boolean {
  if (ts.isConditionalExpression(node) || ts.isParenthesizedExpression(node)) return true;
  return ts.isBinaryExpression(node) && CHOICES.has(node.operatorToken.kind);
}

const CHOICES: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
]);

function isConditionOf(node: ts.Node, child: ts.Node): boolean {
  return ts.isConditionalExpression(node) && node.condition === child;
}
