// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createSandboxMessages } from '../messages/sandbox-messages.ts';
import catalogue from './notifications.messages.json' with { type: 'json' };

export interface NotificationsMessages {
  /** You’re in the draw */
  ticketsIn(): string;
  /** Your last purchase is in its draw. See it under your tickets. */
  ticketsInText(): string;
  /** See your tickets */
  seeTickets(): string;
  /** Welcome back */
  welcomeBack(): string;
  /** This disappears once you’ve read it. */
  welcomeBackText(): string;
  /** Set a limit that suits you */
  limit(): string;
  /** Setting a spend limit takes a minute. Lowering it takes effect immediately. */
  limitText(): string;
  /** Set a limit */
  setLimit(): string;
  /** Your statement is ready */
  statement(): string;
  /** See it under Transactions. */
  statementText(): string;
  /** See transactions */
  seeTransactions(): string;
}

export const notificationsMessages = createSandboxMessages<NotificationsMessages>('notifications', catalogue);
