import { beforeEach, expect, test } from 'vitest';
import type {
  DirectusFilterHook,
  DirectusRequestAccountability,
  DirectusServiceInstance,
  RowPayload,
  WritableCmsDatabaseConnection,
} from './directus-hooks.ts';
import { isRowPayload } from './directus-hooks.ts';
import { wrapDocumentSavesInTransactions } from './save-transactions.ts';
import { assertRowsUnchanged, registerOverwriteGuardHooks } from './shared-edits.ts';
import { createTestQuery } from './testing/stored-rows.ts';

const HOME = 'harbour:page:home';
const ada: DirectusRequestAccountability = { session: 'a', user: 'ada' };
const ben: DirectusRequestAccountability = { session: 'b', user: 'ben' };
const program: DirectusRequestAccountability = { user: 'ada' };

let tables: Record<string, RowPayload[]>;
/** Settles when the last waiting transaction has ended. */
let lastLocked: Promise<unknown> = Promise.resolve();
const filters = new Map<string, DirectusFilterHook>();

/** Simulates a database server whose transactions only wait for locked rows. */
function connection(end: Promise<unknown> | null): WritableCmsDatabaseConnection {
  let hasLock = false;
  const rowsWith = (table: string, values: object) =>
    (tables[table] ?? []).filter((row) => Object.entries(values).every(([name, value]) => row[name] === value));
  const open = (table: string) => ({
    whereIn: async (column: string, values: readonly unknown[]) =>
      (tables[table] ?? []).filter((row) => values.includes(row[column])),
    where: (values: object) =>
      Object.assign(createTestQuery(rowsWith(table, values)), {
        forUpdate: async () => {
          if (hasLock || !end) return rowsWith(table, values);
          hasLock = true;
          const before = lastLocked;
          lastLocked = Promise.all([before, end]);
          await before;
          return rowsWith(table, values);
        },
        update: async (changes: object) => {
          tables[table] = (tables[table] ?? []).map((row) =>
            rowsWith(table, values).includes(row) ? { ...row, ...changes } : row,
          );
        },
      }),
  });
  const transaction = async <Result>(
    work: (inner: WritableCmsDatabaseConnection) => Promise<Result>,
  ): Promise<Result> => {
    const { promise, resolve } = Promise.withResolvers<null>();
    return work(connection(promise)).finally(() => resolve(null));
  };
  return Object.assign(open, { isTransaction: end !== null, transaction });
}

/** Simulates Directus services, which read, wait and then write. */
class Service implements DirectusServiceInstance {
  readonly collection: string;
  readonly accountability: DirectusRequestAccountability | null;
  readonly knex: WritableCmsDatabaseConnection;
  constructor(
    collection: string,
    accountability: DirectusRequestAccountability | null,
    knex: WritableCmsDatabaseConnection = connection(null),
  ) {
    this.collection = collection;
    this.accountability = accountability;
    this.knex = knex;
  }
  fork({ knex }: { readonly knex: WritableCmsDatabaseConnection }): Service {
    return new Service(this.collection, this.accountability, knex);
  }
}

class Items extends Service {
  async updateMany(this: DirectusServiceInstance, keys: readonly unknown[], data: unknown): Promise<unknown> {
    const rows = await this.knex(this.collection).whereIn('id', keys);
    const context = { database: this.knex, schema: null, accountability: this.accountability };
    const payloadToStore =
      isRowPayload(data) && Array.isArray(rows) ? await assertRowsUnchanged(data, rows, context, this.collection) : {};
    for (const id of keys) await this.knex(this.collection).where({ id }).update(payloadToStore);
    return keys;
  }
  async deleteMany(this: DirectusServiceInstance, keys: readonly unknown[]): Promise<unknown> {
    return keys;
  }
}

class Versions extends Service {
  async createOne(this: DirectusServiceInstance, { key, collection, item }: RowPayload): Promise<unknown> {
    const rows = (tables['directus_versions'] ??= []);
    const taken = rows.some((row) => row['key'] === key && row['collection'] === collection && row['item'] === item);
    if (taken) throw Object.assign(new Error(`"${String(key)}" already exists`), { code: 'UNPROCESSABLE_CONTENT' });
    const id = `${String(key)}-${rows.length}`;
    rows.push({ id, key, collection, item, delta: null });
    return id;
  }
  async getVersionSaves(
    this: DirectusServiceInstance,
    key: unknown,
    _collection: unknown,
    _item: unknown,
    _forForm?: boolean,
  ): Promise<readonly unknown[]> {
    return (tables['directus_versions'] ?? [])
      .filter((row) => row['id'] === key)
      .map((row) => ({ ...row, delta: deltaOf(String(row['id'])) }));
  }
  async readOne(this: DirectusServiceInstance, id: unknown): Promise<unknown> {
    const { item, collection } = tables['directus_versions']?.find((row) => row['id'] === id) ?? {};
    return { item, collection, delta: deltaOf(String(id)) };
  }
  async save(this: DirectusServiceInstance, id: unknown, fields: RowPayload): Promise<unknown> {
    const before = deltaOf(String(id));
    const delta = { ...before, ...fields, _user: this.accountability?.user };
    await this.knex('directus_versions')
      .where({ id })
      .update({ delta: JSON.stringify(delta) });
    return delta;
  }
  async promote(
    this: DirectusServiceInstance,
    id: unknown,
    _options?: { readonly fields?: readonly string[] },
  ): Promise<unknown> {
    const context = { database: this.knex, schema: null, accountability: this.accountability };
    const meta = { collection: 'pages', item: HOME, version: id };
    const payload = await filters.get('items.promote')?.(deltaOf(String(id)), meta, context);
    const items = new Items('pages', this.accountability, this.knex);
    await items.updateMany([HOME], payload);
    return HOME;
  }
}

