import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockPropsWithDataOrElevation, ResolvedLink } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { Anchor } from '../../_ui/anchor.tsx';
import { FormWithHeading } from '../../_ui/form/form-section.tsx';
import { useVerificationLossConfirmation } from '../_shared/verification-loss.tsx';
import type { PrefilledFormBlockData } from './prefilled-form.data.ts';
import type { PrefilledFormProps } from './prefilled-form.gen.ts';
import { prefilledFormMessages } from './prefilled-form.messages.gen.ts';

/** Steps on the way to a closed account, which lead back here. */
const COMES_BACK: ReadonlySet<string> = new Set(['money-left', 'verification-needed', 'verification-pending']);

export function PrefilledForm({
  id,
  props,
  data,
}: BlockPropsWithDataOrElevation<PrefilledFormProps, PrefilledFormBlockData>) {
  const messages = useMessages(prefilledFormMessages);
  const href = useRouteHrefBuilder();
  const { form, level, intro, submit, success, again, links, notices = [] } = props;
  const remedies = useVerificationLossConfirmation(form);
  if (data?.notice === null) {
    const { form: described, values, about, limits } = data.filled;
    const heading = props.heading ?? described.title;
    return (
      <FormWithHeading
        {...{ id, form, data: described, heading, level, intro, submit, success, again, links, about }}
        initial={values}
        limits={limits}
        remedies={remedies}
      />
    );
  }
  const comingBack = (link: ResolvedLink) => ({
    ...link,
    href: `${link.href}${link.href.includes('?') ? '&' : '?'}${new URLSearchParams({ next: href('close-my-account') })}`,
  });
  const notice = notices.find(({ when }) => when === data?.notice);
  if (!notice) return null;
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <section className="form band">
      <div className="wrap wrap--narrow">
        <Heading>{props.heading ?? messages.heading()}</Heading>
        <p>{notice.text.replace('{amount}', data?.amount ?? '')}</p>
        {notice.action ? (
          <p>
            <Anchor
              className="button"
              link={COMES_BACK.has(notice.when) ? comingBack(notice.action.link) : notice.action.link}
            >
              {notice.action.label}
            </Anchor>
          </p>
        ) : null}
      </div>
    </section>
  );
}
