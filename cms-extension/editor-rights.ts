import { DOCUMENT_KINDS } from '#engine/cms/document.ts';
import {
  type DirectusHookContext,
  isRowPayload,
  type RowPayload,
  type StoredRowsQueryBuilder,
  toRowPayloadList,
} from './directus-hooks.ts';
import { parseStoredDocument } from './revision.ts';
import { MissingRightRefusal } from './save-refusal.ts';

/** Collection with a row for each right of an editor or a role. Only administrators change it. */
export const EDITOR_RIGHTS_COLLECTION = 'editor_rights';

/** Kinds of documents, and pictures with their folders. */
export const EDITABLE_KINDS: readonly string[] = [...DOCUMENT_KINDS, 'picture'];

/** Sites and kinds that may be edited; null for all. */
export interface EditorRight {
  readonly sites: readonly string[] | null;
  readonly kinds: readonly string[] | null;
}

/** The rights of an editor, who needs one of them for an edit. Null for an editor without restrictions. */
export type EditorRights = readonly EditorRight[] | null;

/** Place of an edit; the name is null for pictures. */
export interface EditTarget {
  readonly site: string;
  readonly kind: string;
  readonly name: string | null;
}

/** Who edits, and where the rights are stored. */
export type EditorContext = Pick<DirectusHookContext, 'accountability' | 'schema'> & {
  readonly database: StoredRowsQueryBuilder;
};

/**
 * Rights of the requesting user. Entries of the user replace those of the user's roles; without entries nothing is
 * restricted. Administrators and requests inside Directus are never restricted.
 */
export async function findEditorRights({ accountability, schema, database }: EditorContext): Promise<EditorRights> {
  if (!accountability || accountability.admin === true) return null;
  // An older CMS has no such collection until its content model is applied.
  if (!schema?.collections[EDITOR_RIGHTS_COLLECTION]) return null;
  const { user, role, roles } = accountability;
  const rolesOfUser = [role, ...(Array.isArray(roles) ? roles : [])].filter(isPresent);
  const rows = toRowPayloadList(await database(EDITOR_RIGHTS_COLLECTION).where({}));
  const own = rows.filter((row) => isPresent(user) && row['user'] === user);
  const applied = own.length > 0 ? own : rows.filter((row) => rolesOfUser.includes(row['role']));
  return applied.length > 0
    ? applied.map(({ sites, kinds }) => ({ sites: parseNames(sites), kinds: parseNames(kinds) }))
    : null;
}

/** @throws MissingRightRefusal */
export async function assertMayEdit(targets: readonly EditTarget[], context: EditorContext): Promise<void> {
  if (targets.length === 0) return;
  const rights = await findEditorRights(context);
  const refused = rights && targets.find((target) => !isWithinRights(rights, target));
  if (!refused) return;
  const { site, kind, name } = refused;
  const what = name === null ? `pictures of ${site}` : `${site}:${kind}:${name}`;
  throw new MissingRightRefusal(
    `You may not edit ${what}, only ${describeRights(rights)}. An administrator can change what you may edit.`,
  );
}

/**
 * Sites whose documents an editor sees: those to edit and those they inherit from. Null for all. Kinds do not matter,
 * because pages show and link to documents of other kinds.
 */
export async function listReadableSites(context: EditorContext): Promise<readonly string[] | null> {
  const rights = await findEditorRights(context);
  if (!rights) return null;
  const sites = new Set<string>();
  for (const right of rights) {
    if (!right.sites) return null;
    for (const site of right.sites) sites.add(site);
  }
  const parents = new Map(
    toRowPayloadList(await context.database('sites').where({})).map((row) => [row['site'], parentOf(row)]),
  );
  // Iterating a set also visits sites added during the loop, each once.
  for (const site of sites) {
    const parent = parents.get(site);
    if (typeof parent === 'string') sites.add(parent);
  }
  return [...sites];
}

/** Place of the document with an id; null for other ids. */
export function parseEditTarget(id: unknown): EditTarget | null {
  const [site, kind, name, ...rest] = typeof id === 'string' ? id.split(':') : [];
  return site !== undefined && kind !== undefined && name !== undefined && rest.length === 0
    ? { site, kind, name }
    : null;
}

function isWithinRights(rights: readonly EditorRight[], { site, kind }: EditTarget): boolean {
  return rights.some(
    ({ sites, kinds }) => (sites === null || sites.includes(site)) && (kinds === null || kinds.includes(kind)),
  );
}

function describeRights(rights: readonly EditorRight[]): string {
  const texts = rights.map(({ sites, kinds }) => {
    const where = sites ? sites.join(', ') : 'all sites';
    return kinds ? `${where} (${kinds.join(', ')})` : where;
  });
  return texts.join('; ');
}

/** A stored list of names; null for an empty one, which means all. */
function parseNames(stored: unknown): readonly string[] | null {
  const value = parseStoredDocument(stored);
  if (value === null || value === undefined || value === '') return null;
  if (!Array.isArray(value)) return [];
  return value.length === 0 ? null : value.map(String);
}

function parentOf(row: RowPayload): unknown {
  const document = parseStoredDocument(row['document']);
  return isRowPayload(document) ? document['extends'] : null;
}

function isPresent(value: unknown): boolean {
  return value !== null && value !== undefined;
}
