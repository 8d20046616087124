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
import { stylePageMessages as messages } from './style-page.messages.gen.ts';
import { styleSamplesMessages as sampleMessages } from './style-samples.messages.gen.ts';
import { THEME_GROUND_COLOURS } from './theme-samples.tsx';

const nothing = () => undefined;

/** Buttons, links and badges on each ground. */
export function ButtonSamples() {
  return (
    <div className="style-panels">
      {THEME_GROUND_COLOURS.map(({ name, colour, className }) => (
        <div key={colour} className={`style-panel ${className}`}>
          <p className="eyebrow">{name()}</p>
          <p className="actions">
            <button type="button" className="button button--primary">
              {sampleMessages.buy()}
            </button>
            <button type="button" className="button button--secondary">
              {sampleMessages.how()}
            </button>
            <button type="button" className="button button--quiet">
              {sampleMessages.notNow()}
            </button>
          </p>
          <p className="actions">
            <button type="button" className="button button--primary" disabled>
              {sampleMessages.soldOut()}
            </button>
          </p>
          <p>
            <span className="badge">{sampleMessages.badge()}</span>
          </p>
          <p>
            {sampleMessages.textWithLink({
              link: (content) => <a href="#buttons">{content}</a>,
              quiet: (content) => <span className="muted">{content}</span>,
            })}
          </p>
        </div>
      ))}
    </div>
  );
}

interface FieldSample {
  readonly field: LabelledField;
  readonly value?: string | boolean;
  readonly problem?: string;
  readonly isDisabled?: boolean;
}

const createFields = (): readonly FieldSample[] => [
  { field: { name: 'name', widget: 'text', label: sampleMessages.firstName(), required: true, width: 'half' } },
  {
    field: { name: 'filled', widget: 'text', label: sampleMessages.lastName(), required: true, width: 'half' },
    value: sampleMessages.surname(),
  },
  {
    field: {
      name: 'email',
      widget: 'email',
      label: sampleMessages.email(),
      help: sampleMessages.emailHelp(),
      required: true,
    },
    value: 'nell@example',
    problem: sampleMessages.emailError(),
  },
  { field: { name: 'optional', widget: 'tel', label: sampleMessages.phone(), required: false, width: 'half' } },
  {
    field: { name: 'closed', widget: 'text', label: sampleMessages.customerNumber(), required: true, width: 'half' },
    value: '40 118',
    isDisabled: true,
  },
  {
    field: {
      name: 'state',
      widget: 'select',
      label: sampleMessages.state(),
      required: true,
      options: [
        { value: 'VIC', label: sampleMessages.victoria() },
        { value: 'TAS', label: sampleMessages.tasmania() },
      ],
    },
  },
  { field: { name: 'secret', widget: 'password', label: sampleMessages.password(), required: true } },
  { field: { name: 'code', widget: 'otp', label: sampleMessages.code(), required: true }, value: '4071' },
  {
    field: {
      name: 'pay',
      widget: 'radio',
      label: sampleMessages.howOften(),
      required: true,
      options: [
        { value: 'once', label: sampleMessages.once() },
        { value: 'weekly', label: sampleMessages.weekly() },
      ],
    },
    value: 'weekly',
  },
  {
    field: { name: 'terms', widget: 'checkbox', label: sampleMessages.terms(), required: true },
    value: true,
  },
];

