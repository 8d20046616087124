import type { BlockPropsWithDataOrElevation } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import type { VerificationNoticeBlockData } from './verification-notice.data.ts';
import type { VerificationNoticeProps } from './verification-notice.gen.ts';

const WORDS: {
  readonly heading: Readonly<Record<VerificationNoticeBlockData['state'], string>>;
  readonly text: Readonly<Record<VerificationNoticeBlockData['state'], string>>;
  readonly action: Readonly<Record<VerificationNoticeBlockData['state'], string>>;
} = {
  heading: {
    needed: 'Please verify your account first',
    soon: 'Verify your account by {until}',
    pending: 'We are looking at what you sent us',
  },
  text: {
    needed:
      'The law wants us to know who plays. Until we do, you can’t buy, add money or withdraw it. What is in your wallet stays yours.',
    soon: 'The law wants us to know who plays. From that day on you need it to buy, to add money and to withdraw it.',
    pending: 'You don’t have to do anything: this page tells you when your account is verified.',
  },
  action: { needed: 'Verify your account', soon: 'Verify your account', pending: 'See how it stands' },
};

type Props = BlockPropsWithDataOrElevation<VerificationNoticeProps, VerificationNoticeBlockData | null>;

export function VerificationNotice({ id, data }: Props) {
  const href = useRouteHrefBuilder();
  if (!data) return null;
  const { state, until } = data;
  return (
    <section className="verification-notice band" aria-labelledby={`${id}-heading`}>
      <div className="wrap">
        <div className="verification-notice__box" data-state={state}>
          <div>
            <h2 id={`${id}-heading`}>{WORDS.heading[state].replace('{until}', until)}</h2>
            <p>{WORDS.text[state]}</p>
          </div>
          <a
            className={`button${state === 'needed' ? '' : ' button--secondary'}`}
            href={href('my-account.verify-account')}
          >
            {WORDS.action[state]}
          </a>
        </div>
      </div>
    </section>
  );
}
