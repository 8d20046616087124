import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { groupWizardFlow } from '#machines/party/group-wizard/group-wizard.flow.ts';
import { groupWizardView } from '#machines/party/group-wizard/group-wizard.view.ts';
import type { GroupWizardButtonBlockData } from './group-wizard-button.data.ts';
import type { GroupWizardButtonProps } from './group-wizard-button.gen.ts';
import { groupWizardButtonMessages } from './group-wizard-button.messages.gen.ts';

export function GroupWizardButton({
  props,
  data,
}: BlockProps<GroupWizardButtonProps, GroupWizardButtonBlockData | null>) {
  const messages = useMessages(groupWizardButtonMessages);
  const { send } = useFlow(groupWizardFlow, groupWizardView, false);
  const href = useRouteHrefBuilder();
  if (data && !data.mayPlay) return null;
  return (
    <section data-advertises className="group-wizard-button band">
      <div className="wrap">
        <h2>{props.heading}</h2>
        <p>{props.text}</p>
        {data?.lottery ? <p>{messages.terms({ shares: data.lottery.maxShares, price: data.lottery.price })}</p> : null}
        <p className="actions">
          {data ? (
            <button
              type="button"
              className="button"
              onClick={() =>
                send({
                  type: 'WIZARD.OPEN',
                  ...(data.group && { group: data.group }),
                  ...(data.lottery && { lotteryKey: data.lottery.key }),
                })
              }
            >
              {props.button}
            </button>
          ) : (
            <a className="button" href={href('login', {}, { target: href('lotto-party') })}>
              {props.button}
            </a>
          )}
        </p>
      </div>
    </section>
  );
}
