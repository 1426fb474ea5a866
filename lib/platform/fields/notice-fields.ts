import { relativeDayWords } from '@/lib/text/relative-day-words'
import type { TextareaField, FieldHook, TextField, Field, Payload, PayloadRequest } from 'payload'
import { textarea, sidebar, text } from '@/lib/platform/fields/basic-fields'
import { sql } from '@payloadcms/db-postgres'
import { requestDatabase } from '@/lib/platform/database/payload-client'
import { env } from '@/lib/config/env'
import { formatStamp } from '@/lib/time/dates'

type DocumentData = Record<string, unknown>

/** Like all virtual fields it answers null if it has nothing to say: a form keeps what a save does not return. */
export function warningField(findWarning: (data: DocumentData) => string): TextareaField {
  return textarea('warning', 'Проверьте', {
    virtual: true,
    admin: { readOnly: true, condition: (data: DocumentData) => Boolean(data.warning) },
    hooks: { afterRead: [({ data, req }) => (req.user && data ? findWarning(data) || null : undefined)] },
  })
}

export function relativeDayWarning(...texts: unknown[]): string {
  const words = relativeDayWords(texts.filter((text) => typeof text === 'string').join('\n'))
  if (words.length === 0) return ''
  const named = words.map((word) => `«${word}»`).join(', ')
  return `В тексте есть ${named}: уже на другой день это неправда. Назовите дату.`
}

/** Scans cannot be searched or read aloud; untagged PDFs are read in a random order. */
export function fileWarning({ mimeType, text, isTagged }: DocumentData): string {
  const isRead = text === null || typeof text === 'string'
  if (mimeType !== 'application/pdf' || !isRead) return ''
  if (!text?.trim())
    return 'В этом PDF нет текста, похоже на скан: его не найдёт поиск и не прочтёт программа экранного доступа. Приложите файл с текстом.'
  if (isTagged !== false) return ''
  return (
    'В этом PDF нет тегов: программа экранного доступа не узнает заголовков, таблиц и порядка чтения. В Word ' +
    'сохраните PDF с параметром «Теги структуры документа для специальных возможностей» или приложите DOCX.'
  )
}

/** Reads the account each time, so that a later confirmation shows at once. */
const readEmailState: FieldHook = async ({ data, req }) => {
  if (req.user?.collection !== 'staff' || typeof data?.residentId !== 'number') return undefined
  const db = await requestDatabase(req)
  const { rows } = await db.execute(
    sql`SELECT 1 FROM residents WHERE id = ${data.residentId} AND email_confirmed_at IS NULL`,
  )
  return rows.length > 0 ? 'Почта не подтверждена' : null
}

export const emailStateField: TextField = text('emailState', 'Учётная запись автора', {
  virtual: true,
  access: { update: () => false },
  admin: { readOnly: true, ...sidebar, condition: (data) => Boolean(data.emailState) },
  hooks: { afterRead: [readEmailState] },
})

type Kind = 'collection' | 'global'

/** Says in a document and in its list when it goes out or is taken down. */
export function scheduledField(kind: Kind, slug: string): Field {
  return text('scheduledFor', 'Запланировано', {
    virtual: true,
    access: { create: () => false, update: () => false },
    admin: {
      ...sidebar,
      readOnly: true,
      disableListFilter: true,
      condition: (data) => Boolean(data?.scheduledFor),
      components: { Cell: '/lib/office/custom-components#TextCell' },
    },
    hooks: {
      afterRead: [
        async ({ data, req }) => {
          if (req.user?.collection !== 'staff') return undefined
          const moves = await readScheduled(kind, slug, req)
          return moves.get(kind === 'global' ? slug : String(data?.id)) ?? null
        },
      ],
    },
  })
}

/** One query for all rows of a list. */
function readScheduled(kind: Kind, slug: string, { context, payload }: PayloadRequest): Promise<Map<string, string>> {
  const key = `scheduled ${kind} ${slug}`
  context[key] ??= findScheduled(kind, slug, payload)
  return context[key] as Promise<Map<string, string>>
}

async function findScheduled(kind: Kind, slug: string, { db }: Payload): Promise<Map<string, string>> {
  const target = kind === 'global' ? { global: slug } : { doc: { relationTo: slug } }
  const { rows: found } = await db.drizzle.execute<{ id: string; type: string; at: string }>(sql`
    SELECT coalesce(input #>> '{doc,value}', input ->> 'global') AS id, input ->> 'type' AS type, wait_until AS at
    FROM payload_jobs
    WHERE task_slug = 'schedulePublish' AND NOT has_error AND completed_at IS NULL AND input @> ${JSON.stringify(target)}::jsonb
    ORDER BY wait_until DESC`)
  return new Map(
    found.map(({ id, type, at }) => [
      id,
      `${type === 'unpublish' ? 'Снимется' : 'Выйдет'} ${formatStamp(at, env.TIME_ZONE)}`,
    ]),
  )
}

/** Shows why a scheduled publication failed, until the next save. */
export function failedScheduleField(kind: Kind, slug: string): Field {
  return textarea('scheduleFailure', 'Публикация по расписанию не состоялась', {
    virtual: true,
    admin: { ...sidebar, readOnly: true, condition: (data) => Boolean(data?.scheduleFailure) },
    hooks: {
      afterRead: [
        ({ data, req, findMany }) => {
          const target = kind === 'global' ? { global: slug } : { doc: { relationTo: slug, value: String(data?.id) } }
          return req.user?.collection === 'staff' && !findMany && data?.updatedAt
            ? findReason(target, String(data.updatedAt), req)
            : undefined
        },
      ],
    },
  })
}

async function findReason(target: object, savedAt: string, { payload }: PayloadRequest): Promise<string | null> {
  const { rows } = await payload.db.drizzle.execute<{ reason: string | null }>(sql`
    SELECT error ->> 'message' AS reason FROM payload_jobs
    WHERE task_slug = 'schedulePublish' AND has_error AND input @> ${JSON.stringify(target)}::jsonb AND updated_at > ${savedAt}
    ORDER BY id DESC LIMIT 1`)
  return rows[0] ? `${rows[0].reason ?? 'Причина записана в журнале'}. Потом опубликуйте или запланируйте снова.` : null
}
