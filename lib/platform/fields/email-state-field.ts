import { sql } from '@payloadcms/db-postgres'
import type { FieldHook, TextField } from 'payload'
import { requestDatabase } from '@/lib/platform/database/request-database'
import { sidebar, text } from '@/lib/platform/fields/leaf-fields'

/** The account is asked at each reading, so that a confirmation that comes later is seen at once. */
const readEmailState: FieldHook = async ({ data, req }) => {
  if (req.user?.collection !== 'staff' || typeof data?.residentId !== 'number') return undefined
  const db = await requestDatabase(req)
  const { rows } = await db.execute(
    sql`SELECT 1 FROM residents WHERE id = ${data.residentId} AND email_confirmed_at IS NULL`,
  )
  return rows.length > 0 ? 'Почта не подтверждена' : undefined
}

/** The staff gets some things before their author has confirmed the address; this field tells them so. */
export const emailStateField: TextField = text('emailState', 'Учётная запись автора', {
  virtual: true,
  access: { update: () => false },
  admin: { readOnly: true, ...sidebar, condition: (data) => Boolean(data.emailState) },
  hooks: { afterRead: [readEmailState] },
})
