export interface MigrationMachineContext {
  /** How often the progress was polled. */
  readonly polls: number;
}

export type MigrationEvent =
  /** The customer opens the prompt. */
  { readonly type: 'MIGRATION.OPEN' } | { readonly type: 'MIGRATION.RETRY' } | { readonly type: 'MODAL.CLOSE' };

export type MigrationEmitted =
  /** The customer hides the prompt for a while. */
  | { readonly type: 'migration.dismissed' }
  /** The account has moved; the page's data is outdated. */
  | { readonly type: 'migration.succeeded' };
