import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTypeShapePrinter } from './type-shapes.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-shapes-'));
  write('package.json', JSON.stringify({ imports: { '#schemas/*': './schemas/*' } }));
  write('schemas/money.ts', '/** Money. */\nexport interface Money { amount: string }\nexport const list = 1;\n');
  write('blocks/price-view.ts', "import type { Money } from '#schemas/money.ts';\nexport type Price = Money | null;\n");
  write(
    'blocks/price.tsx',
    [
      "import type { Price } from './price-view.ts';",
      "import { list } from '#schemas/money.ts';",
      "import type { ReactNode } from 'react';",
      'interface Props { price: Price; list: ReactNode; kind: ReturnType<typeof kindOf> }',
      'function kindOf(): string { return String(list); }',
      'function other(): number { return list; }',
      'export function PriceBlock({ price }: Props) { return other() && price; }',
    ].join('\n'),
  );
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const block = { path: 'blocks/price.tsx', name: 'PriceBlock' };

function printParameter(): string[] {
  const printer = createTypeShapePrinter(root);
  return printer.print(printer.listParameterTypes(block));
}

test('the shape of a parameter lists the types that it refers to in any module, without code and values that are named like a member', () => {
  expect(printParameter().map((shape) => shape.replace(/\s+/g, ' '))).toEqual([
    'Money export interface Money { amount: string; }',
    'Price export type Price = Money | null;',
    'Props interface Props { price: Price; list: ReactNode; kind: ReturnType<typeof kindOf>; }',
    'kindOf function kindOf(): string;',
  ]);
});

test('comments, formatting and code do not change the shape of a type, and a member does', () => {
  const before = printParameter();
  write(
    'schemas/money.ts',
    'export interface Money {\n  /** In words. */\n  amount: string;\n}\nexport const list = 2;\n',
  );
  expect(printParameter()).toEqual(before);
  write('schemas/money.ts', 'export interface Money { amount: string; currency: string }\nexport const list = 2;\n');
  expect(printParameter()).not.toEqual(before);
});

test('a moved type keeps its shape', () => {
  const before = printParameter();
  write('schemas/amounts/money.ts', 'export interface Money { amount: string }');
  write(
    'blocks/price-view.ts',
    "import type { Money } from '#schemas/amounts/money.ts';\nexport type Price = Money | null;\n",
  );
  expect(printParameter()).toEqual(before);
});

test('only the exported types of a module are listed', () => {
  expect(createTypeShapePrinter(root).listExportedTypes('schemas/money.ts')).toEqual(['Money']);
});
