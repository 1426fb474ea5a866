import { sql } from '@payloadcms/db-postgres'
import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type GlobalBeforeOperationHook,
  type GlobalSlug,
  type PayloadRequest,
} from 'payload'
import { getAuthor } from '@/lib/platform/save-hooks/record-editor'
import { requestDatabase } from '@/lib/platform/database/payload-client'

/** A form may save again before it knows its last save. */
const ECHO_MS = 60_000

interface Stored {
  updatedAt?: string | null
  changedBy?: string | null
}

/** Refuses with 409 a save of an outdated version. Saves of one document queue, so that the second sees the first. */
export function refuseStaleSave(collection: CollectionSlug): CollectionBeforeOperationHook {
  return async ({ args, operation, req }) => {
    if (operation !== 'update' || !('id' in args) || !('data' in args)) return args
    const known = knownMoment(args.data, req)
    if (known === undefined) return args
    await queueUp(`${collection}/${args.id}`, req)
    const search = { id: Number(args.id), draft: true, depth: 0, disableErrors: true, req } as const
    refuseOverwriting((await req.payload.findByID({ collection, ...search })) as Stored | null, known, req)
    return args
  }
}

export function refuseStaleGlobal(slug: GlobalSlug): GlobalBeforeOperationHook {
  return async ({ args, operation, req }) => {
    const known = operation === 'update' ? knownMoment(args.data, req) : undefined
    if (known === undefined) return args
    await queueUp(slug, req)
    refuseOverwriting(await req.payload.findGlobal({ slug, draft: true, depth: 0, req }), known, req)
    return args
  }
}

function knownMoment(data: unknown, { payloadAPI, user }: PayloadRequest): number | undefined {
  if (payloadAPI !== 'REST' || !user || !data || typeof data !== 'object' || !('updatedAt' in data)) return undefined
  const moment = typeof data.updatedAt === 'string' ? Date.parse(data.updatedAt) : Number.NaN
  return Number.isNaN(moment) ? undefined : moment
}

async function queueUp(name: string, req: PayloadRequest): Promise<void> {
  const db = await requestDatabase(req)
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

function refuseOverwriting(stored: Stored | null, known: number, req: PayloadRequest): void {
  const changed = Date.parse(stored?.updatedAt ?? '')
  const isEcho = stored?.changedBy === getAuthor(req) && Date.now() - changed < ECHO_MS
  if (!(changed > known) || isEcho) return
  const author = stored?.changedBy ? ` (${stored.changedBy})` : ''
  throw new APIError(
    `Пока вы правили, этот документ изменили${author}. Скопируйте своё, загрузите страницу заново и внесите правку ещё раз.`,
    409,
    null,
    true,
  )
}

/** Refuses with 409 if the row has changed since it was read; locks it until commit. */
export async function refuseOvertaken(
  { table, words }: { table: string; words: string },
  { id, updatedAt }: { id: number; updatedAt: string },
  req: PayloadRequest,
): Promise<void> {
  const db = await requestDatabase(req)
  const { rows } = await db.execute(sql`SELECT updated_at FROM ${sql.identifier(table)} WHERE id = ${id} FOR UPDATE`)
  const stored = rows[0] as { updated_at: string | Date } | undefined
  if (stored && new Date(stored.updated_at).getTime() === Date.parse(updatedAt)) return
  throw new APIError(`${words} Загрузите страницу заново и повторите.`, 409, null, true)
}
