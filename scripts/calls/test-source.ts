import ts from 'typescript';

/** Functions that declare a journey. */
const DECLARE = new Set(['journey', 'test']);

/**
 * Source of the tests with this title, without comments, formatting and statements that only record spec coverage. The
 * title may contain the values of a parameterised test. Null if there is no such test.
 */
export function extractTestSource(source: string, title: string): string | null {
  const file = ts.createSourceFile('test.ts', source, ts.ScriptTarget.Latest, true);
  const found: { readonly text: string; readonly weight: number }[] = [];
  const visit = (node: ts.Node): void => {
    const pattern = ts.isCallExpression(node) && declaresTest(node.expression) ? titleOf(node.arguments[0]) : null;
    if (pattern?.regExp.test(title)) found.push({ text: printed(node, file), weight: pattern.weight });
    ts.forEachChild(node, visit);
  };
  visit(file);
  const heaviest = Math.max(...found.map(({ weight }) => weight));
  return found.length === 0
    ? null
    : found
        .filter(({ weight }) => weight === heaviest)
        .map(({ text }) => text)
        .join('\n');
}

/** Matches `journey(…)` and `journey.for(cases)(…)`. */
function declaresTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return DECLARE.has(callee.text);
  return ts.isCallExpression(callee) && ts.isPropertyAccessExpression(callee.expression)
    ? declaresTest(callee.expression.expression)
    : false;
}

interface TitlePattern {
  readonly regExp: RegExp;
  /** Number of title characters that all cases share. */
  readonly weight: number;
}

const PLACEHOLDER = /%[sdifjo#$]|\$[\w.]+/;

function titleOf(node: ts.Expression | undefined): TitlePattern | null {
  if (!node) return null;
  const texts = ts.isStringLiteralLike(node)
    ? node.text.split(PLACEHOLDER)
    : ts.isTemplateExpression(node)
      ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
      : null;
  if (!texts) return null;
  const escaped = texts.map((text) => text.replaceAll(/[.\\+*?()|[\]^${}]/g, String.raw`\$&`));
  return { regExp: new RegExp(`^${escaped.join('.*')}$`, 's'), weight: texts.join('').length };
}

function printed(node: ts.Node, file: ts.SourceFile): string {
  const { transformed } = ts.transform(node, [
    (context) => {
      const visit = (inner: ts.Node): ts.Node =>
        recordsProof(inner) ? context.factory.createEmptyStatement() : ts.visitEachChild(inner, visit, context);
      return (root) => ts.visitEachChild(root, visit, context);
    },
  ]);
  const printer = ts.createPrinter({ removeComments: true });
  const text = transformed.map((each) => printer.printNode(ts.EmitHint.Unspecified, each, file)).join('\n');
  return text.replaceAll(/^\s*;\n/gm, '');
}

function recordsProof(node: ts.Node): boolean {
  if (!ts.isExpressionStatement(node) || !ts.isCallExpression(node.expression)) return false;
  const { expression: callee } = node.expression;
  return ts.isIdentifier(callee) && callee.text === 'coversSpec';
}
