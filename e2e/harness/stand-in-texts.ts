/** Texts of the pages and frames that stand in for banks, PayPal, Stripe, ConnectID and social providers. */
export const standInTexts = {
  approve: 'Approve',
  cancel: 'Cancel',
  close: 'Close',
  securityCode: 'Security code',
  share: 'Share',
} as const;
