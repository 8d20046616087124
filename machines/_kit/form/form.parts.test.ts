import { describe, expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import { ApiError, createRefusalApiError } from '#engine/api/api-error.ts';
import { changePasswordForm } from '#schemas/generated/forms/change-password.gen.ts';
import { loginForm } from '#schemas/generated/forms/login.gen.ts';
import { type FormSubmitCallOptions, wrapFormSubmitAsActor } from './form.actors.ts';
import { getFormFlow } from './form.flow.ts';
import { formMachine } from './form.machine.ts';
import { startFormMachine } from './form.start.ts';
import { formView } from './form.view.ts';

const typed = { email: 'ada@harbour.example', password: 'Correct-Horse-9' };
const refused = new ApiError('No.', {
  status: 401,
  code: 'login_incorrect',
  errors: { this: [{ code: 'login_incorrect', message: 'That is not right.' }] },
});

interface Request extends FormSubmitCallOptions {
  readonly values: unknown;
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: unknown) => void;
}

function login() {
  const requests: Request[] = [];
  let keys = 0;
  const actor = startFormMachine({
    form: loginForm,
    today: () => '2026-11-21',
    site: () => ({ currency: 'AUD' }),
    newKey: () => `key-${(keys += 1)}`,
    submit: (values, options) =>
      new Promise((resolve, reject) => requests.push({ values, ...options, resolve, reject })),
  });
  const emittedEvents: unknown[] = [];
  actor.on('*', (event) => emittedEvents.push(event));
  const last = () => {
    const request = requests.at(-1);
    if (!request) throw new Error('nothing was sent');
    return request;
  };
  return { actor, requests, last, emittedEvents, view: () => formView(actor.getSnapshot()) };
}

const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

describe('a form', () => {
  test('sends its checked values once, even when it is submitted again', async () => {
    const { actor, requests, last, emittedEvents, view } = login();
    actor.send({ type: 'FORM.SUBMIT', values: { ...typed, email: ` ${typed.email} `, other: 'x' } });
    actor.send({ type: 'FORM.SUBMIT', values: typed });
    expect(view().state).toBe('submitting');
    expect(requests.map(({ values }) => values)).toEqual([{ ...typed, saveDevice: false }]);
    last().resolve('session');
    await settled();
    actor.send({ type: 'FORM.SUBMIT', values: typed });
    expect([view().state, requests.length]).toEqual(['success', 1]);
    expect(emittedEvents).toEqual([{ type: 'form.succeeded', name: 'login', output: 'session' }]);
  });

  test('shows the problems of its invalid fields and sends nothing', () => {
    const { actor, requests, view } = login();
    actor.send({ type: 'FORM.SUBMIT', values: { email: 'ada' } });
    expect(view()).toMatchObject({
      state: 'idle',
      problems: { email: { message: 'email' }, password: { message: 'required' } },
      failures: 1,
    });
    expect(requests).toEqual([]);
  });

  test('keeps its values after a refusal, shows its message, and can be sent again', async () => {
    const { actor, requests, last, emittedEvents, view } = login();
    actor.send({ type: 'FORM.SUBMIT', values: typed });
    last().reject(refused);
    await settled();
    expect(view()).toEqual({
      state: 'error',
      values: typed,
      problems: {},
      general: [{ code: 'login_incorrect', text: 'That is not right.' }],
      isLocked: false,
      failures: 1,
      fills: 0,
    });
    expect(emittedEvents).toEqual([
      {
        type: 'form.refused',
        name: 'login',
        failure: { status: 401, code: 'login_incorrect', result: null },
        message: 'That is not right.',
      },
    ]);
    actor.send({ type: 'FORM.SUBMIT' });
    expect([view().state, view().general, requests.length]).toEqual(['submitting', [], 2]);
  });

  test('repeats an unanswered request under the same idempotency key, and takes a new key for other values or after an answer', async () => {
    const { actor, last } = login();
    const send = async (values: typeof typed, error: unknown) => {
      actor.send({ type: 'FORM.SUBMIT', values });
      const { idempotencyKey, reject } = last();
      reject(error);
      await settled();
      return idempotencyKey;
    };
    const unanswered = new ApiError('Failed to fetch', { status: 502 });
    const keys = [
      await send(typed, unanswered),
      await send(typed, new ApiError('timeout', { status: 408, answered: false })),
      await send(typed, unanswered),
      await send({ ...typed, password: 'another' }, new TypeError('x')),
      await send({ ...typed, password: 'another' }, refused),
      await send({ ...typed, password: 'another' }, refused),
    ];
    expect(keys).toEqual(['key-1', 'key-1', 'key-1', 'key-2', 'key-2', 'key-3']);
  });

  test('shows a general message for an error without words for customers, and the words of a refusal that has some', async () => {
    const { actor, last, view } = login();
    for (const error of [new ApiError('secret', { status: 500, errors: refused.errors }), new TypeError('secret')]) {
      actor.send({ type: 'FORM.SUBMIT', values: typed });
      last().reject(error);
      await settled();
      expect(view().general).toEqual([{ message: 'failed' }]);
    }
    actor.send({ type: 'FORM.SUBMIT' });
    last().reject(new ApiError('Lost network connection', { status: 408, answered: false }));
    await settled();
    expect(view().general).toEqual([{ message: 'no-answer' }]);
    actor.send({ type: 'FORM.SUBMIT' });
    last().reject(new ApiError('The API responded with a 429 error', { status: 429 }));
    await settled();
    expect(view().general).toEqual([{ message: 'failed' }]);
    actor.send({ type: 'FORM.SUBMIT' });
    last().reject(createRefusalApiError(429, 'rate_limited', 'Try later.'));
    await settled();
    expect(view().general).toEqual([{ code: 'rate_limited', text: 'Try later.' }]);
  });

  test('aborts its request when it is cancelled or stopped', () => {
    const { actor, last, view } = login();
    actor.send({ type: 'FORM.SUBMIT', values: typed });
    const first = last();
    actor.send({ type: 'FORM.CANCEL' });
    expect([first.signal.aborted, view().state]).toEqual([true, 'idle']);
    actor.send({ type: 'FORM.SUBMIT' });
    actor.stop();
    expect(last().signal.aborted).toBe(true);
  });

  test('checks a field when the customer leaves it, unless it is blank; typing clears the problem', () => {
    const { actor, view } = login();
    actor.send({ type: 'FIELD.BLUR', name: 'email' });
    expect(view().problems).toEqual({});
    actor.send({ type: 'FIELD.CHANGE', name: 'email', value: 'ada' });
    actor.send({ type: 'FIELD.BLUR', name: 'email' });
    expect(view().problems).toEqual({ email: { message: 'email' } });
    actor.send({ type: 'FIELD.CHANGE', name: 'email', value: 'ada@' });
    expect(view().problems).toEqual({});
  });

  test('is filled with given values except where the customer has typed, and a reset takes the given values there too', () => {
    const { actor, view } = login();
    actor.send({ type: 'FIELD.CHANGE', name: 'password', value: 'typed' });
    actor.send({ type: 'FORM.FILL', values: { email: 'ada@harbour.example', password: 'given' } });
    expect(view()).toMatchObject({ values: { email: 'ada@harbour.example', password: 'typed' }, fills: 1 });
    actor.send({ type: 'FORM.RESET' });
    expect(view()).toMatchObject({ values: { email: 'ada@harbour.example', password: 'given' }, fills: 2 });
  });
});

