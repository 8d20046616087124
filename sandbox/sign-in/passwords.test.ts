import { expect, test } from 'vitest';
import { findGuessablePasswordProblem } from './password-rules.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

test('each password hash has its own salt and matches one password', async () => {
  const [one, two] = await Promise.all([hashPassword('tall-copper-kettle'), hashPassword('tall-copper-kettle')]);
  expect(one).not.toBe(two);
  expect(
    await Promise.all([
      verifyPassword('tall-copper-kettle', one),
      verifyPassword('tall-copper-kettle', two),
      verifyPassword('Tall-copper-kettle', one),
      verifyPassword('', one),
    ]),
  ).toEqual([true, true, false, false]);
});

test('passwords that differ only in Unicode form are the same', async () => {
  expect(await verifyPassword('cafe\u0301-au-lait', await hashPassword('caf\u00e9-au-lait'))).toBe(true);
});

test('verifying a password without a hash fails and takes as long as with one', async () => {
  const hash = await hashPassword('tall-copper-kettle');
  const timed = async (stored: string | null) => {
    const before = process.cpuUsage();
    for (let round = 0; round < 3; round += 1) expect(await verifyPassword('guess', stored)).toBe(false);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  const [known, unknown, none] = [await timed(hash), await timed(null), await timed('')];
  expect(Math.max(known, unknown, none) / Math.min(known, unknown, none)).toBeLessThan(2);
});

test('verifyPassword throws for a hash of another format', async () => {
  await expect(verifyPassword('guess', 'md5$abc')).rejects.toThrow('hashed in a way that is not known');
});

test.each([
  ['password1234', 'password_too_weak'],
  ['Password!', 'password_too_weak'],
  ['aaaaaaaaaaaa', 'password_too_weak'],
  ['ada-ada-ada', 'password_too_weak'],
  ['ADA@harbour.example', 'password_too_weak'],
  ['qwerty123456', 'password_too_weak'],
  ['Correct-Horse-9', undefined],
  ['tall-copper-kettle', undefined],
  ['password-of-the-tall-kettle', undefined],
])('findGuessablePasswordProblem for the password %s returns %s', (password, code) => {
  expect(findGuessablePasswordProblem(password, 'ada@harbour.example', 'password')?.code).toBe(code);
});
