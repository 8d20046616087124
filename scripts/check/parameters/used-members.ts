import ts from 'typescript';

/** Members of a parameter that a function uses, or 'whole' where it passes the parameter on. */
export type UsedParameterMembers = ReadonlySet<string> | 'whole';

/** Members that the code in `scope` uses of a parameter. */
export function findUsedParameterMembers(
  name: ts.BindingName,
  scope: ts.Node,
  checker: ts.TypeChecker,
): UsedParameterMembers {
  const used = new Set<string>();
  if (ts.isObjectBindingPattern(name)) return takenApart(name) ?? 'whole';
  if (ts.isArrayBindingPattern(name)) return 'whole';
  const symbol = checker.getSymbolAtLocation(name);
  const visit = (node: ts.Node): boolean => {
    if (ts.isIdentifier(node) && node !== name && node.text === name.text && isNamed(node, symbol, checker)) {
      const members = membersAt(node, checker);
      if (members === 'whole') return false;
      for (const member of members) used.add(member);
    }
    return ts.forEachChild(node, (child) => (visit(child) ? undefined : true)) !== true;
  };
  return visit(scope) ? used : 'whole';
}

function isNamed(node: ts.Identifier, symbol: ts.Symbol | undefined, checker: ts.TypeChecker): boolean {
  if (ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) return false;
  if (ts.isPropertyAssignment(node.parent) && node.parent.name === node) return false;
  const found = ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(node);
  return found === symbol;
}

/**
 * Members used at one occurrence of the name: an accessed one, destructured ones, or those of the type it is passed as.
 */
function membersAt(name: ts.Identifier, checker: ts.TypeChecker): readonly string[] | ReadonlySet<string> | 'whole' {
  const { parent } = name;
  if (ts.isPropertyAccessExpression(parent) && parent.expression === name) return [parent.name.text];
  if (ts.isVariableDeclaration(parent) && parent.initializer === name && ts.isObjectBindingPattern(parent.name)) {
    return takenApart(parent.name) ?? 'whole';
  }
  if (ts.isIndexedAccessTypeNode(parent) || ts.isTypeQueryNode(parent)) return [];
  return listExpectedMembers(name, checker);
}

/** Names of a destructuring pattern; null if it has a rest element. */
function takenApart(pattern: ts.ObjectBindingPattern): ReadonlySet<string> | null {
  const names = new Set<string>();
  for (const { dotDotDotToken, propertyName, name } of pattern.elements) {
    const key = propertyName ?? name;
    if (dotDotDotToken || !(ts.isIdentifier(key) || ts.isStringLiteral(key))) return null;
    names.add(key.text);
  }
  return names;
}

function listExpectedMembers(name: ts.Identifier, checker: ts.TypeChecker): readonly string[] | 'whole' {
  const handed = checker.getTypeAtLocation(name);
  const expectedType = ts.isShorthandPropertyAssignment(name.parent)
    ? contextualMember(name.parent, checker)
    : checker.getContextualType(name);
  if (!expectedType || expectedType.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.TypeParameter))
    return 'whole';
  const type = checker.getNonNullableType(expectedType);
  if (type === checker.getNonNullableType(handed) || type.isUnion() || checker.getIndexInfosOfType(type).length > 0) {
    return 'whole';
  }
  const names = checker.getPropertiesOfType(type).map((property) => property.name);
  return names.length === 0 ? 'whole' : names;
}

function contextualMember(node: ts.ShorthandPropertyAssignment, checker: ts.TypeChecker): ts.Type | undefined {
  const around = checker.getContextualType(node.parent);
  const property = around?.getProperty(node.name.text);
  return property && checker.getTypeOfSymbolAtLocation(property, node);
}
