// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createSandboxMessages } from '../messages/sandbox-messages.ts';
import catalogue from './notifications.messages.json' with { type: 'json' };

export interface NotificationsMessages {
  /** Your tickets are in */
  ticketsIn(): string;
  /** Your last purchase is in its draw. You find it under your tickets. */
  ticketsInText(): string;
  /** See your tickets */
  seeTickets(): string;
  /** Welcome back */
  welcomeBack(): string;
  /** This goes by itself once you have read it. */
  welcomeBackText(): string;
  /** Set a limit that suits you */
  limit(): string;
  /** A spend limit takes a minute to set, and lowering it works at once. */
  limitText(): string;
  /** Set a limit */
  setLimit(): string;
  /** Your statement is ready */
  statement(): string;
  /** Everything that came and went is listed under transactions. */
  statementText(): string;
  /** See transactions */
  seeTransactions(): string;
}

export const notificationsMessages = createSandboxMessages<NotificationsMessages>('notifications', catalogue);