wrapDocumentSavesInTransactions(Items);
registerOverwriteGuardHooks(
  (event, handler) => void filters.set(event, handler),
  Versions,
  () => Date.UTC(2026, 4, 6, 7, 8),
);

beforeEach(() => {
  const document = { version: 1, title: 'A', lead: 'B' };
  tables = {
    pages: [{ id: HOME, document, date_updated: null }],
    directus_versions: [
      { id: 'spring', collection: 'pages', item: HOME, delta: null },
      { id: 'unborn', collection: 'pages', item: null, delta: null },
    ],
    directus_activity: [{ id: 1, collection: 'pages', item: HOME, action: 'update', user: 'ben' }],
    directus_users: [
      { id: 'ada', first_name: 'Ada', last_name: 'Bell' },
      { id: 'ben', first_name: 'Ben', last_name: 'Okafor' },
    ],
  };
});

function deltaOf(id: string): RowPayload {
  const draft = tables['directus_versions']?.find((row) => row['id'] === id);
  const delta: unknown = JSON.parse(String(draft?.['delta'] ?? '{}'));
  return isRowPayload(delta) ? delta : {};
}

function stored(id: string): unknown {
  return deltaOf(id)['document'];
}

function published(): unknown {
  return tables['pages']?.[0]?.['document'];
}

/** A document as it is loaded into a form. */
async function opened(draft?: string): Promise<RowPayload> {
  const row = { document: (draft && stored(draft)) || published() };
  const context = { database: connection(null), schema: null, accountability: ada };
  const rows = await filters.get('items.read')?.([row], { collection: 'pages' }, context);
  return Array.isArray(rows) ? rows[0].document : {};
}

function save(who: DirectusRequestAccountability, document: unknown, id = 'spring'): Promise<unknown> {
  return new Versions('directus_versions', who).save(id, { document });
}

function publish(who: DirectusRequestAccountability): Promise<unknown> {
  return new Versions('directus_versions', who).promote('spring');
}

function patch(who: DirectusRequestAccountability, document: unknown): Promise<unknown> {
  return new Items('pages', who).updateMany([HOME], { document });
}

