import { PaymentLogos } from '#blocks/_ui/checkout/payment-logos.tsx';
import { Countdown } from '#blocks/_ui/countdown.tsx';
import { dialogButtonProps } from '#blocks/_ui/dialog-button-props.ts';
import { FormErrorSummary } from '#blocks/_ui/form/error-summary.tsx';
import { LabelledFormField } from '#blocks/_ui/form/form-field.tsx';
import type { LabelledField } from '#blocks/_ui/form/page-form.ts';
import { RadioOptionsFieldset } from '#blocks/_ui/form/radio-choice.tsx';
import { NumberStepper } from '#blocks/_ui/form/stepper.tsx';
import { SubmitButton } from '#blocks/_ui/form/submit-button.tsx';
import { ICON_NAMES, Icon } from '#blocks/_ui/icon.tsx';
import { PrizeAmount } from '#blocks/_ui/offer/prize-amount.tsx';
import { PaginationLinks } from '#blocks/_ui/page-links.tsx';
import { THEME_GROUND_COLOURS } from './theme-samples.tsx';

const nothing = () => undefined;

/** Buttons, links and badges on each ground. */
export function ButtonSamples() {
  return (
    <div className="style-panels">
      {THEME_GROUND_COLOURS.map(({ name, className }) => (
        <div key={name} className={`style-panel ${className}`}>
          <p className="eyebrow">{name}</p>
          <p className="actions">
            <button type="button" className="button button--primary">
              Buy a ticket
            </button>
            <button type="button" className="button button--secondary">
              How it works
            </button>
            <button type="button" className="button button--quiet">
              Not now
            </button>
          </p>
          <p className="actions">
            <button type="button" className="button button--primary" disabled>
              Sold out
            </button>
          </p>
          <p>
            <span className="badge">Tonight</span>
          </p>
          <p>
            Words with <a href="#buttons">a link</a> among them, and <span className="muted">quieter ones</span>.
          </p>
        </div>
      ))}
    </div>
  );
}

const FIELDS: readonly {
  readonly field: LabelledField;
  readonly value?: string | boolean;
  readonly problem?: string;
  readonly isDisabled?: boolean;
}[] = [
  { field: { name: 'name', widget: 'text', label: 'First name', required: true, width: 'half' } },
  { field: { name: 'filled', widget: 'text', label: 'Last name', required: true, width: 'half' }, value: 'Quirke' },
  {
    field: {
      name: 'email',
      widget: 'email',
      label: 'Email address',
      help: 'We send your tickets there.',
      required: true,
    },
    value: 'nell@example',
    problem: 'Please enter a valid email address',
  },
  { field: { name: 'optional', widget: 'tel', label: 'Phone', required: false, width: 'half' } },
  {
    field: { name: 'closed', widget: 'text', label: 'Customer number', required: true, width: 'half' },
    value: '40 118',
    isDisabled: true,
  },
  {
    field: {
      name: 'state',
      widget: 'select',
      label: 'State or territory',
      required: true,
      options: [
        { value: 'VIC', label: 'Victoria' },
        { value: 'TAS', label: 'Tasmania' },
      ],
    },
  },
  { field: { name: 'secret', widget: 'password', label: 'Password', required: true } },
  { field: { name: 'code', widget: 'otp', label: '6 digit code', required: true }, value: '4071' },
  {
    field: {
      name: 'pay',
      widget: 'radio',
      label: 'How often',
      required: true,
      options: [
        { value: 'once', label: 'Once' },
        { value: 'weekly', label: 'Every week' },
      ],
    },
    value: 'weekly',
  },
  {
    field: { name: 'terms', widget: 'checkbox', label: 'I agree to the terms and conditions', required: true },
    value: true,
  },
];

/** Every control of a form, in the states that it can be in. */
export function FormFieldSamples() {
  return (
    <form className="form-panel" aria-label="Example">
      <FormErrorSummary
        heading="There is a problem"
        texts={[]}
        entries={[{ id: 'style-email', label: 'Email address', text: 'Please enter a valid email address' }]}
        ref={{ current: null }}
      />
      <div className="form-panel__fields">
        {FIELDS.map(({ field, value, problem = null, isDisabled = false }) => (
          <LabelledFormField
            key={field.name}
            field={field}
            id={`style-${field.name}`}
            value={value}
            problem={problem}
            isDisabled={isDisabled}
            onChange={nothing}
            onLeave={nothing}
          />
        ))}
      </div>
      <p className="actions">
        <SubmitButton label="Save" isBusy={false} isDisabled={false} />
        <SubmitButton label="Save" isBusy isDisabled={false} />
        <SubmitButton label="Save" isBusy={false} isDisabled />
      </p>
    </form>
  );
}

