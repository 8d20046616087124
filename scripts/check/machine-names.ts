import ts from 'typescript';

const GUARD = /^(?:is|has|can|needs|should|was)[A-Z]/;

export interface MisnamedMachinePart {
  readonly node: ts.Node;
  readonly message: string;
}

/**
 * Finds guards of a `.setup.ts` or `.guards.ts` file whose name is no condition, and actions made by `emit` whose name does not
 * begin with it. A chart shows the names only.
 */
export function findMisnamedMachineParts(file: ts.SourceFile): readonly MisnamedMachinePart[] {
  const found: MisnamedMachinePart[] = [];
  const visit = (node: ts.Node): void => {
    const parts = getPartsOfMachine(node);
    if (parts?.kind === 'guards') found.push(...parts.members.flatMap(checkGuardName));
    if (parts?.kind === 'actions') found.push(...parts.members.flatMap(checkActionName));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

interface MachineParts {
  readonly kind: 'guards' | 'actions';
  readonly members: readonly ts.ObjectLiteralElementLike[];
}

/** `guards: { … }` and `actions: { … }`, also as a constant such as `checkoutGuards`. */
function getPartsOfMachine(node: ts.Node): MachineParts | null {
  if (!ts.isPropertyAssignment(node) && !ts.isVariableDeclaration(node)) return null;
  if (!node.initializer || !ts.isObjectLiteralExpression(node.initializer) || !ts.isIdentifier(node.name)) return null;
  const [kind] = /(?:^g|G)uards$|^actions$/.exec(node.name.text) ?? [];
  if (kind === undefined) return null;
  return { kind: kind === 'actions' ? 'actions' : 'guards', members: node.initializer.properties };
}

function checkGuardName(member: ts.ObjectLiteralElementLike): MisnamedMachinePart[] {
  const name = getName(member);
  if (name === null || GUARD.test(name)) return [];
  return [{ node: member, message: `the guard '${name}' begins with is, has, can, needs, should or was` }];
}

function checkActionName(member: ts.ObjectLiteralElementLike): MisnamedMachinePart[] {
  const name = getName(member);
  if (name === null || name.startsWith('emit') || !ts.isPropertyAssignment(member)) return [];
  const { initializer } = member;
  const isEmit =
    ts.isCallExpression(initializer) &&
    ts.isIdentifier(initializer.expression) &&
    initializer.expression.text === 'emit';
  return isEmit ? [{ node: member, message: `the action '${name}' emits an event: 'emit' and what has happened` }] : [];
}

function getName({ name }: ts.ObjectLiteralElementLike): string | null {
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : null;
}
