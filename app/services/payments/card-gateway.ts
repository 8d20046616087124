import type { GatewayCardToken } from '#machines/wallet/save-entered-card/save-entered-card.actors.ts';
import type { GatewayConfig } from '#schemas/generated/api/types.gen.ts';
import type { CardFieldsMessages } from './card-fields.messages.gen.ts';

/** The card fields of a gateway, standing in the page. */
export interface MountedGatewayCardFields {
  /** Whether they can be typed into. */
  isReady(): boolean;
  /** Hands what was typed to the gateway's vault; null where the fields say what is wrong with it. */
  tokenise(signal: AbortSignal): Promise<GatewayCardToken | null>;
  close(): void;
}

/** Credentials for a gateway's script. */
export interface CardGatewayOptions {
  readonly config: GatewayConfig;
  /** Origin of the operator's payment pages; null where there are none. */
  readonly origin: string | null;
  readonly window: Window;
}

/** Options of a gateway's card fields. */
export interface CardFieldsOptions extends CardGatewayOptions {
  /** An empty element for the gateway's fields. */
  readonly place: HTMLElement;
  readonly messages: CardFieldsMessages;
}

/** A card gateway in the browser: its own fields take the number, so that neither this page nor our server sees it. */
export interface CardGateway {
  openFields(parts: CardFieldsOptions): MountedGatewayCardFields;
  /** Collects device data to send with a payment; missing where the gateway's script collects none. */
  collectDeviceData?(parts: CardGatewayOptions): Promise<string>;
  /**
   * Shows the challenge of the customer's bank in a window of the gateway's script. Resolves to whether the bank has decided;
   * the decision comes from the API.
   */
  confirmChallenge?(parts: CardGatewayOptions, clientSecret: string): Promise<boolean>;
  /**
   * Lets the customer's bank confirm a card before it is saved, by the client secret of its setup. Resolves to the token that it
   * is saved with.
   *
   * @throws BankRefusedCardSavingError, CardVaultUnavailableError
   */
  confirmSetup?(parts: CardGatewayOptions, clientSecret: string, token: string): Promise<string>;
}
