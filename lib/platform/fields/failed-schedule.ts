import { sql } from '@payloadcms/db-postgres'
import type { Field, PayloadRequest } from 'payload'
import { sidebar, textarea } from '@/lib/platform/fields/leaf-fields'

/**
 * Says why a scheduled publication did not happen (a text is missing, a file is gone), in the document itself until
 * somebody saves it again. The log says it too, but an editor does not read the log.
 */
export function failedScheduleField(kind: 'collection' | 'global', slug: string): Field {
  return textarea('scheduleFailure', 'Публикация по расписанию не состоялась', {
    virtual: true,
    admin: { ...sidebar, readOnly: true, condition: (data) => Boolean(data?.scheduleFailure) },
    hooks: {
      afterRead: [
        ({ data, req, findMany }) => {
          const target = kind === 'global' ? { global: slug } : { doc: { relationTo: slug, value: String(data?.id) } }
          return req.user?.collection === 'staff' && !findMany && data?.updatedAt
            ? reasonOf(target, String(data.updatedAt), req)
            : undefined
        },
      ],
    },
  })
}

async function reasonOf(target: object, savedAt: string, { payload }: PayloadRequest): Promise<string | undefined> {
  const { rows } = await payload.db.drizzle.execute<{ reason: string | null }>(sql`
    SELECT error ->> 'message' AS reason FROM payload_jobs
    WHERE task_slug = 'schedulePublish' AND has_error AND input @> ${JSON.stringify(target)}::jsonb AND updated_at > ${savedAt}
    ORDER BY id DESC LIMIT 1`)
  return rows[0] && `${rows[0].reason ?? 'Причина записана в журнале'}. Потом опубликуйте или запланируйте снова.`
}
