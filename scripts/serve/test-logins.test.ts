import { expect, test } from 'vitest';
import { describeTestLogins } from './test-logins.ts';

test('the start message lists demo logins and where codes arrive', () => {
  const text = describeTestLogins('http://127.0.0.1:3001', ['acorn', 'birch', 'cedar']);
  expect(text).toContain('Test logins of acorn; the others have the same at @birch.example and @cedar.example:');
  expect(text).toMatch(/^ {2}ada@acorn\.example +verified/m);
  expect(text).toMatch(/^ {2}ben@acorn\.example +asked for the code of an authenticator app/m);
  expect(text).toMatch(/Password of all +Correct-Horse-9$/m);
  expect(text).toMatch(/Outbox: mails and codes +http:\/\/127\.0\.0\.1:3001\/_outbox$/m);
});

test('the start message lists no demo logins with another API', () => {
  expect(describeTestLogins(null, ['acorn'])).toBe('');
});
