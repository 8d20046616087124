import ts from 'typescript';
import { toCallIdentifier, toCallTypeName } from '../../gen/api/names.ts';
import { UsageError } from '../command-io.ts';
import type { ScaffoldedApiCall } from './call-to-add.ts';
import {
  applyInsertions,
  createListEntryInsertion,
  ensureImport,
  findEndOfImports,
  findInterfaceDeclaration,
  findReturningFunction,
  parseModule,
} from './edit-module.ts';

/** The client and the sandbox answers of an existing group, with one more call. */
export function addCallToGroupFiles(
  read: (path: string) => string,
  call: ScaffoldedApiCall,
): Readonly<Record<string, string>> {
  const { area, group } = call;
  const [client, answers] = [`commerce/${area}/${group}.ts`, `sandbox/${area}/calls/${group}.ts`];
  return {
    [client]: grownClient(client, read(client), call),
    [answers]: grownAnswers(answers, read(answers), call),
  };
}

function grownClient(path: string, text: string, { id, group, method }: ScaffoldedApiCall): string {
  const module = parseModule(text);
  const create = findReturningFunction(module, /^create/);
  const type = create?.declaration.type;
  const members =
    type && ts.isTypeReferenceNode(type) && ts.isIdentifier(type.typeName)
      ? findInterfaceDeclaration(module, type.typeName.text)
      : null;
  if (!create || !members || !ts.isObjectLiteralExpression(create.returned)) throw unreadable(path);
  const taken = new Set(members.members.map(({ name }) => name?.getText()));
  const name = taken.has(method) ? toCallIdentifier(id) : method;
  const generated = '#schemas/generated/api';
  const call = ensureImport(module, `${generated}/${group}.calls.gen.ts`, toCallIdentifier(id), true);
  const result = ensureImport(module, `${generated}/types.gen.ts`, `${toCallTypeName(id)}Result`, true);
  const refType = ensureImport(module, '#engine/api/transport.ts', 'CallRefOf', true);
  const options = ensureImport(module, '#engine/api/transport.ts', 'CallOptions', true);
  const ref = `${toCallIdentifier(id)}Ref`;
  return applyInsertions(text, [
    ...[call, result, refType, options].flatMap(({ insertions }) => insertions),
    { at: findEndOfImports(module), text: `\n\nconst ${ref}: ${refType.name}<typeof ${call.name}> = { id: '${id}' };` },
    {
      at: members.getEnd() - 1,
      text: `  ${name}(options?: Pick<${options.name}<never>, 'signal'>): Promise<${result.name}>;\n`,
    },
    createListEntryInsertion(
      create.returned,
      `async ${name}(options = {}) { return (await transport.send(${ref}, {}, options)).result; }`,
    ),
  ]);
}

function grownAnswers(path: string, text: string, { id, group }: ScaffoldedApiCall): string {
  const module = parseModule(text);
  const routes = findReturningFunction(module, /Routes$/);
  if (!routes || !ts.isArrayLiteralExpression(routes.returned)) throw unreadable(path);
  const call = ensureImport(module, `#schemas/generated/api/${group}.wire-calls.gen.ts`, toCallIdentifier(id), false);
  const define = ensureImport(module, '../../http/call-route.ts', 'defineSandboxRoute', false);
  return applyInsertions(text, [
    ...[call, define].flatMap(({ insertions }) => insertions),
    createListEntryInsertion(
      routes.returned,
      `\n    ${define.name}(${call.name}, ({ brand }) => ({ result: { site: brand.siteKey } }))`,
    ),
  ]);
}

function unreadable(path: string): UsageError {
  return new UsageError(
    `${path} has a form of its own: add the call by hand, as docs/how-to/call.md says, or name a new group with --group.`,
  );
}
