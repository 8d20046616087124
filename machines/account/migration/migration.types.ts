export interface MigrationMachineContext {
  /** How often it was asked how far the account has moved. */
  readonly polls: number;
}

export type MigrationEvent =
  /** The customer wants to see it again. */
  { readonly type: 'MIGRATION.OPEN' } | { readonly type: 'MIGRATION.RETRY' } | { readonly type: 'MODAL.CLOSE' };

export type MigrationEmitted =
  /** The customer does not want to be asked for a while. */
  | { readonly type: 'migration.dismissed' }
  /** The account has moved: what the page shows of it is old. */
  | { readonly type: 'migration.succeeded' };
