import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { Periods } from '@/lib/domains/discussions/hooks/periods'
import type { StoredDiscussion } from '@/lib/domains/discussions/hooks/stored-discussion'
import { requestDatabase } from '@/lib/platform/database/payload-client'

/** Records a later last voting day, of which followers are notified, in the transaction of the save. */
export async function recordPostponement(
  id: number,
  { days: { exhibitionFinishDate: before } }: StoredDiscussion,
  { exhibitionFinishDate: after }: Periods,
  req: PayloadRequest,
): Promise<void> {
  if (after <= before) return
  const db = await requestDatabase(req)
  await db.execute(sql`
    INSERT INTO private_discussion_events (discussion_id, kind) VALUES (${id}, ${`until ${after}`})
    ON CONFLICT (discussion_id, kind) DO UPDATE SET created_at = now(), told_at = NULL`)
}
