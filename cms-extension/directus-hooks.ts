/** The part of the Directus hook API that the extension uses. Payloads come from clients unchecked. */
export type RowPayload = Readonly<Record<string, unknown>>;

export interface DirectusHookContext {
  readonly database: TransactionTables;
  readonly schema: { readonly collections: Readonly<Record<string, { readonly fields: object } | undefined>> } | null;
  /** The requesting user; null for requests inside Directus. */
  readonly accountability?: RequestAccountability | null;
}

export interface RequestAccountability {
  /** Set for a Studio session, null for a token. */
  readonly session?: unknown;
  readonly user?: unknown;
}

/** Query builder that returns stored rows. */
export type DatabaseTables = (collection: string) => {
  whereIn(column: string, values: readonly unknown[]): Promise<unknown>;
  where(values: object): Promise<unknown>;
};

/** Query builder inside the transaction of a save, which can lock rows. */
export type TransactionTables = (collection: string) => {
  whereIn(column: string, values: readonly unknown[]): Promise<unknown>;
  where(values: object): Promise<unknown> & { forUpdate(): Promise<unknown> };
};

/** Connection to write with, inside or outside a transaction. */
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
  /** The published row and its draft. */
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

/** Stores files. `key` names the file to replace; without it the file is new. */
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

/** Stores rows with the permissions of one user. */
export interface RowSavingService {
  readonly collection: string;
  readonly knex: DatabaseConnection;
  readonly accountability: RequestAccountability | null;
  /** The same service on another connection. */
  fork(options: { readonly knex: DatabaseConnection }): RowSavingService;
}

export interface DirectusSaveOptions {
  readonly emitEvents?: boolean;
}

/** Stores rows of a collection. */
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

/** Stores drafts. */
export interface VersionsService {
  readonly prototype: {
    readOne(this: RowSavingService, id: unknown, query?: unknown, options?: unknown): Promise<unknown>;
    /** Stores the fields in which a draft differs from the published row, and returns all fields of the draft. */
    save(this: RowSavingService, id: unknown, fields: RowPayload, options?: unknown): Promise<unknown>;
    /** Publishes all or some fields of a draft, and returns the key of the published row. */
    promote(this: RowSavingService, id: unknown, options?: { readonly fields?: readonly string[] }): Promise<unknown>;
  };
}

/** Query builder outside any transaction. */
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
