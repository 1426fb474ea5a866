import type * as S3 from '@aws-sdk/client-s3'
import type { Readable } from 'node:stream'
import type { S3Settings } from '@/lib/config/env'
import { log } from '@/lib/config/log'
import { AppError } from '@/lib/contract/errors'
import { messages } from '@/lib/contract/messages'
import type { ByteRange, FileStorage, StoredFile } from '@/lib/platform/files/storage/file-storage'

/** Two attempts that fail end within the six seconds after which a visitor is refused. */
const CONNECTION_MS = 2_000
const RESPONSE_MS = 2_500
/** Nobody waits for a list: backups, checks and moves read it. */
const LIST_MS = 60_000
const SLOWEST_BYTES_PER_MS = 500
/** A body that stops arriving, or a reader who stops reading. */
const IDLE_MS = 60_000
/** Slow readers hold one each; the default of 50 would let them stop the others. */
const MAX_SOCKETS = 500
const ATTEMPTS = 2
/** Otherwise the client writes warnings to the console. */
const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }

type Library = typeof S3
type Send<T> = (library: Library, client: S3.S3Client, bucket: { Bucket: string }) => Promise<T>

export class S3Storage implements FileStorage {
  private opened: Promise<{ library: Library; client: S3.S3Client }> | undefined
  private isAway = false

  constructor(private readonly settings: S3Settings) {}

  async put(path: string, content: Buffer | Readable, size: number): Promise<void> {
    const source = watchSource(content)
    const options = { requestTimeout: RESPONSE_MS + size / SLOWEST_BYTES_PER_MS, abortSignal: source }
    await this.ask(({ PutObjectCommand }, client, bucket) => {
      const command = new PutObjectCommand({ ...bucket, Key: this.toKey(path), Body: content, ContentLength: size })
      return client.send(command, options)
    }, source)
  }

  async get(path: string, range?: ByteRange): Promise<Readable | null> {
    const Range = range && `bytes=${range.start}-${range.end}`
    const found = await this.find(({ GetObjectCommand }, client, bucket) =>
      client.send(new GetObjectCommand({ ...bucket, Key: this.toKey(path), Range })),
    )
    return found && (found.Body as Readable)
  }

  async head(path: string): Promise<StoredFile | null> {
    const found = await this.find(({ HeadObjectCommand }, client, bucket) =>
      client.send(new HeadObjectCommand({ ...bucket, Key: this.toKey(path) })),
    )
    return found && { path, size: found.ContentLength ?? 0, changedMs: found.LastModified?.getTime() ?? 0 }
  }

  async delete(path: string): Promise<void> {
    await this.ask(({ DeleteObjectCommand }, client, bucket) =>
      client.send(new DeleteObjectCommand({ ...bucket, Key: this.toKey(path) })),
    )
  }

  async *list(folder: string): AsyncGenerator<StoredFile> {
    let ContinuationToken: string | undefined
    do {
      const page = await this.ask(({ ListObjectsV2Command }, client, bucket) =>
        client.send(new ListObjectsV2Command({ ...bucket, Prefix: this.toKey(`${folder}/`), ContinuationToken }), {
          requestTimeout: LIST_MS,
        }),
      )
      for (const { Key = '', Size = 0, LastModified } of page.Contents ?? [])
        yield { path: Key.slice(this.settings.S3_PREFIX.length), size: Size, changedMs: LastModified?.getTime() ?? 0 }
      ContinuationToken = page.NextContinuationToken
    } while (ContinuationToken)
  }

  /** Returns why the bucket cannot be read, or null. */
  async findFailure(): Promise<string | null> {
    try {
      await this.send(({ HeadBucketCommand }, client, bucket) => client.send(new HeadBucketCommand(bucket)))
      return null
    } catch (error) {
      return describe(error)
    }
  }

  private toKey(path: string): string {
    return `${this.settings.S3_PREFIX}${path}`
  }

  /** Null for a missing object. */
  private find<T>(send: Send<T>): Promise<T | null> {
    return this.ask<T | null>((...parts) =>
      send(...parts).catch((error: unknown) => {
        if (isMissing(error)) return null
        throw error
      }),
    )
  }

  /** Throws unavailable; the reason is logged once an outage. */
  private async ask<T>(send: Send<T>, source?: AbortSignal): Promise<T> {
    try {
      const result = await this.send(send)
      if (this.isAway) log.info('Файлы в S3 снова доступны')
      this.isAway = false
      return result
    } catch (error) {
      if (source?.aborted) throw source.reason
      if (!this.isAway) log.error({ reason: describe(error) }, 'Файлы в S3 недоступны')
      this.isAway = true
      // without the cause: its code would be taken for one of the database
      throw new AppError('unavailable', { message: messages.filesUnavailable })
    }
  }

  private async send<T>(send: Send<T>): Promise<T> {
    const { library, client } = await (this.opened ??= this.open())
    return send(library, client, { Bucket: this.settings.S3_BUCKET })
  }

  /** Loaded at the first call: a portal with a folder does without it. */
  private async open() {
    const library = await import('@aws-sdk/client-s3')
    const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = this.settings
    const client = new library.S3Client({
      ...(endpoint && { endpoint, forcePathStyle: true }),
      region,
      credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
      maxAttempts: ATTEMPTS,
      logger: silent,
      // checksums in trailers are not known to every S3
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: CONNECTION_MS,
        requestTimeout: RESPONSE_MS,
        throwOnRequestTimeout: true,
        socketTimeout: IDLE_MS,
        httpAgent: { maxSockets: MAX_SOCKETS },
        httpsAgent: { maxSockets: MAX_SOCKETS },
      },
    })
    return { library, client }
  }
}

/** Aborts a request when the stream that it sends breaks: the client listens for no error of it. */
function watchSource(content: Buffer | Readable): AbortSignal {
  const controller = new AbortController()
  if (!Buffer.isBuffer(content)) content.once('error', (error) => controller.abort(error))
  return controller.signal
}

interface S3Error extends Error {
  $metadata?: { httpStatusCode?: number }
}

function isMissing(error: unknown): boolean {
  const { name, $metadata } = error as S3Error
  return $metadata?.httpStatusCode === 404 && name !== 'NoSuchBucket'
}

function describe(error: unknown): string {
  const { name, message, $metadata } = error as S3Error
  return [name, $metadata?.httpStatusCode, message].filter(Boolean).join(' ')
}
