import type { Challenge } from '#schemas/generated/api/types.gen.ts';
import type { DepositMachine, DepositSnapshot, NestedDepositSnapshot } from './deposit.flow.ts';
import type { DepositApiResult, DepositOutput } from './deposit.types.ts';

/** A challenge that is shown in a frame of the page. */
export type FramedBankChallenge = Challenge & { readonly url: string };

/** A deposit as a block shows it. */
export interface DepositView {
  readonly step:
    | 'saving_card'
    | 'bank_account'
    | 'device_wallet'
    | 'paypal'
    | 'creating'
    | 'checking'
    | 'challenge'
    | 'challenge_closed'
    | 'refreshing'
    | 'over';
  /** The bank's challenge in a frame of the page, while its window is open. */
  readonly challenge: FramedBankChallenge | null;
  /** Whether the challenge is in a window of the gateway's script. */
  readonly isInGatewayWindow: boolean;
  /** The device wallet that is open. */
  readonly wallet: 'ap' | 'gp' | null;
  readonly depositId: string | null;
  /** How it ended; null before. */
  readonly output: DepositOutput | null;
}

/** The view of the current deposit of a larger flow; null while it has none. */
export function nestedDepositView(snapshot: NestedDepositSnapshot): DepositView | null {
  return snapshot && depositView(snapshot);
}

export function depositView(snapshot: DepositSnapshot): DepositView {
  const { answer, way } = snapshot.context;
  const step = stepOf(snapshot);
  return {
    step,
    challenge: step === 'challenge' ? framedChallenge(answer) : null,
    isInGatewayWindow: step === 'challenge' && framedChallenge(answer) === null,
    wallet: step === 'device_wallet' && way?.kind === 'device-wallet' ? way.method : null,
    depositId: answer?.deposit?.depositId ?? null,
    output: step === 'over' ? snapshot.context.output : null,
  };
}

function framedChallenge(answer: DepositApiResult | null): FramedBankChallenge | null {
  const challenge = answer?.deposit?.challenge;
  return challenge?.type === 'challenge' && challenge.url !== null ? { ...challenge, url: challenge.url } : null;
}

type Step = DepositView['step'];

const STEPS: Readonly<Record<string, Step>> = {
  add_card: 'saving_card',
  bank_account: 'bank_account',
  device_wallet: 'device_wallet',
  paypal: 'paypal',
  create_deposit: 'creating',
  checking: 'checking',
  refresh: 'refreshing',
} satisfies Partial<Record<keyof DepositMachine['states'], Step>>;

function stepOf({ value }: DepositSnapshot): Step {
  if (typeof value === 'object') return value.challenge === 'closed' ? 'challenge_closed' : 'challenge';
  return STEPS[value] ?? 'over';
}
