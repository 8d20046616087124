// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ApiError } from '#engine/api/api-error.ts';
import { createFlowRunner } from '#engine/flows/create-flows.ts';
import { FlowProvider } from '#engine/flows/use-flow.tsx';
import { BlockContext } from '#engine/render/block-context.tsx';
import type { SubmitForm } from '#machines/_kit/form/form.actors.ts';
import { getFormFlow, getFormFlowId } from '#machines/_kit/form/form.flow.ts';
import { startFormMachine } from '#machines/_kit/form/form.start.ts';
import { type FormName, formDescriptions } from '#schemas/generated/forms/descriptions.gen.ts';
import { formLoaders } from '#schemas/generated/forms/loaders.gen.ts';
import { findButton, pressButton, stubBlockContext } from '../../_testing/shop-page.tsx';
import { createFormDescriptionForBlock } from '../../_ui/form/form.data.ts';
import type { FormProps } from './form.gen.ts';
import schema from './form.schema.json' with { type: 'json' };
import { Form } from './form.tsx';

function block(form: FormName, props: Partial<FormProps> = {}): ReactNode {
  return (
    <Form
      id="it"
      props={{ form, level: 2, ...props }}
      data={createFormDescriptionForBlock(form, stubBlockContext, props)}
      slots={{}}
    />
  );
}

async function show(
  form: FormName,
  submit: SubmitForm<unknown>,
  props: Partial<FormProps> = {},
  prepare: (page: HTMLElement) => void = () => undefined,
) {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  const machine = await formLoaders[form]();
  const start = () =>
    startFormMachine<unknown>({
      form: machine,
      submit,
      today: () => '2026-11-21',
      site: () => ({ currency: 'AUD' }),
      newKey: () => 'key',
    });
  const flows = createFlowRunner({ [getFormFlowId(form)]: async () => start });
  const tree = (
    <BlockContext value={stubBlockContext}>
      <FlowProvider flows={flows}>{block(form, props)}</FlowProvider>
    </BlockContext>
  );
  const page = document.createElement('div');
  page.innerHTML = renderToString(tree);
  document.body.replaceChildren(page);
  prepare(page);
  await act(async () => void hydrateRoot(page, tree));
  const control = (name: string) => {
    const found = page.querySelector<HTMLInputElement>(`#it-${name}`);
    if (!found) throw new Error(`there is no field ${name}`);
    return found;
  };
  return { page, control, actor: flows.current(getFormFlow(form)) };
}

