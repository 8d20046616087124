/** Bytes of the largest upload: a picture of 10 MB and what is around it. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024 + 64 * 1024;

/** A multipart body that is passed on as it arrives, up to a size. It can be sent once. */
export class StreamedUpload {
  readonly contentType: string;
  readonly stream: ReadableStream<Uint8Array>;
  #size = 0;
  readonly #most: number;

  constructor(contentType: string, stream: ReadableStream<Uint8Array>, most = MAX_UPLOAD_BYTES) {
    this.contentType = contentType;
    this.#most = most;
    this.stream = stream.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform: (chunk, controller) => {
          this.#size += chunk.byteLength;
          if (this.exceeded) controller.error(new Error('the upload is too large'));
          else controller.enqueue(chunk);
        },
      }),
    );
  }

  /** Whether more came than may be passed on. The stream has failed then. */
  get exceeded(): boolean {
    return this.#size > this.#most;
  }
}
