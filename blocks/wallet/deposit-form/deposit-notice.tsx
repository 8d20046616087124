import type { Ref } from 'react';
import { useMessages } from '#engine/messages/use-messages.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import type { DepositOutput } from '#machines/wallet/deposit/deposit.types.ts';
import { CARD_INVALID_FAILURE_CODE } from '#machines/wallet/deposit/deposit-codes.public.ts';
import type { DepositFormEvent } from '#machines/wallet/deposit-form/deposit-form.types.ts';
import type { DepositFormView } from '#machines/wallet/deposit-form/deposit-form.view.ts';
import { ManageSavedFundsLink, TOO_MANY_SAVED_FUNDS_ERROR_CODE } from '../../_ui/checkout/saved-funds-link.tsx';
import { usePaymentFailureFormatter } from '../../_ui/deposit/payment-failure.ts';
import { VERIFICATION_REQUIRED_ERROR_CODE, VerifyAccountLink } from '../_shared/verify-account-link.tsx';
import { type DepositFormMessages, depositFormMessages } from './deposit-form.messages.gen.ts';

interface DepositNoticeProps {
  readonly view: DepositFormView | null;
  readonly send: (event: DepositFormEvent) => void;
  readonly ref: Ref<HTMLDivElement>;
}

/** Result of the last attempt, while the form is open for another. */
export function LastDepositAttemptNotice({ view, send, ref }: DepositNoticeProps) {
  const messages = useMessages(depositFormMessages);
  const formatFailure = usePaymentFailureFormatter();
  const href = useRouteHrefBuilder();
  const text = view ? textOf(view, messages, formatFailure) : null;
  const output = view?.output ?? null;
  const depositId = output?.kind === 'abandoned' || output?.kind === 'failed' ? output.depositId : null;
  // Stopping a deposit is not an error.
  const isStopped =
    view?.isLockedByOtherTab !== true && view?.isUncertain !== true && output !== null && isStoppedByCustomer(output);
  return (
    <div
      ref={ref}
      className={isStopped ? 'deposit-form__stopped card ground-surface' : 'form-summary'}
      role="alert"
      tabIndex={-1}
      hidden={text === null}
    >
      {text === null ? null : (
        <>
          {isStopped ? null : <p className="form-summary__heading">{messages.problem()}</p>}
          <p>{text}</p>
          {output && isSurelyUnpaid(output) ? <p>{messages.nothingPaid()}</p> : null}
          {output?.kind === 'failed' && output.failure.code === VERIFICATION_REQUIRED_ERROR_CODE ? (
            <VerifyAccountLink />
          ) : null}
          {output?.kind === 'failed' && output.failure.code === TOO_MANY_SAVED_FUNDS_ERROR_CODE ? (
            <ManageSavedFundsLink />
          ) : null}
          {view?.mayRetry ? (
            <>
              <p>{messages.retryHelp()}</p>
              <p className="actions">
                <button type="button" className="button" onClick={() => send({ type: 'DEPOSIT.RETRY' })}>
                  {messages.retry()}
                </button>
              </p>
            </>
          ) : null}
          {view?.isLockedByOtherTab && view.resumableDepositId !== null ? (
            <p>
              <a href={href('my-account.deposit.authorisation', { depositID: view.resumableDepositId })}>
                {messages.continueHere()}
              </a>
            </p>
          ) : null}
          {view?.isUncertain ? (
            <p>
              <a href={href('my-account.transactions')}>{messages.transactions()}</a>
            </p>
          ) : null}
          {depositId === null ? null : (
            <p className={output?.kind === 'abandoned' ? 'deposit-form__left' : undefined}>
              <a href={href('my-account.deposit.details', { depositID: depositId })}>{messages.details()}</a>
            </p>
          )}
        </>
      )}
    </div>
  );
}

type FormatFailure = ReturnType<typeof usePaymentFailureFormatter>;

function textOf(
  { state, output, isUncertain, isLockedByOtherTab, resumableDepositId }: DepositFormView,
  messages: DepositFormMessages,
  formatFailure: FormatFailure,
): string | null {
  if (state === 'submitting' || state === 'confirming' || state === 'success') return null;
  if (isLockedByOtherTab) return resumableDepositId === null ? messages.taken() : messages.takenWaiting();
  if (isUncertain) return messages.uncertain();
  return output && outputText(output, messages, formatFailure);
}

function isStoppedByCustomer(output: DepositOutput): boolean {
  return output.kind === 'abandoned' || (output.kind === 'failed' && output.failure.code === 'cancelled');
}

/** Whether the API itself has refused: without its response, it is unknown if money was taken. */
function isSurelyUnpaid(output: DepositOutput): boolean {
  return output.kind === 'failed' && (output.failure.status === 422 || output.depositId !== null);
}

function outputText(output: DepositOutput, messages: DepositFormMessages, formatFailure: FormatFailure): string | null {
  switch (output.kind) {
    case 'failed':
    case 'unanswered':
      return output.failure.code === CARD_INVALID_FAILURE_CODE
        ? messages.cardInvalid()
        : formatFailure(output.failure.reason);
    case 'abandoned':
      return output.depositId === null ? null : messages.unfinished();
    case 'completed':
    case 'pending':
      return null;
  }
}