/** Types as a person does. React watches the property of the element itself, and would take no notice of it. */
async function type(control: HTMLInputElement, value: string) {
  await act(async () => {
    Reflect.set(Object.getPrototypeOf(control), 'value', value, control);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

async function leave(control: HTMLInputElement) {
  await act(async () => {
    control.focus();
    control.blur();
  });
}

const text = (page: HTMLElement, selector: string) => page.querySelector(selector)?.textContent;
const described = (page: HTMLElement, control: HTMLInputElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => page.querySelector(`[id="${id}"]`)?.textContent?.trim())
    .join(' | ');
const never = () => new Promise<never>(() => undefined);
const refusing = (error: ApiError) => () => Promise.reject(error);

test('the schema of the form block lists every form and every field that there is', () => {
  const fields = Object.values(formDescriptions).flatMap((form) => form.fields.map(({ name }) => name));
  expect(schema.properties.form.enum).toEqual(Object.keys(formDescriptions));
  expect(schema.properties.fields.items.properties.name.enum).toEqual([...new Set(fields)].sort());
});

describe('a form as the server renders it', () => {
  const html = (props: Partial<FormProps> = {}) =>
    renderToString(<BlockContext value={stubBlockContext}>{block('login', props)}</BlockContext>);

  test('has its fields with their labels, and a disabled button until the page is hydrated', () => {
    const page = document.createElement('div');
    page.innerHTML = html();
    const form = page.querySelector('form');
    expect([form?.method, form?.noValidate, text(page, 'h2')]).toEqual(['post', false, 'Log in']);
    expect([...page.querySelectorAll('label')].map(({ textContent }) => textContent)).toEqual([
      'Email address',
      'Password',
      'Remember this device',
    ]);
    expect(page.querySelector<HTMLInputElement>('#it-email')?.autocomplete).toBe('username');
    expect(findButton(page, 'Continue').disabled).toBe(true);
    expect(html()).toContain(
      '<noscript><p class="form-panel__no-script">Please turn on JavaScript to use this form.</p></noscript>',
    );
  });

  test('takes its heading, button text and field texts from the props of the page', () => {
    const page = html({
      level: 1,
      heading: 'Welcome back',
      submit: 'Let me in',
      fields: [{ name: 'email', label: 'E-mail', help: 'The one you signed up with.' }],
    });
    for (const part of ['<h1', 'Welcome back', 'Let me in', '>E-mail<', 'The one you signed up with.']) {
      expect(page).toContain(part);
    }
  });
});

describe('sending a form', () => {
  test('with wrong values moves the focus to the summary of errors, and each field says what it needs', async () => {
    const { page, control } = await show('login', never);
    await type(control('email'), 'ada');
    await pressButton(page, 'Continue');
    expect(document.activeElement?.getAttribute('role')).toBe('alert');
    expect([...page.querySelectorAll('[role=alert] a')].map(({ textContent }) => textContent)).toEqual([
      'Email address: Please enter a valid email address',
      'Password: This field is required',
    ]);
    expect(described(page, control('password'))).toBe('This field is required');
    expect(control('email').getAttribute('aria-invalid')).toBe('true');
    expect(control('email').value).toBe('ada');
    await act(async () => page.querySelector<HTMLAnchorElement>('[role=alert] a[href="#it-password"]')?.click());
    expect(document.activeElement).toBe(control('password'));
    await type(control('password'), 'x');
    expect(control('password').getAttribute('aria-invalid')).toBe('false');
    expect([...page.querySelectorAll('[role=alert] a')].length).toBe(1);
  });

  test('with errors lists them in a summary, and a field that becomes invalid later shows its error at the field only', async () => {
    const { page, control } = await show('sign-up', never);
    await type(control('email'), 'ada@harbour.example');
    await pressButton(page, 'Continue');
    await type(control('email'), 'ada');
    await leave(control('email'));
    expect(described(page, control('email'))).toBe('Please enter a valid email address');
    expect(text(page, '[role=alert]')).not.toContain('Email address');
  });

  test('twice makes one call, and the button says that it is sending', async () => {
    const sent: unknown[] = [];
    const { page, control } = await show('login', (values) => {
      sent.push(values);
      return never();
    });
    await type(control('email'), 'ada@harbour.example');
    await type(control('password'), 'Correct-Horse-9');
    await pressButton(page, 'Continue');
    await pressButton(page, 'Sending…');
    expect(sent).toEqual([{ email: 'ada@harbour.example', password: 'Correct-Horse-9', saveDevice: false }]);
    expect(findButton(page, 'Sending…').getAttribute('aria-disabled')).toBe('true');
    expect([...page.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)).toContain('Sending');
  });

  test('that the server refuses keeps what was typed, and shows the messages of the server at the fields', async () => {
    const errors = {
      email: [{ code: 'email_taken', message: 'There is an account with this address.' }],
      general: [{ code: 'busy', message: 'One moment.' }],
    };
    const { page, control } = await show('forgot-password', refusing(new ApiError('x', { status: 422, errors })));
    await type(control('email'), 'ada@harbour.example');
    await pressButton(page, 'Continue');
    expect(described(page, control('email'))).toBe('There is an account with this address.');
    expect(text(page, '[role=alert]')).toContain('One moment.');
    expect(control('email').value).toBe('ada@harbour.example');
    expect(findButton(page, 'Continue').disabled).toBe(false);
  });

  test('includes a value that the browser filled in without an event', async () => {
    const sent: unknown[] = [];
    const { page, control } = await show('forgot-password', (values) => {
      sent.push(values);
      return never();
    });
    control('email').value = 'ada@harbour.example';
    await pressButton(page, 'Continue');
    expect(sent).toEqual([{ email: 'ada@harbour.example' }]);
  });

  test('with success replaces the form by its message, which takes the focus', async () => {
    const success = { text: 'A link is on its way.', keepsForm: false };
    const { page, control } = await show('forgot-password', async () => null, { success });
    await type(control('email'), 'ada@harbour.example');
    await pressButton(page, 'Continue');
    expect(page.querySelector('form')).toBeNull();
    expect(document.activeElement?.textContent).toBe('A link is on its way.');
    expect(document.activeElement?.getAttribute('role')).toBe('status');
  });
});

describe('typing into a form', () => {
  test('shows and announces the error of a wrong field as soon as the field is left', async () => {
    const { page, control } = await show('sign-up', never);
    await type(control('dateOfBirth'), '2015-01-01');
    await leave(control('dateOfBirth'));
    expect(described(page, control('dateOfBirth'))).toBe('You must be 18 or over. | You must be 18 or over.');
    expect([...page.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)).toContain(
      'Date of birth: You must be 18 or over.',
    );
    expect(page.querySelector('[role=alert]')?.textContent).toBe('');
  });

  test('shows the password as plain text once its toggle is pressed', async () => {
    const { page, control } = await show('login', never);
    const toggle = findButton(page, 'Show Password');
    expect([control('password').type, toggle.getAttribute('aria-pressed')]).toEqual(['password', 'false']);
    await act(async () => toggle.click());
    expect([control('password').type, toggle.getAttribute('aria-pressed')]).toEqual(['text', 'true']);
  });

  test('keeps only the digits of a pasted one-time code, of which six are required', async () => {
    const { page, control } = await show('two-factor-code', never);
    await type(control('code'), '12a456789');
    expect(control('code').value).toBe('12456');
    expect([control('code').inputMode, control('code').autocomplete]).toEqual(['numeric', 'one-time-code']);
    await pressButton(page, 'Continue');
    expect(text(page, '.field__error')).toBe('A 6 digit code is required.');
  });

  test('with a wrong one-time code reports it at the field, and too many wrong codes lock the form', async () => {
    const answers = ['2fa_incorrect', '2fa_account_locked'];
    const { page, control } = await show('two-factor-code', () => {
      const code = answers.shift() ?? '';
      return Promise.reject(new ApiError(code, { status: 403, code, errors: { this: [{ code, message: code }] } }));
    });
    await type(control('code'), '123456');
    await pressButton(page, 'Continue');
    expect(text(page, '.field__error')).toBe('Code is incorrect or expired. Try again or contact support');
    await pressButton(page, 'Continue');
    expect(text(page, '[role=alert]')).toBe(
      'Account lockedYour account has been locked due to too many incorrect 2FA attempts. Please contact support.',
    );
    expect([control('code').disabled, findButton(page, 'Continue').disabled]).toEqual([true, true]);
  });

  test('reports a repeated password that differs, with the name of the first field written as within a sentence', async () => {
    const { page, control } = await show('change-password', never);
    await type(control('currentPassword'), 'an old one');
    await type(control('newPassword'), 'a few words');
    await type(control('newPasswordAgain'), 'a few Words');
    await pressButton(page, 'Continue');
    expect(text(page, '.field__error')).toBe('Your new password does not match');
  });

  test('shows the error message of the page with its values filled in, and the default one if that of the page is malformed', async () => {
    const messages = { 'too-short': 'Write {length} or more', mismatch: 'Broken {fieldName' };
    const { page, control } = await show('change-password', never, { messages });
    await type(control('currentPassword'), 'an old one');
    await type(control('newPassword'), 'short');
    await type(control('newPasswordAgain'), 'other');
    await pressButton(page, 'Continue');
    expect([...page.querySelectorAll('.field__error')].map(({ textContent }) => textContent)).toEqual([
      'Write 8 or more',
      'Your new password does not match',
    ]);
  });

  test('shows the error message of the page in place of the default one', async () => {
    const { page } = await show('login', never, { messages: { required: 'We need this' } });
    await pressButton(page, 'Continue');
    expect(text(page, '.field__error')).toBe('We need this');
  });
});

test('a value typed into a form before hydration is known to its machine afterwards', async () => {
  const { control, actor } = await show('login', never, {}, (page) => {
    const email = page.querySelector<HTMLInputElement>('#it-email');
    if (email) email.value = 'ada';
  });
  expect(actor?.getSnapshot().context.values).toEqual({ email: 'ada' });
  await leave(control('email'));
  expect(control('email').getAttribute('aria-invalid')).toBe('true');
  expect(control('email').value).toBe('ada');
});

test('values that come later fill the fields of a form, except one that was typed into', async () => {
  const { control, actor } = await show('customer-details', never);
  await type(control('lastname'), 'Lovelace');
  await act(async () =>
    actor?.send({ type: 'FORM.FILL', values: { firstname: 'Ada', lastname: 'King', state: 'VIC' } }),
  );
  expect([control('firstname').value, control('lastname').value, control('state').value]).toEqual([
    'Ada',
    'Lovelace',
    'VIC',
  ]);
});
