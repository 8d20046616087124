import { expect, test } from 'vitest';
import type { TabStorage } from '#engine/storage/tab-storage.ts';
import { readFavouriteNumbersBeforeSignUp } from './chosen-favourite-numbers.ts';
import {
  buildLoginOrSignUpModeUrl,
  copyUrlWithoutOneTimeParameters,
  prepareOAuthRedirectUrl,
  readOAuthReturnOnce,
} from './oauth-redirect.ts';

const HERE = 'http://shop.example/login?next=%2Fcart';
const choice = { provider: 'northstar', address: 'http://api.example/authorise?client=shop' };

function memory(): TabStorage {
  const storedValues = new Map<string, string>();
  return {
    read: (name) => storedValues.get(name) ?? null,
    write: (name, value) => void storedValues.set(name, value),
    remove: (name) => void storedValues.delete(name),
  };
}

function visit(storage: TabStorage): URL {
  let ids = 0;
  const here = new URL(`${HERE}&notice=logged-out&assertion=old&state=old`);
  return new URL(prepareOAuthRedirectUrl(storage, choice, here, () => `id-${(ids += 1)}`));
}

test('an OAuth redirect sends state and nonce and returns a proof once', () => {
  const storage = memory();
  const there = visit(storage);
  expect(Object.fromEntries(there.searchParams)).toEqual({
    client: 'shop',
    redirect_uri: HERE,
    state: 'id-1',
    nonce: 'id-2',
  });
  const back = new URL(`${HERE}&assertion=proof&state=id-1`);
  expect(readOAuthReturnOnce(storage, back)).toEqual({
    provider: 'northstar',
    proof: { assertion: 'proof', nonce: 'id-2' },
    opensAccount: false,
  });
  expect(readOAuthReturnOnce(storage, back)).toEqual({ provider: '', proof: null, opensAccount: false });
});

test('an OAuth proof with a state that this tab did not send is ignored', () => {
  const storage = memory();
  visit(storage);
  expect(readOAuthReturnOnce(storage, new URL(`${HERE}&assertion=proof&state=of-somebody-else`))).toEqual({
    provider: '',
    proof: null,
    opensAccount: false,
  });
  expect(readOAuthReturnOnce(storage, new URL(HERE))).toBe(null);
});

test('a visitor who cancelled at the OAuth provider returns without a proof and with a clean address', () => {
  const storage = memory();
  visit(storage);
  const back = new URL(`${HERE}&error=access_denied&error_description=No&state=id-1`);
  expect(readOAuthReturnOnce(storage, back)).toEqual({ provider: 'northstar', proof: null, opensAccount: false });
  expect(copyUrlWithoutOneTimeParameters(back).href).toBe(HERE);
});

test('a visitor who was opening an account when the OAuth redirect began returns to the sign-up', () => {
  const storage = memory();
  prepareOAuthRedirectUrl(
    storage,
    choice,
    buildLoginOrSignUpModeUrl(new URL(`${HERE}&mode=sign-up`), 'log-in'),
    () => 'id',
    true,
  );
  const back = new URL(`${HERE}&mode=log-in&assertion=proof&state=id`);
  expect(readOAuthReturnOnce(storage, back)).toMatchObject({ provider: 'northstar', opensAccount: true });
  expect(buildLoginOrSignUpModeUrl(back, 'sign-up').href).toBe(`${HERE}&mode=sign-up`);
});

test('favourite numbers stored before the sign-up are read as far as they are valid', () => {
  const storage = memory();
  expect(readFavouriteNumbersBeforeSignUp(storage)).toEqual([]);
  const whole = { lotteryKey: 'golden-bay', numberSets: [{ key: 'main', numbers: [1, 2] }] };
  storage.write('favourite_numbers', JSON.stringify([whole, { lotteryKey: 7 }, null]));
  expect(readFavouriteNumbersBeforeSignUp(storage)).toEqual([whole]);
  for (const broken of ['{', '"x"', '[{"lotteryKey":"a","numberSets":[{"key":"b","numbers":["1"]}]}]']) {
    storage.write('favourite_numbers', broken);
    expect(readFavouriteNumbersBeforeSignUp(storage)).toEqual([]);
  }
});
