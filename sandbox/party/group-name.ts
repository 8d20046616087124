import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import { ApiFault, createRefusalFault } from '../http/api-fault.ts';
import { partyMessages } from './party.messages.gen.ts';

const profanity = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });

const MOST_DIGITS = 12;

/**
 * The name of a new group, without spaces around it.
 *
 * @throws ApiFault 422 `contains_profanity`, or `invalid` where it resembles the number of a card.
 */
export function parsePartyGroupName(text: string): string {
  const name = text.trim();
  if (name.replaceAll(/\D/g, '').length > MOST_DIGITS) {
    throw new ApiFault(422, { code: 'invalid', message: partyMessages.otherName(), target: 'group_name' });
  }
  if (profanity.hasMatch(name)) {
    throw createRefusalFault('contains_profanity', partyMessages.friendlierName(), 'group_name');
  }
  return name;
}