const TOASTS = [
  ['info', 'Your cart', 'A ticket was removed, because its draw has closed.'],
  ['success', 'Success', 'Your address is confirmed.'],
  ['error', 'That did not work', 'We could not reach your bank. Please try again.'],
] as const;

const DIALOGS = [
  ['small', 320],
  ['medium', 550],
  ['large', 700],
  ['wide', 950],
] as const;

/** What tells people how things went: notices, words of status, dialogs. */
export function MessageSamples() {
  return (
    <div className="style-split">
      <div className="style-stack">
        {TOASTS.map(([level, title, message]) => (
          <div key={level} className={`toast toast--${level}`}>
            <div>
              <p className="toast__title">{title}</p>
              <p>{message}</p>
            </div>
            <button type="button" className="button button--quiet">
              Ok, got it
            </button>
          </div>
        ))}
      </div>
      <div className="style-stack">
        <p className="style-status style-status--success">Paid. Good luck!</p>
        <p className="style-status style-status--warning">This draw closes in eight minutes.</p>
        <p className="style-status style-status--danger">Your card was declined.</p>
        <p className="actions">
          {DIALOGS.map(([size, width]) => (
            <button
              key={size}
              type="button"
              className="button button--secondary"
              {...dialogButtonProps('show-modal', `style-dialog-${size}`)}
            >
              Open a dialog of {width} px
            </button>
          ))}
        </p>
        {DIALOGS.map(([size, width]) => (
          <dialog
            key={size}
            id={`style-dialog-${size}`}
            className={`style-dialog style-dialog--${size}`}
            aria-labelledby={`style-dialog-${size}-heading`}
          >
            <h2 id={`style-dialog-${size}-heading`}>Are you still there?</h2>
            <p>You will be signed out in 58 seconds. This dialog is {width} px wide, where the window is wider.</p>
            <p className="actions">
              <button
                type="button"
                className="button button--primary"
                {...dialogButtonProps('close', `style-dialog-${size}`)}
              >
                Stay
              </button>
            </p>
          </dialog>
        ))}
      </div>
    </div>
  );
}

/** What lists and offers are made of. */
export function ListAndOfferSamples() {
  return (
    <>
      <ul className="style-cards">
        {['surface', 'strong', 'accent'].map((ground) => (
          <li key={ground} className={`card style-card ground-${ground}`}>
            <p className="eyebrow">Tonight, 8:30 pm</p>
            <h3 className="card-title">Copper Kettle</h3>
            <p className="style-card__prize">
              <PrizeAmount prize={{ text: '$12.5 million', figure: '$12.5', isMillions: true }} />
            </p>
            <p className="small">
              Closes in <Countdown left={{ at: '2030-01-01T00:00:00.000Z', text: '2h 10m' }} className="figure" />
            </p>
            <p className="actions">
              <button type="button" className="button button--primary">
                Play
              </button>
            </p>
          </li>
        ))}
      </ul>
      <div className="style-split">
        <RadioOptionsFieldset
          legend="How many games"
          options={[
            { key: 'few', label: '6 games', hint: 'a start', aside: '$7.50' },
            { key: 'usual', label: '18 games', hint: 'most people', aside: '$21.60' },
            { key: 'many', label: '36 games', aside: '$42.00' },
          ]}
          value="usual"
          onChoose={nothing}
        />
        <div className="style-stack">
          <NumberStepper
            label="Books"
            value={2}
            min={1}
            max={9}
            text="2 books"
            fewerLabel="One book fewer"
            moreLabel="One book more"
            onChange={nothing}
          />
          <PaginationLinks label="Winners" page={3} count={9} href={(page) => `#page-${page}`} />
          <PaymentLogos
            logos={['visa', 'mastercard', 'amex', 'paypal', 'apple_pay', 'google_pay']}
            label="Ways to pay"
          />
        </div>
      </div>
      <ul className="style-icons">
        {ICON_NAMES.map((name) => (
          <li key={name}>
            <Icon name={name} />
            <span className="small muted">{name}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
