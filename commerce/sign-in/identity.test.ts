import { expect, test } from 'vitest';
import { createCommerceCalls } from '../commerce.ts';
import { createTestTransportFromTable } from '../testing.ts';

const session = { customerId: 'c', sessionTimeout: 3600, forcePasswordChange: false, accountUpgrade: false };
const state = { addressConfirmationRequired: false, emailAddressConfirmationRequired: true };

function shop(answers: Readonly<Record<string, unknown>>) {
  const { transport, sent } = createTestTransportFromTable(answers);
  return { commerce: createCommerceCalls(transport), sent };
}

test('each way to sign in, sign up or confirm a code sends its own call and returns the session', async () => {
  const ids = ['auth.login', 'auth.autologin', 'auth.signup', 'auth.transfer', 'auth.refresh', 'social-auth.login'];
  const { commerce, sent } = shop(Object.fromEntries(ids.map((id) => [id, session])));
  const login = { email: 'ada@harbour.example', password: 'Correct-Horse-9', saveDevice: true };
  const signup = {
    email: 'nova@mail.example',
    password: 'tall-copper-kettle',
    firstname: 'Nova',
    lastname: 'Quill',
    dateOfBirth: '1990-01-01',
    state: 'WA',
    termsAccepted: true,
    metadata: { platform: 'Web' },
  } as const;
  const proof = { assertion: 'a', nonce: 'nonce-of-this-browser' };
  const opened = [
    await commerce.identity.login(login),
    await commerce.identity.autologin({ token: 't', otp: '123456' }),
    await commerce.identity.signup(signup),
    await commerce.identity.transfer('t'),
    await commerce.identity.elevate({ otp: '123456', saveDevice: true }),
    await commerce.socialAuth.login('northstar', proof),
  ];
  expect(opened).toEqual(opened.map(() => session));
  expect(sent).toEqual([
    ['auth.login', { body: login }],
    ['auth.autologin', { body: { token: 't', otp: '123456' } }],
    ['auth.signup', { body: signup }],
    ['auth.transfer', { body: { token: 't' } }],
    ['auth.refresh', { body: { otp: '123456', saveDevice: true } }],
    ['social-auth.login', { params: { provider: 'northstar' }, body: proof }],
  ]);
});

test('the identity calls for passwords, links and confirmations send what the contract asks for', async () => {
  const done = { done: true };
  const { commerce, sent } = shop({
    'auth.logout': done,
    'auth.check-email': { available: true },
    'auth.transfer-token': { token: 't' },
    'password.forgot': done,
    'password.reset': done,
    'password.force-change': done,
    'customer.change-password': done,
    'customer.confirm-address': state,
    'customer.confirm-address-by-link': state,
    'customer.confirm-email-address': state,
    'customer.confirm-email-address-by-link': state,
    'customer.resend-email-confirmation': { identifier: 'ada@******', retryAfter: 60 },
  });
  const { identity } = commerce;
  await identity.logout();
  expect(await identity.isAvailable('a@b.example')).toBe(true);
  expect(await identity.transferToken()).toEqual({ token: 't' });
  await identity.forgotPassword('a@b.example');
  await identity.resetPassword({ token: 't', password: 'tall-copper-kettle' });
  await identity.forceChange('tall-copper-kettle');
  await identity.changePassword({ currentPassword: 'o', newPassword: 'tall-copper-kettle' });
  expect(await identity.confirmAddress()).toBe(state);
  expect(await identity.confirmAddressByLink('t')).toBe(state);
  expect(await identity.confirmEmailAddress()).toBe(state);
  expect(await identity.confirmEmailAddressByLink('t')).toBe(state);
  expect(await identity.resendEmailConfirmation()).toMatchObject({ retryAfter: 60 });
  expect(sent).toEqual([
    ['auth.logout', {}],
    ['auth.check-email', { body: { email: 'a@b.example' } }],
    ['auth.transfer-token', {}],
    ['password.forgot', { body: { email: 'a@b.example' } }],
    ['password.reset', { body: { token: 't', password: 'tall-copper-kettle' } }],
    ['password.force-change', { body: { newPassword: 'tall-copper-kettle' } }],
    ['customer.change-password', { body: { currentPassword: 'o', newPassword: 'tall-copper-kettle' } }],
    ['customer.confirm-address', {}],
    ['customer.confirm-address-by-link', { body: { token: 't' } }],
    ['customer.confirm-email-address', {}],
    ['customer.confirm-email-address-by-link', { body: { token: 't' } }],
    ['customer.resend-email-confirmation', {}],
  ]);
});

test('the two-factor calls set up, confirm, resend and turn off one-time codes', async () => {
  const config = { enabled: true };
  const sentCode = { identifier: 'ada@******', retryAfter: 60 };
  const { commerce, sent } = shop({
    'two-factor.get': config,
    'two-factor.authenticator-start': { secret: 's' },
    'two-factor.authenticator': config,
    'two-factor.email-start': sentCode,
    'two-factor.email': config,
    'two-factor.turn-off': config,
    'two-factor.resend': sentCode,
    'two-factor.prompt-acknowledged': { tfaPromptRequired: false },
  });
  const { twoFactor } = commerce;
  expect([
    await twoFactor.get(),
    await twoFactor.startAuthenticator(),
    await twoFactor.confirmAuthenticator('123456'),
    await twoFactor.startEmail(),
    await twoFactor.confirmEmail('123456'),
    await twoFactor.turnOff(),
    await twoFactor.resend(),
    await twoFactor.promptAcknowledged(),
  ]).toEqual([config, { secret: 's' }, config, sentCode, config, config, sentCode, undefined]);
  expect(sent).toEqual([
    ['two-factor.get', {}],
    ['two-factor.authenticator-start', {}],
    ['two-factor.authenticator', { body: { otp: '123456' } }],
    ['two-factor.email-start', {}],
    ['two-factor.email', { body: { otp: '123456' } }],
    ['two-factor.turn-off', {}],
    ['two-factor.resend', {}],
    ['two-factor.prompt-acknowledged', {}],
  ]);
});

test('the social account calls list, link, unlink and log in', async () => {
  const links = [{ provider: 'northstar' }];
  const { commerce, sent } = shop({
    'social-auth.providers': links,
    'social-auth.list': links,
    'social-auth.link': links,
    'social-auth.unlink': [],
  });
  const { socialAuth } = commerce;
  const proof = { assertion: 'a', nonce: 'nonce-of-this-browser' };
  expect(await socialAuth.providers()).toBe(links);
  expect(await socialAuth.list()).toBe(links);
  expect(await socialAuth.link('northstar', proof)).toBe(links);
  expect(await socialAuth.unlink('northstar')).toEqual([]);
  expect(sent).toEqual([
    ['social-auth.providers', {}],
    ['social-auth.list', {}],
    ['social-auth.link', { params: { provider: 'northstar' }, body: proof }],
    ['social-auth.unlink', { params: { provider: 'northstar' } }],
  ]);
});
