import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cleanFormValues } from './check-form.ts';

const folder = join(import.meta.dirname, '../../schemas/forms');

interface FieldSchema {
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly 'x-field'?: { readonly widget?: string; readonly autocomplete?: string };
}

const fields = readdirSync(folder)
  .filter((name) => name.endsWith('.schema.json'))
  .flatMap((name) => {
    const schema: { readonly properties?: Readonly<Record<string, FieldSchema>> } = JSON.parse(
      readFileSync(join(folder, name), 'utf8'),
    );
    return Object.entries(schema.properties ?? {}).map(([field, own]) => ({ name: `${name} ${field}`, own }));
  });

const passwords = fields.filter(
  ({ name, own }) => /password/i.test(own['x-field']?.widget ?? '') || /\bpassword$/i.test(name),
);

describe('a field for a password', () => {
  test.each(passwords.map(({ name, own }) => [name, own] as const))(
    'hides what is typed, accepts 64 characters of any kind, and names its purpose: %s',
    (_, own) => {
      const { widget, autocomplete } = own['x-field'] ?? {};
      expect(widget).toMatch(/^(?:new-)?password$/);
      expect(autocomplete).toBe(widget === 'password' ? 'current-password' : 'new-password');
      expect(own.maxLength ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(64);
      expect(own.pattern).toBeUndefined();
    },
  );

  test('is in each form in which one is needed', () => {
    expect(passwords.length).toBeGreaterThanOrEqual(8);
  });
});

test('a password is sent as it was typed, with spaces at its ends, case and all characters', () => {
  const typed = ` Pässwörd with \u{1f511} and 'quotes' ${'x'.repeat(64)} `;
  const field = (widget: 'password' | 'new-password') => ({ name: widget, widget, required: true });
  const form = { fields: [field('password'), field('new-password')] };
  expect(cleanFormValues(form, { password: typed, 'new-password': typed })).toEqual({
    password: typed,
    'new-password': typed,
  });
});
