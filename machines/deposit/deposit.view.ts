import type { Challenge } from '#schemas/generated/api/types.gen.ts';
import type { ChildDepositSnapshot, DepositMachine, DepositSnapshot } from './deposit.flow.ts';
import type { DepositOutput } from './deposit.types.ts';

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
  /** What the customer's bank asks, while its window is open. */
  readonly challenge: Challenge | null;
  /** Which wallet of the device is asked. */
  readonly wallet: 'ap' | 'gp' | null;
  readonly depositId: string | null;
  /** How it ended; null before. */
  readonly output: DepositOutput | null;
}

/** The view of a deposit that a larger flow makes at the moment; null while it makes none. */
export function childDepositView(snapshot: ChildDepositSnapshot): DepositView | null {
  return snapshot && depositView(snapshot);
}

export function depositView(snapshot: DepositSnapshot): DepositView {
  const { answer, way } = snapshot.context;
  const step = stepOf(snapshot);
  return {
    step,
    challenge: step === 'challenge' ? (answer?.deposit?.challenge ?? null) : null,
    wallet: step === 'device_wallet' && way?.kind === 'device-wallet' ? way.method : null,
    depositId: answer?.deposit?.depositId ?? null,
    output: step === 'over' ? snapshot.context.output : null,
  };
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
