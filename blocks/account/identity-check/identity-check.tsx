import { useEffect, useRef, useState } from 'react';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockPropsWithDataOrElevation } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { automaticIdentityCheckFlow } from '#machines/account/automatic-identity-check/automatic-identity-check.flow.ts';
import { automaticIdentityCheckView } from '#machines/account/automatic-identity-check/automatic-identity-check.view.ts';
import type { VerificationStatus } from '#schemas/generated/api/types.gen.ts';
import { useHydrated } from '../../_ui/use-hydrated.ts';
import type { IdentityCheckBlockData } from './identity-check.data.ts';
import type { IdentityCheckProps } from './identity-check.gen.ts';
import { type IdentityCheckMessages, identityCheckMessages } from './identity-check.messages.gen.ts';
import { DriversLicenceForm } from './licence-form.tsx';
import { VerificationMethodRow } from './method-row.tsx';

const STATUS_MESSAGES = {
  'Failed Verification': { label: 'statusFailed', text: 'explanationFailed' },
  'Pending Verification': { label: 'statusPending', text: 'explanationPending' },
  Unverified: { label: 'statusUnverified', text: 'explanationUnverified' },
  Verified: { label: 'statusVerified', text: 'explanationVerified' },
} as const satisfies Record<VerificationStatus, Record<'label' | 'text', keyof IdentityCheckMessages>>;

export function IdentityCheck({
  id,
  props,
  data,
}: BlockPropsWithDataOrElevation<IdentityCheckProps, IdentityCheckBlockData>) {
  const messages = useMessages(identityCheckMessages);
  const href = useRouteHrefBuilder();
  const isHydrated = useHydrated();
  const { view, send } = useFlow(automaticIdentityCheckFlow, automaticIdentityCheckView, true, {
    providerOrigin: data?.origin ?? null,
  });
  const [isTyping, setIsTyping] = useState(false);
  const alertRef = useRef<HTMLDivElement>(null);
  const refusal = view?.refusal ?? null;
  useEffect(() => {
    if (refusal !== null) alertRef.current?.focus();
  }, [refusal]);
  if (!data) return null;
  const { heading = messages.heading(), intro } = props;
  const step = view?.step ?? 'idle';
  const status = view?.result?.status ?? data.status;
  // A newer API may know more of them.
  const { label, text } = Object.hasOwn(STATUS_MESSAGES, status) ? STATUS_MESSAGES[status] : STATUS_MESSAGES.Unverified;
  const isOver = status === 'Verified' || status === 'Pending Verification';
  return (
    <section className="identity-check band">
      <div className="wrap wrap--narrow">
        <h1>{heading}</h1>
        {intro ? <p>{intro}</p> : null}
        <div className="identity-check__status card ground-surface" role="status">
          <p>
            <strong>{messages[label]()}</strong>
          </p>
          <p>{step === 'idle' ? messages[text]() : messages.progress({ step })}</p>
        </div>
        <div ref={alertRef} role="alert" tabIndex={-1}>
          {refusal === null ? null : (
            <p className="field__error">
              {refusal === '' ? messages.failed() : refusal}{' '}
              <a href={href('my-account.my-details')}>{messages.details()}</a>
            </p>
          )}
        </div>
        {status === 'Verified' && data.next !== null ? (
          <p>
            <a className="button" href={data.next}>
              {messages.next()}
            </a>
          </p>
        ) : null}
        {isOver || data.methods.length === 0 ? null : (
          <>
            <h2>{messages.ways()}</h2>
            <ul className="identity-check__ways">
              {data.methods.map((method) =>
                method.type === 'drivers_licence' && isTyping && data.licence ? (
                  <li key={method.type} className="identity-check__way card ground-surface">
                    <DriversLicenceForm id={`${id}-licence`} form={data.licence} close={() => setIsTyping(false)} />
                  </li>
                ) : (
                  <VerificationMethodRow
                    key={method.type}
                    method={method}
                    isBusy={!isHydrated || step !== 'idle'}
                    send={send}
                    useLicence={() => setIsTyping(true)}
                  />
                ),
              )}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}