/** All form controls, in their possible states. */
export function FormFieldSamples() {
  return (
    <form className="form-panel" aria-label={sampleMessages.form()}>
      <FormErrorSummary
        heading={sampleMessages.problem()}
        texts={[]}
        entries={[{ id: 'style-email', label: sampleMessages.email(), text: sampleMessages.emailError() }]}
        ref={{ current: null }}
      />
      <div className="form-panel__fields">
        {createFields().map(({ field, value, problem = null, isDisabled = false }) => (
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
        <SubmitButton label={sampleMessages.save()} isBusy={false} isDisabled={false} />
        <SubmitButton label={sampleMessages.save()} isBusy isDisabled={false} />
        <SubmitButton label={sampleMessages.save()} isBusy={false} isDisabled />
      </p>
    </form>
  );
}

const TOASTS = [
  ['info', sampleMessages.toastTitle, sampleMessages.toast],
  ['success', sampleMessages.successTitle, sampleMessages.success],
  ['error', sampleMessages.errorTitle, sampleMessages.error],
] as const;

const DIALOGS = [
  ['small', 320],
  ['medium', 550],
  ['large', 700],
  ['wide', 950],
] as const;

/** Samples of toasts, status messages and dialogs. */
export function MessageSamples() {
  return (
    <div className="style-split">
      <div className="style-stack">
        {TOASTS.map(([level, title, message]) => (
          <div key={level} className={`toast toast--${level}`}>
            <div>
              <p className="toast__title">{title()}</p>
              <p>{message()}</p>
            </div>
            <button type="button" className="button button--quiet">
              {sampleMessages.dismiss()}
            </button>
          </div>
        ))}
      </div>
      <div className="style-stack">
        <p className="style-status style-status--success">{sampleMessages.paid()}</p>
        <p className="style-status style-status--warning">{sampleMessages.closing()}</p>
        <p className="style-status style-status--danger">{sampleMessages.declined()}</p>
        <p className="actions">
          {DIALOGS.map(([size, width]) => (
            <button
              key={size}
              type="button"
              className="button button--secondary"
              {...dialogButtonProps('show-modal', `style-dialog-${size}`)}
            >
              {messages.openDialog({ width: `${width}` })}
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
            <h2 id={`style-dialog-${size}-heading`}>{sampleMessages.dialogHeading()}</h2>
            <p>{sampleMessages.dialogText({ width: `${width}` })}</p>
            <p className="actions">
              <button
                type="button"
                className="button button--primary"
                {...dialogButtonProps('close', `style-dialog-${size}`)}
              >
                {sampleMessages.stay()}
              </button>
            </p>
          </dialog>
        ))}
      </div>
    </div>
  );
}

/** Elements of lists and offers. */
export function ListAndOfferSamples() {
  return (
    <>
      <ul className="style-cards">
        {['surface', 'strong', 'accent'].map((ground) => (
          <li key={ground} className={`card style-card ground-${ground}`}>
            <p className="eyebrow">{sampleMessages.drawTime()}</p>
            <h3 className="card-title">{sampleMessages.offer()}</h3>
            <p className="style-card__prize">
              <PrizeAmount
                prize={{ text: sampleMessages.prize(), figure: sampleMessages.prizeFigure(), isMillions: true }}
              />
            </p>
            <p className="small">
              {sampleMessages.closesIn()}{' '}
              <Countdown
                left={{ at: '2030-01-01T00:00:00.000Z', text: sampleMessages.timeLeft() }}
                className="figure"
              />
            </p>
            <p className="actions">
              <button type="button" className="button button--primary">
                {sampleMessages.play()}
              </button>
            </p>
          </li>
        ))}
      </ul>
      <div className="style-split">
        <RadioOptionsFieldset
          legend={sampleMessages.howMany()}
          options={[
            {
              key: 'few',
              label: sampleMessages.fewGames(),
              hint: sampleMessages.fewHint(),
              aside: sampleMessages.fewPrice(),
            },
            {
              key: 'usual',
              label: sampleMessages.usualGames(),
              hint: sampleMessages.usualHint(),
              aside: sampleMessages.usualPrice(),
            },
            { key: 'many', label: sampleMessages.manyGames(), aside: sampleMessages.manyPrice() },
          ]}
          value="usual"
          onChoose={nothing}
        />
        <div className="style-stack">
          <NumberStepper
            label={sampleMessages.books()}
            value={2}
            min={1}
            max={9}
            text={sampleMessages.twoBooks()}
            fewerLabel={sampleMessages.fewerBooks()}
            moreLabel={sampleMessages.moreBooks()}
            onChange={nothing}
          />
          <PaginationLinks label={sampleMessages.winners()} page={3} count={9} href={(page) => `#page-${page}`} />
          <PaymentLogos
            logos={['visa', 'mastercard', 'amex', 'paypal', 'apple_pay', 'google_pay']}
            label={sampleMessages.waysToPay()}
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
