/** The functional words of the block. */
export const PARTY_MEMBERS_WORDS = {
  you: 'You',
  organiser: 'You, the organiser',
  alone: 'Nobody else is in this party yet.',
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  removeText: (name: string) =>
    `Take ${name} out of the party? Shares that ${name} has paid stay in their draw, with what they win. Invitations that you have sent no longer work: there is a new one on this page.`,
  removeConfirm: (name: string) => `Yes, remove ${name}`,
  keep: (name: string) => `Keep ${name}`,
  rename: 'Rename the party',
  name: 'Name of the party',
  nameHelp: 'Up to 40 characters. Games that are paid stay the same.',
  nameMissing: 'Please give your group a name of up to 40 characters.',
  save: 'Save the name',
  cancel: 'Cancel',
  leave: 'Leave the party',
  leaveText:
    'Leave the party? Shares that you have paid stay yours: they are in their draw, and what they win is paid into your wallet. Shares in your cart that are not paid may go. The organiser is told.',
  leaveOwner: 'The member who has been in longest organises the party then, and is told.',
  leaveLast: 'Nobody is left in the party then, and it ends.',
  leaveConfirm: 'Yes, leave',
  stay: 'Stay',
  changing: 'One moment…',
  failed: 'That did not work, so nothing has changed. Please try again.',
  noScript: 'Please turn JavaScript on to change this.',
};

export const MAX_PARTY_NAME_LENGTH = 40;
