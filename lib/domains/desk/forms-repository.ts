import { sql } from '@payloadcms/db-postgres'
import type { KeptForm } from '@/lib/domains/desk/shapes'
import { query } from '@/lib/platform/database/payload-client'
import { selectOne } from '@/lib/platform/database/select'

const isOld = sql`kept_at < now() - interval '1 hour'`

export async function storeForm(name: string, staffId: number, form: KeptForm): Promise<void> {
  await query(sql`
    INSERT INTO private_desk_forms (name, staff_id, content) VALUES (${name}, ${staffId}, ${JSON.stringify(form)}::jsonb)
    ON CONFLICT (staff_id, name) DO UPDATE SET content = excluded.content, kept_at = now()`)
}

/** Returns the form and deletes it: it holds what a caller said of themselves. */
export async function takeForm(name: string, staffId: number): Promise<KeptForm | null> {
  const row = await selectOne<{ content: KeptForm; is_old: boolean }>(sql`
    DELETE FROM private_desk_forms WHERE name = ${name} AND staff_id = ${staffId} RETURNING content, ${isOld} AS is_old`)
  return row && !row.is_old ? row.content : null
}

export async function dropOldForms(): Promise<void> {
  await query(sql`DELETE FROM private_desk_forms WHERE ${isOld}`)
}
