import { createHash, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { tagsIn } from '@/lib/runtime/entity-tag'

export type BodyReader = ReadableStreamDefaultReader<Uint8Array>

/** An answer too long to be held: some of it was read already, the rest is not. */
export interface LongBody {
  parts: readonly Uint8Array[]
  reader: BodyReader
}

const TAG_BYTES = 16
const MOST_TAGS = 1_000
/** The digest of what was sent to its end stands by its tag, without the tag's mark of weakness. */
const digests = new LRUCache<string, string>({ max: MOST_TAGS })

/**
 * Sends a long answer as it comes, under a tag of its own: its digest is only known at its end, and is remembered then
 * for clients that ask whether it still holds.
 */
export function streamLong(body: ReadableStream<Uint8Array>, headers: Headers): Response {
  const tag = newTag()
  const hash = createHash('sha256')
  const watched = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      hash.update(part)
      controller.enqueue(part)
    },
    flush: () => void digests.set(tag, hash.digest('base64url')),
  })
  headers.set('etag', weak(tag))
  return new Response(body.pipeThrough(watched), { headers })
}

/** Answers whether one of the tags that the client names is of an answer that was sent from here. */
export function isKnownTag(list: string | null): boolean {
  return tagsIn(list ?? '').some((tag) => digests.has(tag))
}

/** Names a long answer, read to its end and kept nowhere, by a named tag of the same content or else by a new one. */
export async function tagLongBody(body: LongBody, list: string | null): Promise<{ tag: string; isNamed: boolean }> {
  const digest = await digestOf(body)
  const named = tagsIn(list ?? '').find((tag) => digests.get(tag) === digest)
  const tag = named ?? newTag()
  digests.set(tag, digest)
  return { tag: weak(tag), isNamed: named !== undefined }
}

async function digestOf({ parts, reader }: LongBody): Promise<string> {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  for (let next = await reader.read(); !next.done; next = await reader.read()) hash.update(next.value)
  return hash.digest('base64url')
}

function newTag(): string {
  return `"${randomBytes(TAG_BYTES).toString('base64url')}"`
}

function weak(tag: string): string {
  return `W/${tag}`
}
