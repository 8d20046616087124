import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Checker } from './checker.ts';
import { listFilesInFolders } from './list-files.ts';
import { findMisnamedMachineParts } from './machine-names.ts';

/** XState functions that combine named guards. */
const GUARD_OPERATORS = new Set(['and', 'or', 'not', 'stateIn']);

/**
 * Checks that a machine's file begins with its chart, which contains only names and no code, so that it can be compared
 * with the specification. Checks the names of guards, and of actions that emit, too.
 */
export const chartsWithoutCodeChecker: Checker = {
  name: 'charts of machines',
  hint: 'machines/README.md shows the files of a machine; copy machines/membership/benefits-link.',
  run: async (root) => {
    const paths = listFilesInFolders(root, ['machines'], (path) => /\.(?:machine|setup|guards)\.ts$/.test(path));
    const findings = paths.flatMap((path) => {
      const file = ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, true);
      const offenders = path.endsWith('.machine.ts') ? findOffenders(file) : findMisnamedMachineParts(file);
      return offenders.map(({ node, message }) => {
        const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
        return `${path}:${line + 1} ${message}`;
      });
    });
    return { filesRead: paths.length, findings };
  },
};

interface Offender {
  readonly node: ts.Node;
  readonly message: string;
}

function findOffenders(file: ts.SourceFile): Offender[] {
  const first = file.statements.find((statement) => !ts.isImportDeclaration(statement)) ?? file;
  const call = findChart(first);
  if (!call) {
    const message =
      'not the chart: what follows the imports is `export const <flow>Machine = <flow>Setup.createMachine(`';
    return [{ node: first, message }];
  }
  const chart = call.arguments[0];
  const fromXState = importedFrom(file, 'xstate');
  return chart ? findCode(chart, fromXState) : [];
}

/** Finds the `createMachine` call of an exported statement, also inside a function that only returns it. */
function findChart(statement: ts.Node): ts.CallExpression | null {
  if (ts.isVariableStatement(statement)) return asChart(statement.declarationList.declarations[0]?.initializer);
  const [only] = ts.isFunctionDeclaration(statement) ? (statement.body?.statements ?? []) : [];
  return only && ts.isReturnStatement(only) ? asChart(only.expression) : null;
}

function asChart(node: ts.Expression | undefined): ts.CallExpression | null {
  if (!node || !ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null;
  const { name, expression } = node.expression;
  const isNamed = ts.isIdentifier(ts.isCallExpression(expression) ? expression.expression : expression);
  const isInline = ts.isCallExpression(expression) && expression.arguments.some(ts.isObjectLiteralExpression);
  return name.text === 'createMachine' && isNamed && !isInline ? node : null;
}

function importedFrom(file: ts.SourceFile, module: string): ReadonlySet<string> {
  const names = file.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const bindings = statement.moduleSpecifier.text === module ? statement.importClause?.namedBindings : undefined;
    return bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : [];
  });
  return new Set(names);
}

function findCode(node: ts.Node, fromXState: ReadonlySet<string>): Offender[] {
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isMethodDeclaration(node)) {
    return [{ node, message: 'a function in the chart: give it a name in the setup file, or below the chart' }];
  }
  const callee = ts.isCallExpression(node) && ts.isIdentifier(node.expression) ? node.expression.text : '';
  if (fromXState.has(callee) && !GUARD_OPERATORS.has(callee)) {
    return [{ node, message: `${callee}() in the chart: give the action a name in the setup file` }];
  }
  return node.getChildren().flatMap((child) => findCode(child, fromXState));
}