test('the second of two simultaneous saves of a draft by two editors is refused', async () => {
  const begun = await opened();
  const saves = [save(ada, { ...begun, title: 'Ada' }), save(ben, { ...begun, lead: 'Ben' })];
  expect((await Promise.allSettled(saves)).map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(stored('spring')).toEqual({ version: 1, title: 'Ada', lead: 'B' });
});

test('the second of two simultaneous saves of a published document by two editors is refused', async () => {
  const begun = await opened();
  const saves = [patch(ada, { ...begun, title: 'Ada' }), patch(ben, { ...begun, lead: 'Ben' })];
  expect((await Promise.allSettled(saves)).map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(published()).toEqual({ version: 1, title: 'Ada', lead: 'B' });
});

test('an editor who saves a draft repeatedly from one open form is not refused because of their own earlier saves', async () => {
  const begun = await opened();
  for (const title of ['H', 'Ha', 'Har']) await save(ada, { ...begun, title });
  expect(stored('spring')).toEqual({ version: 1, title: 'Har', lead: 'B' });
});

test('a save from a form opened before the save of another editor is refused, even if its owner saved from a newer form since', async () => {
  const begun = await opened();
  await save(ada, { ...begun, title: 'Ada' });
  await save(ben, { ...(await opened('spring')), lead: 'Ben' });
  await save(ada, { ...(await opened('spring')), title: 'Ada again' });
  await expect(save(ada, { ...begun, title: 'Ada of the morning' })).rejects.toThrow(/^Not saved: Ada Bell saved it/);
  expect(stored('spring')).toEqual({ version: 1, title: 'Ada again', lead: 'Ben' });
});

test('a save without a revision is refused when another editor saved last, and overwrites an own save', async () => {
  await save(ada, { ...(await opened()), title: 'Ada' });
  await save(ada, { version: 1, title: 'Pasted', lead: 'B' });
  await expect(save(ben, { version: 1, title: 'Ben', lead: 'B' })).rejects.toThrow('your text has no line "$revision"');
  await expect(patch(ada, { version: 1, title: 'Pasted' })).rejects.toThrow('Ben Okafor saved it');
  await patch(ben, { version: 1, title: 'Pasted' });
  expect([stored('spring'), published()]).toEqual([
    { version: 1, title: 'Pasted', lead: 'B' },
    { version: 1, title: 'Pasted' },
  ]);
});

test('a program that saves with a token may overwrite the save of an editor without a revision', async () => {
  await save(ben, { ...(await opened()), title: 'Ben' });
  await save(program, { version: 1 });
  expect(stored('spring')).toEqual({ version: 1 });
});

test('a second editor may overwrite the draft of a page that was never published only with its revision', async () => {
  await save(ada, { version: 1, title: 'New' }, 'unborn');
  await expect(save(ben, { version: 1, title: 'Newer' }, 'unborn')).rejects.toThrow('/title is "New" there');
  const draft = await new Versions('directus_versions', ben).readOne('unborn');
  const { delta } = isRowPayload(draft) ? draft : {};
  const { document: begun } = isRowPayload(delta) ? delta : {};
  await save(ben, { ...Object(begun), title: 'Newer' }, 'unborn');
  expect(stored('unborn')).toEqual({ version: 1, title: 'Newer' });
});

test('publishing a draft begun before the last published change is refused until a save names both revisions', async () => {
  await save(ada, { ...(await opened()), title: 'Ada' });
  await patch(ben, { ...(await opened()), lead: 'Ben' });
  const refused = await publish(ada).catch((errors: unknown) => String(Array.isArray(errors) ? errors[0] : errors));
  expect(refused).toContain('/lead is "Ben" there and "B" here');
  expect(published()).toEqual({ version: 1, title: 'A', lead: 'Ben' });

  const [, revision = ''] = /set "\$revision" to "([^"]+)"/.exec(String(refused)) ?? [];
  await save(ben, { ...(await opened('spring')), title: 'Ada, by Ben' });
  const together = { version: 1, title: 'Ada', lead: 'Ben', $revision: revision };
  await expect(save(ada, together)).rejects.toThrow('/title is "Ada, by Ben" there');
  const [draft] = [(await opened('spring'))['$revision']];
  await save(ada, { ...together, $revision: `${String(draft)}.${revision.split('.')[1]}` });
  expect(await publish(ada)).toBe(HOME);
  expect(published()).toEqual({ version: 1, title: 'Ada', lead: 'Ben' });
});

test('a draft that is edited further after its publish can be published again', async () => {
  await save(ada, { ...(await opened()), title: 'First' });
  await publish(ada);
  await save(ada, { ...(await opened('spring')), title: 'Second' });
  await publish(ada);
  expect(published()).toEqual({ version: 1, title: 'Second', lead: 'B' });
});

test('an editor who creates a draft that another editor has just created gets that draft, and only a conflicting save is refused', async () => {
  const [seenByAda, seenByBen] = [await opened(), await opened()];
  const draft = { key: 'draft', collection: 'pages', item: HOME };
  const id = await new Versions('directus_versions', ada).createOne(draft);
  await save(ada, { ...seenByAda, title: 'Ada' }, String(id));
  expect(await new Versions('directus_versions', ben).createOne(draft)).toBe(id);
  await expect(save(ben, { ...seenByBen, lead: 'Ben' }, String(id))).rejects.toThrow(/^Not saved: Ada Bell saved it/);
});

test('a draft whose name exists is not created again when an editor chose the name or when a program creates it', async () => {
  const named = { key: 'autumn', collection: 'pages', item: HOME };
  await new Versions('directus_versions', ada).createOne(named);
  await expect(new Versions('directus_versions', ben).createOne(named)).rejects.toThrow('"autumn" already exists');
  const draft = { key: 'draft', collection: 'pages', item: HOME };
  await new Versions('directus_versions', ada).createOne(draft);
  await expect(new Versions('directus_versions', program).createOne(draft)).rejects.toThrow('"draft" already exists');
});

test('the edit form of a draft gets the document with its revision, but other readers of drafts get it without a revision', async () => {
  await save(ada, { ...(await opened()), title: 'Ada' });
  const read = async (who: DirectusRequestAccountability, forForm?: boolean) => {
    const [draft] = await new Versions('directus_versions', who).getVersionSaves('spring', 'pages', HOME, forForm);
    const { delta } = isRowPayload(draft) ? draft : {};
    return isRowPayload(delta) ? delta['document'] : null;
  };
  const text = { version: 1, title: 'Ada', lead: 'B' };
  expect(await read(ben)).toEqual({ ...text, $revision: (await opened('spring'))['$revision'] });
  expect([await read(ben, false), await read(program)]).toEqual([text, text]);
});
