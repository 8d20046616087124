import { type ActorRefFrom, createActor, fromCallback, fromPromise } from 'xstate';
import type { CardGatewayKey } from '#schemas/generated/api/types.gen.ts';
import { type AddCardServices, addCardActors } from '../add-card/add-card.actors.ts';
import { addCardMachine } from '../add-card/add-card.machine.ts';
import { cardFeedRetryMachine } from '../card-feed-retry/card-feed-retry.machine.ts';
import { newCardMachine } from './new-card.machine.ts';
import type { NewCardEvent } from './new-card.types.ts';

export interface NewCardServices extends AddCardServices {
  /** The gateway that takes cards here; fails where there is none. */
  readonly findGateway: (signal: AbortSignal) => Promise<CardGatewayKey>;
  /** Puts the fields of a gateway into the page, and gives what takes them away again. */
  readonly holdCardFields: (gatewayKey: CardGatewayKey) => () => void;
  /** Whether they answer. */
  readonly areCardFieldsReady: (signal: AbortSignal) => Promise<boolean>;
}

export function startNewCard(services: NewCardServices): ActorRefFrom<typeof newCardMachine> {
  const { findGateway, holdCardFields, areCardFieldsReady } = services;
  const machine = newCardMachine.provide({
    actors: {
      findGateway: fromPromise(({ signal }) => findGateway(signal)),
      cardFeed: cardFeedRetryMachine.provide({
        actors: { look: fromPromise<boolean>(({ signal }) => areCardFieldsReady(signal)) },
      }),
      holdCardFields: fromCallback<NewCardEvent, { readonly gatewayKey: CardGatewayKey }>(({ input }) =>
        holdCardFields(input.gatewayKey),
      ),
      addCard: addCardMachine.provide({ actors: addCardActors(services) }),
    },
  });
  return createActor(machine).start();
}