test('a form field that must repeat another field is checked again when the other field changes', () => {
  const actor = startFormMachine({
    form: changePasswordForm,
    today: () => '2026-11-21',
    site: () => ({ currency: 'AUD' }),
    newKey: () => 'key',
    submit: () => Promise.resolve(null),
  });
  const values = { currentPassword: 'old', newPassword: 'a few words', newPasswordAgain: 'other words' };
  actor.send({ type: 'FORM.SUBMIT', values });
  expect(Object.keys(formView(actor.getSnapshot()).problems)).toEqual(['newPasswordAgain']);
  actor.send({ type: 'FIELD.CHANGE', name: 'newPassword', value: 'other words' });
  expect(formView(actor.getSnapshot()).problems).toEqual({});
});

test('a flow with a log-in form goes on to its next state when the form fails with 2fa_required', async () => {
  const parts = { today: () => '2026-11-21', site: () => ({ currency: 'AUD' }), newKey: () => 'key' };
  const needsCode = new ApiError('Code.', { status: 403, code: '2fa_required' });
  const flow = setup({
    actors: {
      loginForm: formMachine.provide({ actors: { submit: wrapFormSubmitAsActor(() => Promise.reject(needsCode)) } }),
    },
  }).createMachine({
    initial: 'login',
    states: {
      login: {
        invoke: {
          id: 'loginForm',
          src: 'loginForm',
          input: { form: loginForm, ...parts },
          onSnapshot: {
            guard: ({ event }) => event.snapshot.context.failure?.code === '2fa_required',
            target: 'requesting_otp',
          },
        },
      },
      requesting_otp: {},
    },
  });
  const actor = createActor(flow).start();
  const child = actor.getSnapshot().children['loginForm'];
  child?.send({ type: 'FORM.SUBMIT', values: typed });
  await settled();
  expect(actor.getSnapshot().value).toBe('requesting_otp');
});

test('getFormFlow returns the same flow each time for a form, with the scope page', () => {
  expect(getFormFlow('login')).toBe(getFormFlow('login'));
  expect(getFormFlow('sign-up')).toEqual({ id: 'form.sign-up', scope: 'page' });
});
