import { randomUUID } from 'node:crypto';
import type { S3Client } from '@aws-sdk/client-s3';
import {
  ConditionFailedError,
  checkFolder,
  checkKey,
  contentTypeOf,
  type ObjectStore,
  type ObjectSummary,
  type PutCondition,
  type StoredObject,
  StoreUnavailableError,
} from './object-store.ts';

export interface S3StoreOptions {
  readonly bucket: string;
  /** Begins all keys; empty, or ends with a slash. */
  readonly prefix: string;
  readonly region: string;
  /** Null for Amazon's own. */
  readonly endpoint: string | null;
  /** Null for those of the machine: its role, or variables and files of AWS. */
  readonly credentials: S3Credentials | null;
  /** Most objects of one answer to a list; 1,000 when left out. */
  readonly pageSize?: number;
}

export interface S3Credentials {
  readonly accessKey: string;
  readonly secretKey: string;
}

const CONNECTION_TIMEOUT = 2_000;

/** Milliseconds for an answer; pages wait for files of other releases. */
const ANSWER_TIMEOUT = 5_000;
const ATTEMPTS = 2;

/** Answers of HTTP and of S3 for conditions that do not hold. */
const CONFLICT = 409;
const PRECONDITION_FAILED = 412;
const NOT_FOUND = 404;
const FORBIDDEN = 403;
const NOT_IMPLEMENTED = 501;

/** Objects in a bucket of S3 or of a store with its interface. */
export async function openS3Store(options: S3StoreOptions): Promise<ObjectStore> {
  const { bucket, prefix } = options;
  const s3 = await import('@aws-sdk/client-s3');
  const client = createClient(s3.S3Client, options);
  const description = `s3://${bucket}/${prefix}`.replace(/\/$/, '');
  const target = (key: string) => ({ Bucket: bucket, Key: prefix + checkKey(key) });

  const guard = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof ConditionFailedError || !(error instanceof Error) || !isOfClient(error)) throw error;
      throw new StoreUnavailableError(description, describeS3Error(error, bucket), error);
    }
  };

  const find = async (key: string): Promise<StoredObject | null> => {
    try {
      const { Body, ETag } = await client.send(new s3.GetObjectCommand(target(key)));
      const content = Buffer.from((await Body?.transformToByteArray()) ?? []);
      return { content, contentType: contentTypeOf(key), version: ETag ?? '' };
    } catch (error) {
      if (error instanceof s3.NoSuchKey) return null;
      throw error;
    }
  };

  const write = async (key: string, content: string | Uint8Array, condition?: PutCondition): Promise<string> => {
    const { ETag } = await client.send(
      new s3.PutObjectCommand({
        ...target(key),
        Body: content,
        ContentLength: Buffer.byteLength(content),
        ContentType: contentTypeOf(key),
        ...(condition?.if === 'absent' && { IfNoneMatch: '*' }),
        ...(condition?.if === 'version' && { IfMatch: condition.version }),
      }),
    );
    return ETag ?? '';
  };

  const writeIf = async (key: string, content: string | Uint8Array, condition: PutCondition): Promise<string> => {
    try {
      return await write(key, content, condition);
    } catch (error) {
      if (!isFailedCondition(error)) throw error;
      // The client has sent it again after a lost answer: the first one may have been written.
      const found = wasSentAgain(error) ? await find(key) : null;
      if (found?.content.equals(Buffer.from(content))) return found.version;
      throw new ConditionFailedError(key, condition);
    }
  };

  const writeAfterCheck = async (key: string, content: string | Uint8Array, condition: PutCondition) => {
    const current = await find(key);
    const isConditionMet = condition.if === 'absent' ? current === null : current?.version === condition.version;
    if (!isConditionMet) throw new ConditionFailedError(key, condition);
    return write(key, content);
  };

  /** Stores without conditional writes refuse the header, or ignore it and write. */
  const probeConditions = async (): Promise<'atomic' | 'checked'> => {
    const key = `probe-${randomUUID()}`;
    try {
      await write(key, '', { if: 'absent' });
      await write(key, '', { if: 'absent' });
      return 'checked';
    } catch (error) {
      if (isFailedCondition(error)) return 'atomic';
      if (statusOf(error) === NOT_IMPLEMENTED) return 'checked';
      throw error;
    } finally {
      await client.send(new s3.DeleteObjectCommand(target(key))).catch(() => undefined);
    }
  };
  let probed: ReturnType<typeof probeConditions> | null = null;
  const conditionalWrites = () => {
    probed ??= probeConditions().catch((error: unknown) => {
      probed = null;
      throw error;
    });
    return probed;
  };

  return {
    description,
    find: (key) => guard(() => find(key)),
    put: (key, content, condition) =>
      guard(async () => {
        if (!condition) return write(key, content);
        return (await conditionalWrites()) === 'atomic'
          ? writeIf(key, content, condition)
          : writeAfterCheck(key, content, condition);
      }),
    list: (folder) =>
      guard(async () => {
        const all: ObjectSummary[] = [];
        const { pageSize } = options;
        const paging = { client, ...(pageSize !== undefined && { pageSize }) };
        const pages = s3.paginateListObjectsV2(paging, { Bucket: bucket, Prefix: prefix + checkFolder(folder) });
        for await (const { Contents = [] } of pages)
          for (const { Key = '', Size = 0, LastModified } of Contents)
            all.push({ key: Key.slice(prefix.length), bytes: Size, modified: LastModified?.getTime() ?? 0 });
        return all.toSorted((a, b) => (a.key < b.key ? -1 : 1));
      }),
    delete: (key) => guard(async () => void (await client.send(new s3.DeleteObjectCommand(target(key))))),
    conditionalWrites: () => guard(conditionalWrites),
  };
}

function createClient(Client: typeof S3Client, { region, endpoint, credentials }: S3StoreOptions): S3Client {
  return new Client({
    region,
    // Stores other than Amazon's often have no host name for each bucket, and not every checksum.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(credentials && {
      credentials: { accessKeyId: credentials.accessKey, secretAccessKey: credentials.secretKey },
    }),
    maxAttempts: ATTEMPTS,
    requestHandler: {
      connectionTimeout: CONNECTION_TIMEOUT,
      requestTimeout: ANSWER_TIMEOUT,
      throwOnRequestTimeout: true,
    },
  });
}

/** What the client adds to its errors. */
function metadataOf(error: unknown): { readonly httpStatusCode?: number; readonly attempts?: number } {
  return error instanceof Error && '$metadata' in error ? Object(error.$metadata) : {};
}

function statusOf(error: unknown): number | undefined {
  return metadataOf(error).httpStatusCode;
}

/** Not the mistakes of a caller, such as an invalid key. */
function isOfClient(error: Error): boolean {
  return (
    '$metadata' in error || 'code' in error || error.name.includes('Timeout') || error.name.includes('Credentials')
  );
}

/** S3 answers 404 to a condition on the version of an object that is gone. */
function isFailedCondition(error: unknown): boolean {
  const status = statusOf(error);
  if (status === NOT_FOUND) return error instanceof Error && error.name === 'NoSuchKey';
  return status === PRECONDITION_FAILED || status === CONFLICT;
}

function wasSentAgain(error: unknown): boolean {
  return (metadataOf(error).attempts ?? 1) > 1;
}

function describeS3Error(error: Error, bucket: string): string {
  if (error.name === 'NoSuchBucket') return `there is no bucket "${bucket}". Create it, or correct its name`;
  if (statusOf(error) === FORBIDDEN) return `its credentials are refused (${error.name})`;
  const { code } = Object(error);
  return error.message || String(code ?? error.name);
}
