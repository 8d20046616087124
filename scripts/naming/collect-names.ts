import ts from 'typescript';

/**
 * An item of a naming proof, for a reader to explain: `text` is shown, `path` and `line` are only in the answer key.
 */
export interface NamingProofItem {
  readonly text: string;
  readonly path: string;
  readonly line: number;
}

export interface NamingProofItemsByKind {
  readonly names: readonly NamingProofItem[];
  readonly titles: readonly NamingProofItem[];
  readonly comments: readonly NamingProofItem[];
}

const TEST_FUNCTIONS = new Set(['it', 'test', 'journey']);
const IS_TEST_FILE = /\.test\.tsx?$/;
/** Directives for tools, which are not prose. */
const TOOL_COMMENT = /^(?:biome-|@ts-|@type|eslint|c8 |v8 |#__PURE__|prettier)/;

/** Collects exported names, test titles with their `describe` chain, and comments of a TypeScript file. */
export function collectNamingProofItemsOfFile(path: string, source: string): NamingProofItemsByKind {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const isTest = IS_TEST_FILE.test(path);
  return {
    names: isTest ? [] : file.statements.flatMap((statement) => exportedNames(statement, file)),
    titles: isTest ? testTitles(file, [], file) : [],
    comments: fileComments(file),
  };
}

function itemAt(file: ts.SourceFile, position: number, text: string): NamingProofItem {
  return { text, path: file.fileName, line: file.getLineAndCharacterOfPosition(position).line + 1 };
}

function exportedNames(statement: ts.Statement, file: ts.SourceFile): NamingProofItem[] {
  const isExported =
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
  if (!isExported) return [];
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
      ts.isIdentifier(name)
        ? [itemAt(file, name.getStart(file), `${isFunction(initializer) ? 'function' : 'value'} ${name.text}`)]
        : [],
    );
  }
  const kind = kindOfDeclaration(statement);
  const name = kind === null ? undefined : (statement as ts.DeclarationStatement).name;
  return name && ts.isIdentifier(name) ? [itemAt(file, name.getStart(file), `${kind} ${name.text}`)] : [];
}

function kindOfDeclaration(statement: ts.Statement): 'function' | 'class' | 'type' | null {
  if (ts.isFunctionDeclaration(statement)) return 'function';
  if (ts.isClassDeclaration(statement)) return 'class';
  return ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement) ? 'type' : null;
}

function isFunction(initializer: ts.Expression | undefined): boolean {
  return initializer !== undefined && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer));
}

function testTitles(node: ts.Node, chain: readonly string[], file: ts.SourceFile): NamingProofItem[] {
  const found: NamingProofItem[] = [];
  let inner = chain;
  if (ts.isCallExpression(node) && node.arguments.length > 1) {
    const [title] = node.arguments;
    const text = title ? titleText(title, file) : null;
    const callee = calleeName(node.expression);
    if (text !== null && callee === 'describe') inner = [...chain, text];
    if (text !== null && TEST_FUNCTIONS.has(callee)) {
      found.push(itemAt(file, node.getStart(file), [...chain, text].join(' > ')));
    }
  }
  ts.forEachChild(node, (child) => {
    found.push(...testTitles(child, inner, file));
  });
  return found;
}

function titleText(node: ts.Expression, file: ts.SourceFile): string | null {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) ? node.getText(file).slice(1, -1) : null;
}

/** Returns `test` for `test('…')`, `test.each(cases)('…')` and `test.for(cases)('…')`. */
function calleeName(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) return calleeName(node.expression);
  return ts.isTaggedTemplateExpression(node) ? calleeName(node.tag) : '';
}

function fileComments(file: ts.SourceFile): NamingProofItem[] {
  const starts = new Map<number, NamingProofItem>();
  const visit = (node: ts.Node): void => {
    const ranges = [
      ...(ts.getLeadingCommentRanges(file.text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(file.text, node.getEnd()) ?? []),
    ];
    for (const { pos, end } of ranges) {
      const text = commentText(file.text.slice(pos, end));
      if (text !== '' && !TOOL_COMMENT.test(text)) starts.set(pos, itemAt(file, pos, text));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...starts.entries()].sort(([left], [right]) => left - right).map(([, item]) => item);
}

function commentText(source: string): string {
  return source
    .replace(/^\/\*\*?|\*\/$|^\/\//g, '')
    .replaceAll(/\n\s*\*/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
