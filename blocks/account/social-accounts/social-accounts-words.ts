/** What the accounts of other providers say; {name} is the provider. */
export const SOCIAL_ACCOUNTS_WORDS = {
  heading: 'Linked accounts',
  linkedTo: 'Linked: {identifier}',
  notLinked: 'Not linked',
  link: 'Link {name}',
  unlink: 'Unlink {name}',
  leaving: 'Going to the provider',
  linking: 'Linking your account',
  unlinking: 'Unlinking your account',
  confirm: {
    text: 'You will not be able to sign in with {name} any more.',
    yes: 'Yes, unlink it',
    no: 'Keep it',
  },
  done: { linked: 'Your account is linked.', unlinked: 'Your account is not linked any more.' },
  failures: {
    not_confirmed: 'The provider did not confirm who you are. Please try again.',
    taken: 'This account is linked to another customer.',
    already_linked: 'An account of this provider is linked already.',
    not_linked: 'We could not link the account. Please try again.',
    not_unlinked: 'We could not unlink the account. Please try again.',
  },
} as const;
