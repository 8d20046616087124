import type { GroupDraftProblem } from '#machines/party/group-wizard/group-wizard.types.ts';
import type { GroupWizardStep } from '#machines/party/group-wizard/group-wizard.view.ts';

export const GROUP_WIZARD_WORDS = {
  close: 'Close',
  back: 'Back',
  next: 'Next',
  create: 'Create group',
  open: 'Open the draw',
  retry: 'Try again',
  loading: 'Looking for draws…',
  creating: 'Creating your group…',
  unavailable: 'We could not find out what your group can play. Nothing was created.',
  unavailableNow: 'We could not find out what your group can play.',
  failed: 'We could not create your group. What you entered is still here.',
  opening: 'Opening the draw of your group…',
  notOpened: 'Your group is there, but we could not open its draw. What you chose is still here.',
  groupName: 'Name of the group',
  draws: 'Draws',
  later: 'Show later draws too',
  soon: 'Show the next draws only',
  prices: 'Price of a share',
  auto: 'After this draw',
  invite: 'Who gets an invitation?',
  inviteAll: 'Everybody in the group',
  shares: 'Your shares',
  fewer: 'One share fewer',
  more: 'One share more',
  add: 'Add to cart',
  adding: 'Adding…',
  toGroup: 'See your group',
  nothing: 'No draw is on sale for groups at the moment. Please come back later.',
};

export const AUTOSESSION_OPTIONS = [
  { key: 'off', label: 'Play this draw only' },
  { key: 'on', label: 'Open the next draw for the group by itself', hint: 'Nobody pays without taking a share.' },
] as const;

export const GROUP_WIZARD_STEP_NAMES: Readonly<Record<GroupWizardStep, string>> = {
  name_group: 'Name your group',
  select_draw: 'Choose a draw',
  set_share_price: 'Set the price of a share',
  select_auto_session: 'Choose how it goes on',
  join_session: 'Take your shares',
};

export const GROUP_WIZARD_FAILURES: Readonly<Record<GroupDraftProblem, string>> = {
  name_missing: 'Please give your group a name of up to 40 characters.',
  bad_name: 'Please choose a friendlier name.',
  duplicate: 'A group has this name already. Please choose another.',
  draw_missing: 'Please choose a draw.',
  draw_closed: 'That draw has closed. Please choose another.',
  price_missing: 'Please choose a price.',
};

export function formatGamesPerShare(games: number): string {
  return games === 1 ? '1 game a share' : `${games} games a share`;
}

export function formatWizardShareCount(shares: number): string {
  return shares === 1 ? '1 share' : `${shares} shares`;
}

export function formatWizardStep(step: number, steps: number): string {
  return `Step ${step} of ${steps}`;
}
