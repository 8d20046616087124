import { dirname, join } from 'node:path';
import ts from 'typescript';
import { parseAllDocuments } from 'yaml';

export interface KubernetesManifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly [field: string]: unknown;
}

/** Reads the manifests of a YAML file. */
export function parseKubernetesManifests(text: string): readonly KubernetesManifest[] {
  return parseAllDocuments(text).map((document) => {
    const [problem] = document.errors;
    if (problem) throw problem;
    return document.toJS();
  });
}

/**
 * Fields that the API of Kubernetes doesn't know, and values of another type, one line each. The types of the API are
 * those of the package `kubernetes-models`; its own checks let unknown fields pass, as the API does.
 */
export function findManifestProblems(root: string, manifests: readonly KubernetesManifest[]): readonly string[] {
  const file = join(root, 'scripts/deploy/manifests.virtual.ts');
  const lines = manifests.map(
    ({ apiVersion, kind, ...fields }, index) =>
      `import type { I${kind} as T${index} } from 'kubernetes-models/${apiVersion}';\n` +
      `export const ${variableOf(kind, index)}: T${index} = ${JSON.stringify({ apiVersion, kind, ...fields }, null, 1)};`,
  );
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
  };
  const host = ts.createCompilerHost(options);
  const source = ts.createSourceFile(file, lines.join('\n'), ts.ScriptTarget.ES2022);
  const program = ts.createProgram([file], options, {
    ...host,
    getCurrentDirectory: () => dirname(file),
    fileExists: (path) => path === file || host.fileExists(path),
    getSourceFile: (path, ...rest) => (path === file ? source : host.getSourceFile(path, ...rest)),
  });
  return ts.getPreEmitDiagnostics(program).map(({ messageText, start = 0 }) => {
    const [, declared = ''] = [...source.text.slice(0, start).matchAll(/export const (\w+):/g)].at(-1) ?? [];
    return `${declared}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

function variableOf(kind: string, index: number): string {
  return `${kind}_${index}`;
}
