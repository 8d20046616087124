import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashModuleWithImports, isMachineProven, recordProvenMachine } from './proven-machines.ts';

let root = '';

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'proven-machines-'));
  write('package-lock.json', '{}');
  write(
    'machines/a/cart/cart.walk.ts',
    "import { rule } from '#domain/rule.ts';\nimport {\n  a,\n} from './cart.machine.ts';\n",
  );
  write(
    'machines/a/cart/cart.machine.ts',
    "import type {\n  Cart,\n} from './cart.types.ts';\nimport { setup } from 'xstate';\n",
  );
  write('machines/a/cart/cart.types.ts', 'export type Cart = string;');
  write('domain/rule.ts', "export { other } from './other.ts';");
  write('domain/other.ts', 'export const other = 1;');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const hash = () => hashModuleWithImports(root, 'machines/a/cart/cart.walk.ts');

test.each([
  'package-lock.json',
  'machines/a/cart/cart.walk.ts',
  'machines/a/cart/cart.machine.ts',
  'domain/rule.ts',
  'domain/other.ts',
])('the source hash of a machine changes when the file %s changes', (file) => {
  const before = hash();
  write(file, '// changed');
  expect(hash()).not.toBe(before);
});

test('the source hash of a machine does not change with types or with files that it does not import', () => {
  const before = hash();
  write('machines/a/cart/cart.types.ts', 'export type Cart = number;');
  write('domain/third.ts', 'export const third = 3;');
  expect(hash()).toBe(before);
});

test('a machine counts as proven only with the recorded source hash', () => {
  expect(isMachineProven(root, 'cart', 'one')).toBe(false);
  recordProvenMachine(root, 'cart', 'one');
  expect(isMachineProven(root, 'cart', 'one')).toBe(true);
  expect(isMachineProven(root, 'cart', 'two')).toBe(false);
  expect(isMachineProven(root, 'deposit', 'one')).toBe(false);
});
