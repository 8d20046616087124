import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

/** A declaration by the module that holds it; `path` is relative to the root of the checkout. */
export interface DeclarationReference {
  readonly path: string;
  readonly name: string;
}

interface ReadModule {
  readonly source: ts.SourceFile;
  readonly declarations: ReadonlyMap<string, ts.Statement>;
  /** Declarations of other modules, by the name that they have here. */
  readonly imports: ReadonlyMap<string, DeclarationReference>;
}

/** Prints declarations and all that they refer to. */
export interface TypeShapePrinter {
  /** Sources of the declarations without comments and formatting, sorted. */
  print(starts: readonly DeclarationReference[]): string[];
  /** Declarations that the first parameter of a function refers to. */
  listParameterTypes(of: DeclarationReference): DeclarationReference[];
  /** Names of the types that a module exports. */
  listExportedTypes(path: string): string[];
}

/** Reads the modules of a checkout. Packages outside of it are left out. */
export function createTypeShapePrinter(root: string): TypeShapePrinter {
  const printer = ts.createPrinter({ removeComments: true });
  const aliases = readImportAliases(root);
  const modules = new Map<string, ReadModule>();

  function read(path: string): ReadModule {
    const known = modules.get(path);
    if (known) return known;
    const source = ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, false);
    const made = {
      source,
      declarations: listDeclarations(source),
      imports: listImports(source, (specifier) => resolveSpecifier(root, aliases, path, specifier)),
    };
    modules.set(path, made);
    return made;
  }

  /** Where a name leads: a declaration of the module, or one that it imports. */
  function find(path: string, name: string): DeclarationReference | null {
    const { declarations, imports } = read(path);
    return declarations.has(name) ? { path, name } : (imports.get(name) ?? null);
  }

  function references(path: string, node: ts.Node): DeclarationReference[] {
    return listIdentifiers(node).flatMap((name) => find(path, name) ?? []);
  }

  return {
    print(starts) {
      const printed = new Map<string, string>();
      const waiting = [...starts];
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const { path, name } = next;
        const key = `${name} ${path}`;
        if (printed.has(key)) continue;
        const { source, declarations, imports } = read(path);
        const declaration = declarations.get(name);
        const forwarded = imports.get(name);
        if (!declaration && forwarded) waiting.push(forwarded);
        if (!declaration) continue;
        const shape = withoutBody(declaration);
        // Without the path, so that a moved module has the same shape.
        printed.set(key, `${name} ${printer.printNode(ts.EmitHint.Unspecified, shape, source)}`);
        waiting.push(...references(path, shape));
      }
      return [...printed.values()].sort();
    },
    listParameterTypes({ path, name }) {
      const declaration = read(path).declarations.get(name);
      if (!declaration || !ts.isFunctionDeclaration(declaration)) return [];
      const type = declaration.parameters[0]?.type;
      return type ? references(path, type) : [];
    },
    listExportedTypes: (path) =>
      [...read(path).declarations].filter(([, declaration]) => isType(declaration)).map(([name]) => name),
  };
}

function isType(statement: ts.Statement): boolean {
  return ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
}

function listDeclarations({ statements }: Pick<ts.SourceFile, 'statements'>): Map<string, ts.Statement> {
  const found = new Map<string, ts.Statement>();
  for (const statement of statements) {
    if (ts.isVariableStatement(statement)) {
      for (const { name } of statement.declarationList.declarations)
        if (ts.isIdentifier(name)) found.set(name.text, statement);
    } else if (isType(statement) || ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
      const { name } = statement as ts.InterfaceDeclaration;
      if (name) found.set(name.text, statement);
    }
  }
  return found;
}

function listImports(
  { statements }: Pick<ts.SourceFile, 'statements'>,
  resolve: (specifier: string) => string | null,
): Map<string, DeclarationReference> {
  const found = new Map<string, DeclarationReference>();
  for (const statement of statements) {
    const names = ts.isImportDeclaration(statement)
      ? statement.importClause?.namedBindings
      : ts.isExportDeclaration(statement)
        ? statement.exportClause
        : undefined;
    if (!names || !(ts.isNamedImports(names) || ts.isNamedExports(names))) continue;
    const { moduleSpecifier } = statement as ts.ImportDeclaration;
    const path = moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? resolve(moduleSpecifier.text) : null;
    if (path === null) continue;
    for (const { name, propertyName } of names.elements)
      found.set(name.text, { path, name: (propertyName ?? name).text });
  }
  return found;
}

/** A function that declares what it returns is known by that. */
function withoutBody(declaration: ts.Statement): ts.Statement {
  if (!ts.isFunctionDeclaration(declaration) || !declaration.type) return declaration;
  const { modifiers, asteriskToken, name, typeParameters, parameters, type } = declaration;
  return ts.factory.createFunctionDeclaration(
    modifiers,
    asteriskToken,
    name,
    typeParameters,
    parameters,
    type,
    undefined,
  );
}

/** Identifiers that refer to a declaration; names of members do not. */
function listIdentifiers(node: ts.Node): string[] {
  const names = new Set<string>();
  const visit = (child: ts.Node, owner: ts.Node): void => {
    if (ts.isIdentifier(child)) {
      if (!isNameOf(child, owner)) names.add(child.text);
    } else ts.forEachChild(child, (grandchild) => visit(grandchild, child));
  };
  visit(node, node);
  return [...names];
}

function isNameOf(identifier: ts.Identifier, owner: ts.Node): boolean {
  if (ts.isShorthandPropertyAssignment(owner)) return false;
  if (ts.isQualifiedName(owner)) return owner.right === identifier;
  return 'name' in owner && owner.name === identifier;
}

/** Folders by the beginning of the imports that lead into them, such as `schemas/` for `#schemas/`. */
function readImportAliases(root: string): ReadonlyMap<string, string> {
  const { imports }: { imports: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  return new Map(
    Object.entries(imports).map(([from, to]) => [from.replace(/\*$/, ''), to.replace(/^\.\//, '').replace(/\*$/, '')]),
  );
}

/** Null for a package, and for a file that is not TypeScript. */
function resolveSpecifier(
  root: string,
  aliases: ReadonlyMap<string, string>,
  from: string,
  specifier: string,
): string | null {
  if (!/\.tsx?$/.test(specifier)) return null;
  if (specifier.startsWith('.')) return relative(root, join(root, dirname(from), specifier));
  const alias = [...aliases].find(([start]) => specifier.startsWith(start));
  if (!alias) return null;
  const path = alias[1] + specifier.slice(alias[0].length);
  return existsSync(join(root, path)) ? path : null;
}
