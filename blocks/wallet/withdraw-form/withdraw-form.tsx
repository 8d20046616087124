import { useMemo } from 'react';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockPropsWithDataOrElevation } from '#engine/render/block.ts';
import { useCapability, useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { formatFundLabel } from '../../_ui/checkout/fund-label.ts';
import { type SavedFundMessages, savedFundMessages } from '../../_ui/checkout/saved-fund.messages.gen.ts';
import { FormWithHeading } from '../../_ui/form/form-section.tsx';
import type { PageFormDefinition } from '../../_ui/form/page-form.ts';
import { ElevationRequiredPanel } from '../../_ui/sign-in/elevation-panel.tsx';
import { VERIFICATION_REQUIRED_ERROR_CODE, VerifyAccountLink } from '../_shared/verify-account-link.tsx';
import type { WithdrawalDestinationChoice, WithdrawFormBlockData } from './withdraw-form.data.ts';
import type { WithdrawFormProps } from './withdraw-form.gen.ts';
import { type WithdrawFormMessages, withdrawFormMessages } from './withdraw-form.messages.gen.ts';

const REMEDIES = { [VERIFICATION_REQUIRED_ERROR_CODE]: { action: <VerifyAccountLink key="verify" /> } };

type Props = BlockPropsWithDataOrElevation<WithdrawFormProps, WithdrawFormBlockData, 'notices'>;

export function WithdrawForm({ id, props, data, slots, elevation }: Props) {
  const messages = useMessages(withdrawFormMessages);
  const fundMessages = useMessages(savedFundMessages);
  const href = useRouteHrefBuilder();
  const hasAccounts = useCapability('wallet_manage');
  const { heading = messages.heading(), intro, submit = messages.submit() } = props;
  const fields = data && typeof data.form !== 'string' ? data.form : null;
  const form = useMemo(
    () => fields && fillDestinations(fields, messages, fundMessages),
    [fields, messages, fundMessages],
  );
  if (elevation) return <ElevationRequiredPanel heading={heading} elevation={elevation} />;
  if (!data) return null;
  const obstacle = typeof data.form === 'string' ? data.form : null;
  const accounts = hasAccounts ? href('my-account.cards-and-accounts') : null;
  return (
    <div className="withdraw-form band">
      <div className="wrap wrap--narrow">
        <h1>{heading}</h1>
        {intro ? <p>{intro}</p> : null}
        {slots.notices}
        <dl className="withdraw-form__funds card ground-surface">
          <div>
            <dt>{messages.withdrawable()}</dt>
            <dd className="figure">{data.withdrawable}</dd>
          </div>
          <div>
            <dt>{messages.available()}</dt>
            <dd className="figure">{data.available}</dd>
          </div>
        </dl>
        {data.pending ? (
          <p role="note">
            {messages.pending(data.pending)}{' '}
            <a href={href('my-account.withdraw.details', { withdrawID: data.pending.withdrawalId })}>
              {messages.details()}
            </a>
          </p>
        ) : null}
        {obstacle === 'unverified' ? <p>{messages.unverified()}</p> : null}
        {obstacle === 'nothing' ? <p>{messages.nothing()}</p> : null}
        {obstacle === 'no-account' ? <p>{messages.noAccount()}</p> : null}
        {form && fields ? (
          <FormWithHeading
            id={id}
            form="withdrawal"
            data={form}
            heading={messages.form()}
            level={2}
            submit={submit}
            initial={fields.values}
            about={fields.about}
            limits={fields.limits}
            remedies={REMEDIES}
          />
        ) : null}
        <p className="actions">
          {accounts ? (
            <a className={`button${obstacle === 'no-account' ? '' : ' button--secondary'}`} href={accounts}>
              {obstacle === 'no-account' ? messages.addAccount() : messages.accounts()}
            </a>
          ) : null}
          <a className="button button--secondary" href={href('my-account.transactions')}>
            {messages.transactions()}
          </a>
        </p>
      </div>
    </div>
  );
}

interface Destinations {
  readonly data: PageFormDefinition;
  readonly destinations: readonly WithdrawalDestinationChoice[];
}

/** The form with the accounts that can be paid to. */
function fillDestinations(
  { data, destinations }: Destinations,
  messages: WithdrawFormMessages,
  fundMessages: SavedFundMessages,
): PageFormDefinition {
  const options = destinations.map((destination) => ({
    value: destination.value,
    label: formatDestination(destination, messages, fundMessages),
  }));
  const fields = data.fields.map((field) => (field.name === 'way' ? { ...field, options } : field));
  return { ...data, fields };
}

function formatDestination(
  { method, fund, isProved, least }: WithdrawalDestinationChoice,
  messages: WithdrawFormMessages,
  fundMessages: SavedFundMessages,
): string {
  // The method names PayPal already.
  const account = fund.type === 'paypal' ? (fund.email ?? fund.holderName) : formatFundLabel(fund, fundMessages);
  return messages[isProved ? 'destination' : 'destinationUnproved']({ method, account, least });
}
