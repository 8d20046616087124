import type { Fund } from '#schemas/generated/api/types.gen.ts';

export const FUND_LIST_WORDS: {
  readonly verification: Readonly<Record<Fund['verificationStatus'], string>>;
} & Readonly<Record<Word, string>> = {
  heading: 'Cards and accounts',
  none: 'You have saved no card and no account yet.',
  isDefault: 'Pays by default',
  expired: 'Expired',
  expires: 'Good until {month}/{year}',
  makeDefault: 'Pay with this by default',
  remove: 'Remove',
  removing: 'Remove {fund} from your account?',
  confirm: 'Remove',
  working: 'One moment',
  keep: 'Keep it',
  close: 'Close',
  failed: 'That did not work. Please try again.',
  addCard: 'Add a card',
  cardHeading: 'A new card',
  cardLoading: 'Getting the card fields ready',
  cardFailed: 'The card fields could not be loaded.',
  cardUnavailable: 'Cards can’t be added right now.',
  again: 'Try again',
  cardDefault: 'Pay with this card from now on',
  saveCard: 'Save the card',
  saving: 'Saving the card',
  addAccount: 'Add a bank account',
  accountHeading: 'A new bank account',
  addOverseas: 'Add an overseas account',
  overseasHeading: 'A new account at an overseas bank',
  addPaypal: 'Add PayPal',
  paypalHeading: 'A new PayPal account',
  paypalSaving: 'Saving the account',
  paypalUnavailable: 'PayPal can’t be reached right now.',
  paypalFailed: 'We could not save it. Please try again.',
  saveAccount: 'Save the account',
  cancel: 'Cancel',
  verification: {
    'Failed Verification': 'Failed Verification',
    'Pending Verification': 'Pending Verification',
    Unverified: 'Unverified',
    Verified: 'Verified',
  },
};

type Word =
  | 'heading'
  | 'none'
  | 'isDefault'
  | 'expired'
  | 'expires'
  | 'makeDefault'
  | 'remove'
  | 'removing'
  | 'confirm'
  | 'working'
  | 'keep'
  | 'close'
  | 'failed'
  | 'addCard'
  | 'cardHeading'
  | 'cardLoading'
  | 'cardFailed'
  | 'cardUnavailable'
  | 'again'
  | 'cardDefault'
  | 'saveCard'
  | 'saving'
  | 'addAccount'
  | 'accountHeading'
  | 'addOverseas'
  | 'overseasHeading'
  | 'addPaypal'
  | 'paypalHeading'
  | 'paypalSaving'
  | 'paypalUnavailable'
  | 'paypalFailed'
  | 'saveAccount'
  | 'cancel';
