import type { BlockPropsWithDataOrElevation } from '#engine/render/block.ts';
import { useCapability, useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { FormWithHeading } from '../../_ui/form/form-section.tsx';
import { ElevationRequiredPanel } from '../../_ui/sign-in/elevation-panel.tsx';
import { VERIFICATION_REQUIRED_ERROR_CODE, VerifyAccountLink } from '../_shared/verify-account-link.tsx';
import type { WithdrawFormBlockData } from './withdraw-form.data.ts';
import type { WithdrawFormProps } from './withdraw-form.gen.ts';
import { WITHDRAW_FORM_WORDS as WORDS } from './withdraw-form-words.ts';

const REMEDIES = { [VERIFICATION_REQUIRED_ERROR_CODE]: { action: <VerifyAccountLink key="verify" /> } };

type Props = BlockPropsWithDataOrElevation<WithdrawFormProps, WithdrawFormBlockData, 'notices'>;

export function WithdrawForm({ id, props, data, slots, elevation }: Props) {
  const href = useRouteHrefBuilder();
  const hasAccounts = useCapability('wallet_manage');
  const { heading = WORDS.heading, intro, submit = WORDS.submit } = props;
  if (elevation) return <ElevationRequiredPanel heading={heading} elevation={elevation} />;
  if (!data) return null;
  const { form } = data;
  const accounts = hasAccounts ? href('my-account.cards-and-accounts') : null;
  return (
    <div className="withdraw-form band">
      <div className="wrap wrap--narrow">
        <h1>{heading}</h1>
        {intro ? <p>{intro}</p> : null}
        {slots.notices}
        <dl className="withdraw-form__funds card ground-surface">
          <div>
            <dt>{WORDS.withdrawable}</dt>
            <dd className="figure">{data.withdrawable}</dd>
          </div>
          <div>
            <dt>{WORDS.available}</dt>
            <dd className="figure">{data.available}</dd>
          </div>
        </dl>
        {data.pending ? (
          <p role="note">
            {data.pending.text}{' '}
            <a href={href('my-account.withdraw.details', { withdrawID: data.pending.withdrawalId })}>
              {WORDS.whereItStands}
            </a>
          </p>
        ) : null}
        {form === 'unverified' ? <p>{WORDS.unverified}</p> : null}
        {form === 'nothing' ? <p>{WORDS.nothing}</p> : null}
        {form === 'no-account' ? <p>{WORDS.noAccount}</p> : null}
        {typeof form === 'string' ? null : (
          <FormWithHeading
            id={id}
            form="withdrawal"
            data={form.data}
            heading={WORDS.form}
            level={2}
            submit={submit}
            initial={form.values}
            about={form.about}
            limits={form.limits}
            remedies={REMEDIES}
          />
        )}
        <p className="actions">
          {accounts ? (
            <a className={`button${form === 'no-account' ? '' : ' button--secondary'}`} href={accounts}>
              {form === 'no-account' ? WORDS.addAccount : WORDS.accounts}
            </a>
          ) : null}
          <a className="button button--secondary" href={href('my-account.transactions')}>
            {WORDS.transactions}
          </a>
        </p>
      </div>
    </div>
  );
}
