import { createHash, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { parseEtags } from '@/lib/runtime/etag'
import type { BodyReader } from '@/lib/runtime/response-body'

export interface LongBody {
  parts: readonly Uint8Array[]
  reader: BodyReader
}

const TAG_BYTES = 16
const MAX_TAGS = 1_000
/** Digests of completely sent bodies by tag (without `W/`). */
const digests = new LRUCache<string, string>({ max: MAX_TAGS })

/** The digest is known at the end and stored for revalidation. */
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

export function isKnownTag(list: string | null): boolean {
  return parseEtags(list ?? '').some((tag) => digests.has(tag))
}

/** Returns a named tag of the same content, else a new one. */
export async function tagLongBody(body: LongBody, list: string | null): Promise<{ tag: string; isNamed: boolean }> {
  const digest = await computeDigest(body)
  const named = parseEtags(list ?? '').find((tag) => digests.get(tag) === digest)
  const tag = named ?? newTag()
  digests.set(tag, digest)
  return { tag: weak(tag), isNamed: named !== undefined }
}

async function computeDigest({ parts, reader }: LongBody): Promise<string> {
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
