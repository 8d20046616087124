import { relative } from 'node:path';
import ts from 'typescript';
import { RECORD_INTERFACES } from './records.ts';

/** Number of members from which functions that need few of them must declare a narrower type. */
const LARGE = 10;

/** A large interface of the project, with its members in order. */
export interface LargeInterface {
  readonly name: string;
  readonly members: readonly string[];
}

/** Generated functions of a catalogue, which is one thing: the words of a block. */
const MESSAGES = /\.messages\.gen\.ts$/;

/** The large interface that a type refers to, alone or in a union with null or undefined, unless it is a record. */
export function findLargeInterfaceOfType(
  root: string,
  node: ts.TypeNode,
  checker: ts.TypeChecker,
): LargeInterface | null {
  const type = checker.getNonNullableType(checker.getTypeFromTypeNode(node));
  const declared = type.symbol?.declarations?.find(ts.isInterfaceDeclaration)?.getSourceFile();
  if (!declared || declared.fileName.includes('/node_modules/') || MESSAGES.test(declared.fileName)) return null;
  const [folder = ''] = relative(root, declared.fileName).split('/');
  const { name } = type.symbol;
  if (folder === 'schemas' || RECORD_INTERFACES[folder]?.includes(name)) return null;
  const members = checker.getPropertiesOfType(type).map((member) => member.name);
  return members.length < LARGE ? null : { name, members };
}
