/** The parts of the package that are used here; it has no types. */
declare module '@20minutes/s3rver/lib/models/account.js' {
  export const DUMMY_ACCOUNT: { createKeyPair(accessKey: string, secretKey: string): void };
}

declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http';
  import type { Readable } from 'node:stream';

  export interface S3rverOptions {
    readonly directory: string;
    readonly silent: boolean;
    readonly vhostBuckets: boolean;
    readonly resetOnClose: boolean;
    readonly configureBuckets: readonly { readonly name: string }[];
  }

  export default class S3rver {
    constructor(options: S3rverOptions);
    readonly store: {
      existsObject(bucket: string, key: string): Promise<boolean>;
      putContent: (path: string, content: Buffer | Readable) => Promise<[length: number, md5: string]>;
      getBucket(name: string): Promise<object | null>;
      listObjects(
        bucket: string,
        options: { readonly prefix: string; readonly startAfter: string; readonly maxKeys: number },
      ): Promise<{
        readonly objects: readonly { readonly key: string; readonly size: number; readonly lastModifiedDate: Date }[];
        readonly isTruncated: boolean;
      }>;
      getMetadata(bucket: string, key: string): Promise<{ readonly etag: string }>;
    };
    configureBuckets(): Promise<unknown>;
    callback(): RequestListener;
  }
}
