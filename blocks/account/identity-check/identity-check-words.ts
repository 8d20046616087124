import type { VerificationMethodType, VerificationStatus } from '#schemas/generated/api/types.gen.ts';

interface MethodWords {
  readonly title: string;
  readonly text: string;
  readonly action: string;
}

export const IDENTITY_CHECK_WORDS: {
  readonly label: Readonly<Record<VerificationStatus, string>>;
  readonly text: Readonly<Record<VerificationStatus, string>>;
  readonly methods: Readonly<Record<VerificationMethodType, MethodWords>>;
  readonly steps: Readonly<Record<'verifying' | 'leaving' | 'returning', string>>;
} & Readonly<Record<Word, string>> = {
  heading: 'Verify your account',
  status: 'Where you stand',
  ways: 'Ways to verify',
  pending: 'We are looking at it.',
  begun: 'You have started this, and not finished it yet.',
  tried: 'You have tried this before.',
  failed: 'That did not work. Please try again, or choose another way.',
  details: 'Check your details',
  cancel: 'Cancel',
  next: 'Go on',
  send: 'Check my licence',
  label: {
    'Failed Verification': 'Failed Verification',
    'Pending Verification': 'Pending Verification',
    Unverified: 'Unverified',
    Verified: 'Verified',
  },
  text: {
    'Failed Verification': 'We could not confirm who you are. Please try another way, or contact us.',
    'Pending Verification': 'We are looking at what you sent. You need do nothing more.',
    Unverified: 'We do not know yet that you are you. It takes a minute.',
    Verified: 'We know that you are you. There is nothing more to do.',
  },
  methods: {
    auto_verification: {
      title: 'Look me up',
      text: 'We look for your name, birthday and address in public registers.',
      action: 'Look me up',
    },
    connect_id: {
      title: 'ConnectID',
      text: 'Your bank tells us that you are you. You come back here at once.',
      action: 'Go to ConnectID',
    },
    drivers_licence: {
      title: 'Driver’s licence',
      text: 'Type what is printed on your licence.',
      action: 'Use my licence',
    },
    greenid_ui: { title: 'greenID', text: 'A check by greenID.', action: 'Contact us' },
    pdf_form: {
      title: 'A signed form',
      text: 'Send us the form, signed by somebody who may certify copies.',
      action: 'Send the form',
    },
    photo_id_upload: {
      title: 'Pictures of a document',
      text: 'Take pictures of your passport, licence or identity card.',
      action: 'Send pictures',
    },
  },
  steps: {
    verifying: 'Looking for you',
    leaving: 'Going to ConnectID',
    returning: 'Hearing what ConnectID says',
  },
};

type Word =
  | 'heading'
  | 'status'
  | 'ways'
  | 'pending'
  | 'begun'
  | 'tried'
  | 'failed'
  | 'details'
  | 'cancel'
  | 'next'
  | 'send';
