import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { generateMessageAccessorsAndRegistries } from './message-catalogues.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'catalogues-'));
  write('schemas/catalogue/catalogue.schema.json', { type: 'object', additionalProperties: { required: ['text'] } });
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, content: unknown) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
}

const generate = () =>
  new Map(generateMessageAccessorsAndRegistries(root).map(({ path, content }) => [path, content] as const));

test('a catalogue becomes functions with the types of their values', () => {
  write('blocks/cart/cart-list/cart-list.messages.json', {
    title: { text: 'Cart' },
    left: { text: '{count, number} of {total}', placeholders: { count: { type: 'number' }, total: { type: 'money' } } },
    kind: {
      text: '{kind, select, a {A} other {B}}',
      placeholders: { kind: { type: 'choice', choices: ['a', 'b'] } },
    },
    terms: { text: '<link>Terms</link>', placeholders: { link: { type: 'tag' } } },
  });
  const accessor = generate().get('blocks/cart/cart-list/cart-list.messages.gen.ts');
  expect(accessor?.match(/^ {2}\w+\(.*$/gm)).toEqual([
    '  title(): string;',
    '  left(values: { readonly count: number; readonly total: number | MoneyValue }): string;',
    "  kind(values: { readonly kind: 'a' | 'b' }): string;",
    '  terms(values: { readonly link: (content: ReactNode) => ReactNode }): ReactNode;',
  ]);
  expect(accessor).toContain('format: formatTextOrElements');
});

test.each([
  ['no formatter without placeholders', { text: 'Cart' }, undefined],
  ['a formatter of text for values', { text: '{a}', placeholders: { a: { type: 'text' } } }, 'formatText'],
  [
    'a formatter of elements for tags',
    { text: '<a>b</a>', placeholders: { a: { type: 'tag' } } },
    'formatTextOrElements',
  ],
])('a catalogue loads %s', (_, message, expected) => {
  write('blocks/cart/cart-list/cart-list.messages.json', { title: message });
  const accessor = generate().get('blocks/cart/cart-list/cart-list.messages.gen.ts');
  expect(accessor?.match(/format: (\w+)/)?.[1]).toBe(expected);
  expect(accessor?.match(/import \{ (\w+) \}/)?.[1]).toBe(expected);
});

test('a block has the catalogues that its modules read in the browser, also through others and later imports', () => {
  for (const name of ['own', 'shared', 'machine', 'late', 'typed', 'server'])
    write(`blocks/_ui/${name}.messages.json`, { title: { text: name } });
  write('blocks/cart/cart-list/cart-list.schema.json', {});
  write(
    'blocks/cart/cart-list/cart-list.tsx',
    `import { own } from '../../_ui/own.messages.gen.ts';
import {
  list,
} from './list.ts';
import type { Typed } from '../../_ui/typed.messages.gen.ts';
import '#machines/cart/cart.ts';
import { flow } from '#machines/cart/cart.ts';
const late = () => import('../../_ui/late.messages.gen.ts');`,
  );
  write('blocks/cart/cart-list/cart-list.data.ts', `import { server } from '../../_ui/server.messages.gen.ts';`);
  write('blocks/cart/cart-list/list.ts', `export { shared } from '../../_ui/shared.messages.gen.ts';`);
  write('machines/cart/cart.ts', `import { machine } from '#blocks/_ui/machine.messages.gen.ts';`);
  expect(generate().get('blocks/messages-of-blocks.gen.ts')).toContain(
    "'cart-list': ['late', 'machine', 'own', 'shared'],",
  );
});

test('flows and the page script share catalogues that no block has, and the app gives its own to all blocks', () => {
  for (const name of ['block', 'app', 'flow', 'script']) write(`app/${name}.messages.json`, { title: { text: name } });
  write('blocks/cart/cart-list/cart-list.schema.json', {});
  write('blocks/cart/cart-list/cart-list.tsx', `import { block } from '#app/block.messages.gen.ts';`);
  write(
    'app/browser/react/app.tsx',
    `import { app } from '../../app.messages.gen.ts';
const flows = () => import('../../services/shop-flow-loaders.ts');`,
  );
  write('app/services/shop-flow-loaders.ts', `import { flow } from '../flow.messages.gen.ts';`);
  write(
    'app/browser/entry.ts',
    `import { script } from '../script.messages.gen.ts';
const load = () => import('./react/app.tsx');`,
  );
  const generated = generate().get('blocks/messages-of-blocks.gen.ts');
  expect(generated).toContain("'cart-list': ['app', 'block'],");
  expect(generated).toContain("cataloguesOfFlows: readonly string[] = ['flow', 'script'];");
});

test.each([
  ['a text with broken syntax', { title: { text: 'Cart {' } }, "'title', character 6"],
  ['a placeholder that is not declared', { title: { text: '{count}' } }, '{count} is not a placeholder'],
  ['a message that its schema refuses', { title: {} }, '#/title '],
  ['a name that can not be a function', { 'my-title': { text: 'Cart' } }, "'my-title' can't name a message"],
  ['a name that objects have', { constructor: { text: 'Cart' } }, "'constructor' can't name a message"],
])('%s fails with file and place', (_, catalogue, expected) => {
  write('blocks/cart/cart-list/cart-list.messages.json', catalogue);
  expect(generate).toThrow(expected);
  expect(generate).toThrow('blocks/cart/cart-list/cart-list.messages.json');
});

test('two catalogues with one name fail, because the name begins the ids', () => {
  write('blocks/cart/list/list.messages.json', { title: { text: 'Cart' } });
  write('blocks/play/list/list.messages.json', { title: { text: 'Play' } });
  expect(generate).toThrow(
    'blocks/play/list/list.messages.json: blocks/cart/list/list.messages.json has this name too',
  );
});

test('texts of a form have no functions, and a block that imports the description of the form has their catalogues', () => {
  write('schemas/forms/login.schema.json', { 'x-form': { messages: ['form-shared-fields'] } });
  write('schemas/forms/form-login.messages.json', { title: { text: 'Log in' } });
  write('schemas/forms/form-shared-fields.messages.json', { 'state.options.six_months': { text: 'Email' } });
  write('blocks/sign-in/log-in/log-in.schema.json', {});
  write('blocks/sign-in/log-in/log-in.tsx', "import { a } from '#schemas/generated/forms/login.description.gen.ts';");
  const files = generate();
  expect([...files.keys()].filter((path) => path.endsWith('.messages.gen.ts'))).toEqual([]);
  expect(files.get('blocks/messages-of-blocks.gen.ts')).toContain("'log-in': ['form-login', 'form-shared-fields']");
  expect(files.get('blocks/message-catalogues.gen.ts')).toContain('#schemas/forms/form-login.messages.json');
});

test('the functions of the error messages of forms are with the view of forms', () => {
  write('schemas/forms/form-messages.messages.json', { 'too-long': { text: 'Too long' } });
  expect(generate().get('blocks/_ui/form/form-messages.messages.gen.ts')).toContain("'too-long'(): string;");
});

test('functions of a catalogue of the sandbox return text, and may have the name of one of the shop', () => {
  write('blocks/cart/cart-list/cart.messages.json', { title: { text: 'Cart' } });
  write('sandbox/cart/cart.messages.json', {
    total: { text: 'Total: {total}', placeholders: { total: { type: 'money' } } },
  });
  const accessor = generate().get('sandbox/cart/cart.messages.gen.ts');
  expect(accessor).toContain('  total(values: { readonly total: number | MoneyValue }): string;');
  expect(accessor).toContain("from '../messages/sandbox-messages.ts'");
  expect(accessor).toContain("cartMessages = createSandboxMessages<CartMessages>('cart', catalogue);");
  expect(generate().get('blocks/message-catalogues.gen.ts')).not.toContain('sandbox');
});

test('functions of a catalogue of the studio have its compiled texts, and may have the name of one of the shop', () => {
  write('blocks/cart/cart-list/cart.messages.json', { title: { text: 'Cart' } });
  write('studio/app/cart.messages.json', {
    total: { text: 'Total: {count}', placeholders: { count: { type: 'number' } } },
  });
  const accessor = generate().get('studio/app/cart.messages.gen.ts');
  expect(accessor).toContain('  total(values: { readonly count: number }): string;');
  expect(accessor).toContain(`cartMessages = createEditorMessages<CartMessages>('cart', {
  total: ["Total: ",[1,"count"]],
});`);
  expect(generate().get('blocks/message-catalogues.gen.ts')).not.toContain('studio');
  expect(generate().get('studio/message-catalogues.gen.ts')).toContain("from './app/cart.messages.json'");
});

test('a catalogue for editors in the shop has its compiled texts, also with tags, and is not among those of customers', () => {
  const link = { type: 'tag' };
  write('app/server/style.messages.json', {
    $audience: 'editors',
    title: { text: 'See <link>colours</link>', placeholders: { link } },
  });
  const files = generate();
  expect(
    files.get('app/server/style.messages.gen.ts'),
  ).toContain(`styleMessages = createEditorMessages<StyleMessages>('style', {
  title: ["See ",[11,"link","colours"]],
}, formatTextOrElements);`);
  expect(files.get('app/message-catalogues.gen.ts')).not.toContain('style');
  expect(files.get('app/editor-message-catalogues.gen.ts')).toContain("from './server/style.messages.json'");
});

test('catalogues for editors in the shop and in the studio have different names', () => {
  write('app/server/style.messages.json', { $audience: 'editors', title: { text: 'Style' } });
  write('studio/app/style.messages.json', { title: { text: 'Style' } });
  expect(generate).toThrow('app/server/style.messages.json: studio/app/style.messages.json has this name too');
});

test.each(['sandbox', 'studio'])('a catalogue of the %s has no tags', (owner) => {
  const terms = { text: '<link>Terms</link>', placeholders: { link: { type: 'tag' } } };
  write(`${owner}/cart/cart.messages.json`, { terms });
  expect(generate).toThrow(`${owner}/cart/cart.messages.json: 'terms' has a tag.`);
});
