import { relative } from 'node:path';
import ts from 'typescript';
import type { Checker } from './checker.ts';
import { findLargeInterfaceOfType } from './parameters/large-interfaces.ts';
import { createProjectTypeScriptProgram } from './parameters/own-program.ts';
import { findUsedParameterMembers } from './parameters/used-members.ts';

/** A parameter or destructured member with its declared type. */
interface Declared {
  readonly name: ts.BindingName;
  readonly type: ts.TypeNode;
  readonly receiver: ts.Node;
}

/** Finds parameters whose type is a large interface of which the function uses less than a third. */
export const oversizedParameterTypesChecker: Checker = {
  name: 'parameters',
  hint: 'Ask for what is used: Pick<Interface, members>, or a small interface. scripts/check/parameters/ says what counts.',
  run: async (root) => {
    const program = createProjectTypeScriptProgram(root);
    const checker = program.getTypeChecker();
    const files = program.getRootFileNames().flatMap((name) => program.getSourceFile(name) ?? []);
    const findings = files.flatMap((file) =>
      declaredIn(file).flatMap((declared) => {
        const finding = judge(root, declared, checker);
        return finding === null ? [] : [`${placeOf(root, file, declared.name)} ${finding}`];
      }),
    );
    return { filesRead: files.length, findings };
  },
};

function judge(root: string, { name, type, receiver }: Declared, checker: ts.TypeChecker): string | null {
  const large = findLargeInterfaceOfType(root, type, checker);
  if (large === null) return null;
  const used = findUsedParameterMembers(name, receiver, checker);
  if (used === 'whole') return null;
  const wanted = large.members.filter((member) => used.has(member));
  if (wanted.length === 0 || wanted.length * 3 >= large.members.length) return null;
  const picked = wanted.map((member) => `'${member}'`).join(' | ');
  const whole = `all ${large.members.length} members of ${large.name}`;
  return `asks for ${whole} and uses ${wanted.length}: declare Pick<${namedType(type).getText()}, ${picked}>`;
}

/** The type without null or undefined in its union. */
function namedType(type: ts.TypeNode): ts.TypeNode {
  return (ts.isUnionTypeNode(type) && type.types.find(ts.isTypeReferenceNode)) || type;
}

function placeOf(root: string, file: ts.SourceFile, name: ts.Node): string {
  const { line } = file.getLineAndCharacterOfPosition(name.getStart());
  return `${relative(root, file.fileName)}:${line + 1}`;
}

function declaredIn(file: ts.SourceFile): readonly Declared[] {
  const found: Declared[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isParameter(node) && node.type && hasBody(node.parent)) {
      found.push({ name: node.name, type: node.type, receiver: node.parent }, ...declaredInside(node, node.type));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function hasBody(node: ts.Node): boolean {
  return 'body' in node && node.body !== undefined;
}

/** Members destructured in the parameter list, such as `({ site }: { readonly site: Site })`, with their types. */
function declaredInside({ name, parent }: ts.ParameterDeclaration, type: ts.TypeNode): readonly Declared[] {
  if (!ts.isObjectBindingPattern(name)) return [];
  const members = membersOf(type);
  return name.elements.flatMap((element) => {
    const key = (element.propertyName ?? element.name).getText();
    const member = members.find((candidate) => candidate.name.getText() === key);
    return member?.type && !element.dotDotDotToken ? [{ name: element.name, type: member.type, receiver: parent }] : [];
  });
}

/** Members of an inline type literal, or of the props interface in the same file. */
function membersOf(type: ts.TypeNode): readonly ts.PropertySignature[] {
  if (ts.isTypeLiteralNode(type)) return type.members.filter(ts.isPropertySignature);
  if (!ts.isTypeReferenceNode(type) || !type.typeName.getText().endsWith('Props')) return [];
  const name = type.typeName.getText();
  const props = type
    .getSourceFile()
    .statements.find((statement) => ts.isInterfaceDeclaration(statement) && statement.name.text === name);
  return props && ts.isInterfaceDeclaration(props) ? props.members.filter(ts.isPropertySignature) : [];
}
