import ts from 'typescript';

/** Text to insert into a module; `at` is a position in the original text. */
export interface TextInsertion {
  readonly at: number;
  readonly text: string;
}

export function parseModule(text: string): ts.SourceFile {
  return ts.createSourceFile('module.ts', text, ts.ScriptTarget.Latest, true);
}

export function applyInsertions(text: string, insertions: readonly TextInsertion[]): string {
  return insertions
    .toSorted((one, other) => other.at - one.at)
    .reduce((edited, insertion) => edited.slice(0, insertion.at) + insertion.text + edited.slice(insertion.at), text);
}

/** The local name of an import, and the insertions that add it. */
export interface ImportedNameWithInsertions {
  readonly name: string;
  readonly insertions: readonly TextInsertion[];
}

/** Finds or adds an import. For `import * as calls`, the name is `calls.name`. */
export function ensureImport(
  module: ts.SourceFile,
  from: string,
  name: string,
  isType: boolean,
): ImportedNameWithInsertions {
  const declarations = module.statements
    .filter(ts.isImportDeclaration)
    .filter(({ moduleSpecifier }) => ts.isStringLiteral(moduleSpecifier) && moduleSpecifier.text === from);
  for (const { importClause } of declarations) {
    const bindings = importClause?.namedBindings;
    if (!bindings) continue;
    if (ts.isNamespaceImport(bindings)) return { name: `${bindings.name.text}.${name}`, insertions: [] };
    if (bindings.elements.some((element) => element.name.text === name)) return { name, insertions: [] };
    const isTypeOnly = importClause.phaseModifier === ts.SyntaxKind.TypeKeyword;
    if (isTypeOnly && !isType) continue;
    const [first] = bindings.elements;
    const word = isType && !isTypeOnly ? `type ${name}` : name;
    if (first) return { name, insertions: [{ at: first.getStart(), text: `${word}, ` }] };
  }
  const text = `import ${isType ? 'type ' : ''}{ ${name} } from '${from}';\n`;
  return { name, insertions: [{ at: 0, text }] };
}

/** Position after the last import of a module. */
export function findEndOfImports(module: ts.SourceFile): number {
  return module.statements.filter(ts.isImportDeclaration).at(-1)?.getEnd() ?? 0;
}

/** An exported function with the expression of its final return statement. */
export interface FunctionWithFinalReturn {
  readonly declaration: ts.FunctionDeclaration;
  readonly returned: ts.Expression;
}

export function findReturningFunction(module: ts.SourceFile, name: RegExp): FunctionWithFinalReturn | null {
  const functions = module.statements.filter(ts.isFunctionDeclaration);
  const declaration = functions.find((one) => one.name !== undefined && name.test(one.name.text));
  const last = declaration?.body?.statements.at(-1);
  return declaration && last && ts.isReturnStatement(last) && last.expression
    ? { declaration, returned: last.expression }
    : null;
}

export function findInterfaceDeclaration(module: ts.SourceFile, name: string): ts.InterfaceDeclaration | null {
  return module.statements.filter(ts.isInterfaceDeclaration).find((one) => one.name.text === name) ?? null;
}

/** Appends an entry to an array or to the members of an object. */
export function createListEntryInsertion(
  list: ts.ArrayLiteralExpression | ts.ObjectLiteralExpression,
  entry: string,
): TextInsertion {
  const entries = ts.isArrayLiteralExpression(list) ? list.elements : list.properties;
  const comma = entries.length === 0 || entries.hasTrailingComma ? '' : ',';
  return { at: list.getEnd() - 1, text: `${comma}\n${entry},\n` };
}
