/** The part of the hook interface of Directus that the extension uses. Payloads are whatever a client sent. */
export type RowPayload = Readonly<Record<string, unknown>>;

export interface DirectusHookContext {
  readonly database: TransactionTables;
  readonly schema: { readonly collections: Readonly<Record<string, { readonly fields: object } | undefined>> } | null;
  /** The user who makes the request; null within Directus itself. */
  readonly accountability?: RequestAccountability | null;
}

export interface RequestAccountability {
  /** Set where somebody signed in to the Studio, and null where a program came with a token. */
  readonly session?: unknown;
  readonly user?: unknown;
}

/** A query builder. Its answers are rows as they are stored. */
export type DatabaseTables = (collection: string) => {
  whereIn(column: string, values: readonly unknown[]): Promise<unknown>;
  where(values: object): Promise<unknown>;
};

/** The transaction of a save, in which rows can be locked until it ends. */
export type TransactionTables = (collection: string) => {
  whereIn(column: string, values: readonly unknown[]): Promise<unknown>;
  where(values: object): Promise<unknown> & { forUpdate(): Promise<unknown> };
};

/** A database that changes can be written to, in a transaction or before one. */
export interface DatabaseConnection {
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
  transaction<Result>(work: (transaction: DatabaseConnection) => Promise<Result>): Promise<Result>;
}

export interface DirectusFilterMeta {
  readonly collection?: string;
  readonly keys?: readonly unknown[];
  /** The published row of a draft, and the draft. */
  readonly item?: unknown;
  readonly version?: unknown;
}

export function toRows(answer: unknown): RowPayload[] {
  return Array.isArray(answer) ? answer.filter(isRowPayload) : [];
}

export function isRowPayload(value: unknown): value is RowPayload {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export type DirectusFilter = (
  payload: unknown,
  meta: DirectusFilterMeta,
  context: DirectusHookContext,
) => Promise<unknown>;
export type DirectusAction = (meta: RowPayload) => void;

export interface DirectusHookRegister {
  filter(event: string, handler: DirectusFilter): void;
  action(event: string, handler: DirectusAction): void;
}

/** The service that stores files. `key` names the one whose place the stream takes; without it the file is new. */
export interface FilesService {
  readonly prototype: {
    uploadOne(
      this: { readonly knex: DatabaseTables },
      stream: AsyncIterable<Uint8Array>,
      data: RowPayload,
      key?: unknown,
      options?: unknown,
    ): Promise<unknown>;
  };
}

/** A Directus service that stores rows with the rights of one user. */
export interface RowSavingService {
  readonly collection: string;
  readonly knex: DatabaseConnection;
  readonly accountability: RequestAccountability | null;
  /** The same service over another connection. */
  fork(options: { readonly knex: DatabaseConnection }): RowSavingService;
}

export interface DirectusSaveOptions {
  readonly emitEvents?: boolean;
}

/** The service that stores rows of a collection. */
export interface ItemsService {
  readonly prototype: {
    updateMany(
      this: RowSavingService,
      keys: readonly unknown[],
      data: unknown,
      options?: DirectusSaveOptions,
    ): Promise<unknown>;
    deleteMany(this: RowSavingService, keys: readonly unknown[], options?: DirectusSaveOptions): Promise<unknown>;
  };
}

/** The service that stores drafts. */
export interface VersionsService {
  readonly prototype: {
    readOne(this: RowSavingService, id: unknown, query?: unknown, options?: unknown): Promise<unknown>;
    /** Stores the fields in which a draft differs from the published row, and returns all of the draft's fields. */
    save(this: RowSavingService, id: unknown, fields: RowPayload, options?: unknown): Promise<unknown>;
    /** Publishes some or all fields of a draft, and returns the key of the published row. */
    promote(this: RowSavingService, id: unknown, options?: { readonly fields?: readonly string[] }): Promise<unknown>;
  };
}

/** The database outside of any transaction. */
export type TablesOutsideTransaction = (collection: string) => {
  where(values: object): Promise<unknown> & { update(values: object): Promise<unknown> };
};

export interface ExtensionContext {
  readonly env: RowPayload;
  readonly database: TablesOutsideTransaction;
  readonly services: {
    readonly FilesService: FilesService;
    readonly ItemsService: ItemsService;
    readonly VersionsService: VersionsService;
    readonly AssetsService: new (options: {
      readonly knex: DatabaseTables;
      readonly schema: unknown;
    }) => {
      getAsset(id: string): Promise<{ readonly stream: AsyncIterable<Uint8Array> }>;
    };
  };
  readonly logger: { info(message: string): void; warn(message: string): void };
}
