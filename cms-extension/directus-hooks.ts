/** The part of the Directus hook API that the extension uses. Payloads come from clients unchecked. */
export type RowPayload = Readonly<Record<string, unknown>>;

export interface DirectusHookContext {
  readonly database: TransactionRowsQueryBuilder;
  readonly schema: DirectusSchema;
  /** The requesting user; null for requests inside Directus. */
  readonly accountability?: DirectusRequestAccountability | null;
}

export interface DirectusRequestAccountability {
  /** Set for a Data Studio session, null for a token. */
  readonly session?: unknown;
  readonly user?: unknown;
  readonly admin?: unknown;
  /** Id of the user's role. */
  readonly role?: unknown;
  /** Ids of that role and those it is nested in. */
  readonly roles?: unknown;
}

/** Collections of the CMS by name. */
export type DirectusSchema = {
  readonly collections: Readonly<Record<string, { readonly fields: object } | undefined>>;
} | null;

/** A query of stored rows in the order of their ids. */
export interface RowsQuery extends PromiseLike<unknown> {
  where(column: string, operator: '>', value: string): RowsQuery;
  orderBy(column: string): RowsQuery;
  limit(rows: number): RowsQuery;
  select(...columns: readonly string[]): RowsQuery;
}

/** Query builder that returns stored rows. */
export type StoredRowsQueryBuilder = (collection: string) => {
  whereIn(column: string, values: readonly unknown[]): Promise<unknown>;
  where(values: object): Promise<unknown>;
};

/** Query builder inside the transaction of a save, which can lock rows. */
export type TransactionRowsQueryBuilder = (collection: string) => {
  whereIn(column: string, values: readonly unknown[]): Promise<unknown>;
  where(values: object): Promise<unknown> & RowsQuery & { forUpdate(): Promise<unknown> };
};

/** Connection to write with, inside or outside a transaction. */
export interface WritableCmsDatabaseConnection {
  (
    collection: string,
  ): {
    whereIn(column: string, values: readonly unknown[]): Promise<unknown>;
    where(values: object): Promise<unknown> &
      RowsQuery & {
        forUpdate(): Promise<unknown>;
        update(values: object): Promise<unknown>;
      };
  };
  readonly isTransaction?: boolean;
  transaction<Result>(work: (transaction: WritableCmsDatabaseConnection) => Promise<Result>): Promise<Result>;
}

export interface DirectusFilterHookMeta {
  readonly collection?: string;
  readonly keys?: readonly unknown[];
  /** The published row and its draft. */
  readonly item?: unknown;
  readonly version?: unknown;
}

export function toRowPayloadList(answer: unknown): RowPayload[] {
  return Array.isArray(answer) ? answer.filter(isRowPayload) : [];
}

export function isRowPayload(value: unknown): value is RowPayload {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export type DirectusFilterHook = (
  payload: unknown,
  meta: DirectusFilterHookMeta,
  context: DirectusHookContext,
) => Promise<unknown>;
export type DirectusActionHook = (meta: RowPayload) => void;

export interface DirectusHookRegister {
  filter(event: string, handler: DirectusFilterHook): void;
  action(event: string, handler: DirectusActionHook): void;
}

/** Stores files. `key` names the file to replace; without it the file is new. */
export interface DirectusFileUploadService {
  readonly prototype: {
    uploadOne(
      this: {
        readonly knex: StoredRowsQueryBuilder;
        readonly accountability?: DirectusRequestAccountability | null;
        readonly schema?: DirectusSchema;
      },
      stream: AsyncIterable<Uint8Array>,
      data: RowPayload,
      key?: unknown,
      options?: unknown,
    ): Promise<unknown>;
  };
}

/** Stores rows with the permissions of one user. */
export interface DirectusServiceInstance {
  readonly collection: string;
  readonly knex: WritableCmsDatabaseConnection;
  readonly accountability: DirectusRequestAccountability | null;
  readonly schema?: DirectusSchema;
  /** The same service on another connection. */
  fork(options: { readonly knex: WritableCmsDatabaseConnection }): DirectusServiceInstance;
}

export interface DirectusSaveOptions {
  readonly emitEvents?: boolean;
}

/** Stores rows of a collection. */
export interface DirectusItemsService {
  readonly prototype: {
    updateMany(
      this: DirectusServiceInstance,
      keys: readonly unknown[],
      data: unknown,
      options?: DirectusSaveOptions,
    ): Promise<unknown>;
    deleteMany(
      this: DirectusServiceInstance,
      keys: readonly unknown[],
      options?: DirectusSaveOptions,
    ): Promise<unknown>;
  };
}

/** Stores drafts. */
export interface DirectusDraftVersionsService {
  readonly prototype: {
    /**
     * Begins a draft and returns its id.
     * @throws Directus error UNPROCESSABLE_CONTENT if the item has a draft of that key.
     */
    createOne(this: DirectusServiceInstance, draft: RowPayload, options?: unknown): Promise<unknown>;
    readOne(this: DirectusServiceInstance, id: unknown, query?: unknown, options?: unknown): Promise<unknown>;
    /** Drafts of an item. Unless `forForm` is false, their changed fields are for a form, which merges them into the row. */
    getVersionSaves(
      this: DirectusServiceInstance,
      key: unknown,
      collection: unknown,
      item: unknown,
      forForm?: boolean,
    ): Promise<readonly unknown[]>;
    /** Stores the fields in which a draft differs from the published row, and returns all fields of the draft. */
    save(this: DirectusServiceInstance, id: unknown, fields: RowPayload, options?: unknown): Promise<unknown>;
    /** Publishes all or some fields of a draft, and returns the key of the published row. */
    promote(
      this: DirectusServiceInstance,
      id: unknown,
      options?: { readonly fields?: readonly string[] },
    ): Promise<unknown>;
  };
}

/** Query builder outside any transaction. */
export type UpdatableRowsQueryBuilder = (collection: string) => {
  where(values: object): Promise<unknown> & { update(values: object): Promise<unknown> };
};

/** The same, with transactions. */
export type CmsDatabase = UpdatableRowsQueryBuilder & Pick<WritableCmsDatabaseConnection, 'transaction'>;

/** Lists folders. */
export interface DirectusFoldersService {
  readonly prototype: {
    readByQuery(this: unknown, query: object, options?: unknown): Promise<unknown>;
  };
}

/** Reads files. */
export type DirectusPictureReader = new (options: {
  readonly knex: StoredRowsQueryBuilder;
  readonly schema: unknown;
}) => {
  getAsset(id: string): Promise<{ readonly stream: AsyncIterable<Uint8Array> }>;
};

export interface DirectusExtensionContext {
  readonly env: RowPayload;
  readonly database: CmsDatabase;
  readonly services: {
    readonly FilesService: DirectusFileUploadService;
    readonly FoldersService: DirectusFoldersService;
    readonly ItemsService: DirectusItemsService;
    readonly VersionsService: DirectusDraftVersionsService;
    readonly AssetsService: DirectusPictureReader;
  };
  readonly logger: { info(message: string): void; warn(message: string): void };
}
