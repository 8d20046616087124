// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { ApiError } from '#engine/api/api-error.ts';
import { createFlowRunner } from '#engine/flows/create-flows.ts';
import { FlowProvider } from '#engine/flows/use-flow.tsx';
import { BlockContext } from '#engine/render/block-context.tsx';
import type { ElevationServices } from '#machines/sign-in/two-factor-elevation/two-factor-elevation.actors.ts';
import { twoFactorElevationFlow } from '#machines/sign-in/two-factor-elevation/two-factor-elevation.flow.ts';
import { startElevationMachine } from '#machines/sign-in/two-factor-elevation/two-factor-elevation.start.ts';
import { stubBlockContext } from '../../_testing/shop-page.tsx';
import { ElevationDialog } from './elevation-dialog.tsx';

const request = { method: 'email', methods: ['email'], identifier: 'ada@******' };

async function open(services: Partial<ElevationServices> = {}, elevationRequest = request) {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  const none = () => Promise.resolve();
  const noPendingCalls = { list: () => [], elevated: () => {} };
  const start = () =>
    startElevationMachine({ pendingCalls: noPendingCalls, elevate: none, resend: none, check: none, ...services });
  const flows = createFlowRunner({ 'two-factor-elevation': async () => start });
  const actor = await flows.start(twoFactorElevationFlow);
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  await act(async () =>
    createRoot(page).render(
      <BlockContext value={stubBlockContext}>
        <FlowProvider flows={flows}>
          <ElevationDialog id="it" props={{}} data={undefined} slots={{}} />
        </FlowProvider>
      </BlockContext>,
    ),
  );
  await act(async () =>
    actor.send({ type: 'CALL.BLOCKED', callId: 'funds.deposit.create', request: elevationRequest }),
  );
  const text = () => page.textContent ?? '';
  const code = () => page.querySelector<HTMLInputElement>('#it-code-code');
  const submit = async (value: string) => {
    const input = code();
    await act(async () => {
      Reflect.set(Object.getPrototypeOf(input), 'value', value, input);
      input?.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await act(async () => page.querySelector('form')?.requestSubmit());
  };
  return { page, actor, text, code, submit, dialog: () => page.querySelector('dialog') };
}

const refuse = (code: string) => () => Promise.reject(new ApiError('No.', { status: 403, code }));

test('the elevation dialog opens for a blocked call, and says where the code was sent', async () => {
  const { dialog, text } = await open();
  expect(dialog()?.open).toBe(true);
  expect(text()).toContain(
    'Enter your codeWe’ve sent a code to ada@******.6 digit codeThe code from your authenticator app or email Remember this deviceVerifySend a new codeDidn’t get it? Check your junk folder. You can request a new code once a minute.',
  );
});

test('the elevation dialog puts the focus into the field of the code', async () => {
  const { code } = await open();
  expect(document.activeElement).toBe(code());
});

test('the elevation dialog asks for the code of the authenticator app, and does not offer to send a new one', async () => {
  const { page, text } = await open({}, { method: 'authenticator', methods: ['authenticator'], identifier: '' });
  expect(text()).toContain('Enter the code shown in your authenticator app.');
  expect([...page.querySelectorAll('button')].map(({ textContent }) => textContent)).not.toContain('Send a new code');
});

test('the elevation dialog sends six digits with the choice of remembering the device, then closes', async () => {
  const elevate = vi.fn<ElevationServices['elevate']>(() => Promise.resolve());
  const { page, submit, dialog } = await open({ elevate });
  await act(async () => page.querySelector<HTMLInputElement>('#it-code-saveDevice')?.click());
  await submit('123456');
  expect(elevate.mock.calls.map(([code]) => code)).toEqual([{ otp: '123456', saveDevice: true }]);
  await expect.poll(() => dialog()?.open).toBe(false);
});

test('the elevation dialog says that a code is incomplete, and sends nothing', async () => {
  const elevate = vi.fn<ElevationServices['elevate']>(() => Promise.resolve());
  const { submit, text, code } = await open({ elevate });
  await submit('12345');
  expect(text()).toContain('A 6 digit code is required.');
  expect(code()?.getAttribute('aria-invalid')).toBe('true');
  expect(elevate).not.toHaveBeenCalled();
});

test('the elevation dialog says that a code is wrong, and takes another', async () => {
  const { submit, text, code } = await open({ elevate: refuse('2fa_incorrect') });
  await submit('000000');
  await expect.poll(text).toContain('Code is incorrect or expired. Try again or contact support');
  expect(text()).toContain('Authentication failed. Please try again.');
  expect(code()?.disabled).toBe(false);
});

test('the elevation dialog is locked when too many wrong codes have locked the account', async () => {
  const { page, submit, text, code } = await open({ elevate: refuse('2fa_account_locked') });
  await submit('000000');
  await expect
    .poll(text)
    .toContain('Your account has been locked due to too many incorrect 2FA attempts. Please contact support.');
  expect(text()).toContain('Account locked');
  expect([code()?.disabled, page.querySelector<HTMLButtonElement>('.submit-button')?.disabled]).toEqual([true, true]);
});

test('the elevation dialog disables its button for a new code once it was pressed', async () => {
  const { page, text } = await open();
  const resend = () =>
    [...page.querySelectorAll('button')].find(({ textContent }) => textContent === 'Send a new code');
  expect(resend()?.disabled).toBe(false);
  await act(async () => resend()?.click());
  expect(resend()?.disabled).toBe(true);
  expect(text()).toContain('Send a new code');
});

test('closing the elevation dialog abandons the blocked call', async () => {
  const { page, actor, dialog } = await open();
  await act(async () => page.querySelector<HTMLButtonElement>('button[aria-label=Close]')?.click());
  expect(actor.getSnapshot().value).toBe('abandoned');
  expect(dialog()?.open).toBe(false);
});

test('the elevation dialog asks a customer without two-factor for the password, and says when it is wrong', async () => {
  const elevate = vi.fn<ElevationServices['elevate']>(() =>
    Promise.reject(new ApiError('No.', { status: 422, code: 'password_incorrect' })),
  );
  const elevationRequest = { method: 'password', methods: ['password'], identifier: '' };
  const { page, text, code } = await open({ elevate }, elevationRequest);
  expect(text()).toContain('Enter your password');
  expect(code()).toBeNull();
  const input = page.querySelector<HTMLInputElement>('#it-password-password');
  await act(async () => page.querySelector('form')?.requestSubmit());
  expect(text()).toContain('This field is required');
  await act(async () => {
    Reflect.set(Object.getPrototypeOf(input), 'value', 'tall-copper-kettle', input);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => page.querySelector('form')?.requestSubmit());
  expect(elevate.mock.calls.map(([proof]) => proof)).toEqual([{ password: 'tall-copper-kettle' }]);
  await expect.poll(text).toContain('Incorrect password.');
});
