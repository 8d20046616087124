import { type ActorRefFrom, createActor, fromCallback, fromPromise } from 'xstate';
import type { CardGatewayKey } from '#schemas/generated/api/types.gen.ts';
import { type SaveEnteredCardServices, saveEnteredCardActors } from '../add-card/add-card.actors.ts';
import { saveEnteredCardMachine } from '../add-card/add-card.machine.ts';
import { cardFieldsReadinessMachine } from '../card-feed-retry/card-feed-retry.machine.ts';
import { cardSavingMachine } from './new-card.machine.ts';
import type { CardSavingEvent } from './new-card.types.ts';

export interface CardSavingServices extends SaveEnteredCardServices {
  /** The gateway that takes cards here; fails where there is none. */
  readonly findGateway: (signal: AbortSignal) => Promise<CardGatewayKey>;
  /** Puts the fields of a gateway into the page, and gives what takes them away again. */
  readonly holdCardFields: (gatewayKey: CardGatewayKey) => () => void;
  /** Whether they answer. */
  readonly areCardFieldsReady: (signal: AbortSignal) => Promise<boolean>;
}

export function startCardSaving(services: CardSavingServices): ActorRefFrom<typeof cardSavingMachine> {
  const { findGateway, holdCardFields, areCardFieldsReady } = services;
  const machine = cardSavingMachine.provide({
    actors: {
      findGateway: fromPromise(({ signal }) => findGateway(signal)),
      cardFeed: cardFieldsReadinessMachine.provide({
        actors: { look: fromPromise<boolean>(({ signal }) => areCardFieldsReady(signal)) },
      }),
      holdCardFields: fromCallback<CardSavingEvent, { readonly gatewayKey: CardGatewayKey }>(({ input }) =>
        holdCardFields(input.gatewayKey),
      ),
      addCard: saveEnteredCardMachine.provide({ actors: saveEnteredCardActors(services) }),
    },
  });
  return createActor(machine).start();
}
