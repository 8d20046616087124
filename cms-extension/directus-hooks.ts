/** The part of the hook interface of Directus that the extension uses. Payloads are whatever a client sent. */
export type Payload = Readonly<Record<string, unknown>>;

export interface HookContext {
  readonly database: Transaction;
  readonly schema: { readonly collections: Readonly<Record<string, { readonly fields: object } | undefined>> } | null;
  /** The user who makes the request; null within Directus itself. */
  readonly accountability?: Accountability | null;
}

export interface Accountability {
  /** Set where somebody signed in to the Studio, and null where a program came with a token. */
  readonly session?: unknown;
  readonly user?: unknown;
}

/** A query builder. Its answers are rows as they are stored. */
export type Database = (collection: string) => {
  whereIn(column: string, values: readonly unknown[]): Promise<unknown>;
  where(values: object): Promise<unknown>;
};

/** The transaction of a save, in which rows can be locked until it ends. */
export type Transaction = (collection: string) => {
  whereIn(column: string, values: readonly unknown[]): Promise<unknown>;
  where(values: object): Promise<unknown> & { forUpdate(): Promise<unknown> };
};

/** A database that changes can be written to, in a transaction or before one. */
export interface Connection {
  (
    collection: string,
  ): {
    whereIn(column: string, values: readonly unknown[]): Promise<unknown>;
    where(values: object): Promise<unknown> & {
      forUpdate(): Promise<unknown>;
      update(values: object): Promise<unknown>;
    };
  };
  readonly isTransaction?: boolean;
  transaction<Result>(work: (transaction: Connection) => Promise<Result>): Promise<Result>;
}

export interface FilterMeta {
  readonly collection?: string;
  readonly keys?: readonly unknown[];
  /** The published row of a draft, and the draft. */
  readonly item?: unknown;
  readonly version?: unknown;
}

export function rowsOf(answer: unknown): Payload[] {
  return Array.isArray(answer) ? answer.filter(isPayload) : [];
}

export function isPayload(value: unknown): value is Payload {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export type Filter = (payload: unknown, meta: FilterMeta, context: HookContext) => Promise<unknown>;
export type Action = (meta: Payload) => void;

export interface HookRegister {
  filter(event: string, handler: Filter): void;
  action(event: string, handler: Action): void;
}

/** The service that stores files. `key` names the one whose place the stream takes; without it the file is new. */
export interface FilesService {
  readonly prototype: {
    uploadOne(
      this: { readonly knex: Database },
      stream: AsyncIterable<Uint8Array>,
      data: Payload,
      key?: unknown,
      options?: unknown,
    ): Promise<unknown>;
  };
}

/** A Directus service that stores rows with the rights of one user. */
export interface SavingService {
  readonly collection: string;
  readonly knex: Connection;
  readonly accountability: Accountability | null;
  /** The same service over another connection. */
  fork(options: { readonly knex: Connection }): SavingService;
}

export interface SaveOptions {
  readonly emitEvents?: boolean;
}

/** The service that stores rows of a collection. */
export interface ItemsService {
  readonly prototype: {
    updateMany(this: SavingService, keys: readonly unknown[], data: unknown, options?: SaveOptions): Promise<unknown>;
    deleteMany(this: SavingService, keys: readonly unknown[], options?: SaveOptions): Promise<unknown>;
  };
}

/** The service that stores drafts. */
export interface VersionsService {
  readonly prototype: {
    readOne(this: SavingService, id: unknown, query?: unknown, options?: unknown): Promise<unknown>;
    /** Stores the fields in which a draft differs from the published row, and returns all of the draft's fields. */
    save(this: SavingService, id: unknown, fields: Payload, options?: unknown): Promise<unknown>;
    /** Publishes some or all fields of a draft, and returns the key of the published row. */
    promote(this: SavingService, id: unknown, options?: { readonly fields?: readonly string[] }): Promise<unknown>;
  };
}

/** The database outside of any transaction. */
export type Tables = (collection: string) => {
  where(values: object): Promise<unknown> & { update(values: object): Promise<unknown> };
};

export interface ExtensionContext {
  readonly env: Payload;
  readonly database: Tables;
  readonly services: {
    readonly FilesService: FilesService;
    readonly ItemsService: ItemsService;
    readonly VersionsService: VersionsService;
    readonly AssetsService: new (options: {
      readonly knex: Database;
      readonly schema: unknown;
    }) => {
      getAsset(id: string): Promise<{ readonly stream: AsyncIterable<Uint8Array> }>;
    };
  };
  readonly logger: { info(message: string): void; warn(message: string): void };
}
