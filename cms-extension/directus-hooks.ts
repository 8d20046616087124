/** The part of the hook interface of Directus that the extension uses. Payloads are whatever a client sent. */
export type Payload = Readonly<Record<string, unknown>>;

export interface HookContext {
  /** The transaction of the save: `database(collection).whereIn('id', keys)` gives the rows as they are stored. */
  readonly database: (collection: string) => { whereIn(column: string, values: readonly unknown[]): Promise<unknown> };
  readonly schema: { readonly collections: Readonly<Record<string, { readonly fields: object } | undefined>> } | null;
}

export interface FilterMeta {
  readonly collection?: string;
  readonly keys?: readonly unknown[];
}

export type Filter = (payload: unknown, meta: FilterMeta, context: HookContext) => Promise<unknown>;
export type Action = (meta: Payload) => void;

export interface HookRegister {
  filter(event: string, handler: Filter): void;
  action(event: string, handler: Action): void;
}

export interface ExtensionContext {
  readonly env: Payload;
  readonly logger: { info(message: string): void; warn(message: string): void };
}
