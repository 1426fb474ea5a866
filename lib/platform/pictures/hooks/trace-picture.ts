import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, CollectionBeforeOperationHook } from 'payload'
import { isAnonymous } from '@/lib/platform/files/hooks/check-upload'
import { readPictureTrace, type PictureTrace } from '@/lib/platform/pictures/picture-trace'
import { requestDatabase } from '@/lib/platform/database/payload-client'
import { requestValue } from '@/lib/platform/payload/request-value'
import { env } from '@/lib/config/env'

export const traceRequest = requestValue<boolean>('isTraced')
const pictureTrace = requestValue<PictureTrace | null>('pictureTrace')

export const readTrace: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const isWanted = req.payloadAPI === 'REST' || traceRequest.read(req) === true
  if ((operation !== 'create' && operation !== 'update') || !req.file || !isWanted || isAnonymous(req)) return args
  pictureTrace.leave(req, await readPictureTrace(req.file.data))
  return args
}

export const saveTrace: CollectionAfterChangeHook<{ id: number }> = async ({ doc, req }) => {
  const trace = pictureTrace.take(req)
  if (!trace) return doc
  const { hash, place, takenAt } = trace
  const db = await requestDatabase(req)
  await db.execute(sql`
    INSERT INTO private_picture_traces (media_id, hash, x, y, taken_at)
    VALUES (${doc.id}, ${hash}::bit(64), ${place?.x ?? null}, ${place?.y ?? null}, ${takenAt}::timestamp AT TIME ZONE ${env.TIME_ZONE})
    ON CONFLICT (media_id) DO UPDATE SET hash = EXCLUDED.hash, x = EXCLUDED.x, y = EXCLUDED.y, taken_at = EXCLUDED.taken_at`)
  return doc
}
