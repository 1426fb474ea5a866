import {
  APIError,
  type CollectionSlug,
  type Endpoint,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload'
import { z } from 'zod'
import { messages } from '@/lib/contract/messages'
import { id } from '@/lib/contract/shapes'
import { describeApproval } from '@/lib/office/approval/approval-hooks'
import { findApproval, storeApproval, storeReturn, withdrawApproval } from '@/lib/office/approval/repository'
import { readTitle } from '@/lib/office/approval/titles'
import { mayPublish, mayWrite } from '@/lib/platform/access/roles'
import { auditAction, nameDocument } from '@/lib/platform/audit/audit-changes'
import { plainText } from '@/lib/text/plain-text'

/** Characters of what an editor writes to the author. */
const MAX_REASON_LENGTH = 2_000

const body = z.object({ section: z.string(), id, reason: z.string().optional() })
type Body = z.infer<typeof body>
type May = typeof mayWrite

function call(
  path: string,
  may: May,
  work: (document: Row, input: Body, req: PayloadRequest) => Promise<void>,
): Endpoint {
  return {
    path: `/approvals/${path}`,
    method: 'post',
    handler: async (req) => {
      const { data: input } = body.safeParse(await req.json?.().catch(() => null))
      if (!req.user) refuse(401, req.t('error:unauthorized'))
      const isSection = req.payload.config.collections.some(({ slug, trash }) => trash && slug === input?.section)
      if (!input || !isSection) refuse(400, 'Укажите раздел и номер материала.')
      if (!may(req.user, input.section)) refuse(403, req.t('error:notAllowedToPerformAction'))
      const document = await requireDraft(input, req)
      await work(document, input, req)
      const approval = describeApproval(await findApproval(input.section, input.id, req), req.user)
      return Response.json({ approval: approval ?? null })
    },
  }
}

type Row = Record<string, unknown>

async function requireDraft({ section, id }: Body, req: PayloadRequest): Promise<Row> {
  const options = { id, draft: true, depth: 0, disableErrors: true, overrideAccess: false, req } as const
  const found = await req.payload.findByID({ collection: section as CollectionSlug, ...options })
  return (found as unknown as Row | null) ?? refuse(404, 'Такого материала нет.')
}

async function send(document: Row, { section, id }: Body, req: PayloadRequest): Promise<void> {
  if (document._status === 'published') refuse(409, 'Согласовывать нечего: всё уже на сайте.')
  const { config } = req.payload.collections[section as CollectionSlug]
  if (!readTitle(config, document))
    refuse(400, `Сначала заполните «${labelTitle(config)}»: по нему редактор узнает материал.`)
  await storeApproval({ section, documentId: id, authorId: Number(req.user?.id) }, req)
  await auditAction(req, 'Отправка на согласование', nameDocument(config, document))
}

async function withdraw(document: Row, { section, id }: Body, req: PayloadRequest): Promise<void> {
  const isDone = await withdrawApproval({ section, documentId: id, authorId: Number(req.user?.id) }, req)
  if (!isDone) refuse(409, 'Отозвать нечего: этот материал уже не ждёт согласования или отправлен не вами.')
  const { config } = req.payload.collections[section as CollectionSlug]
  await auditAction(req, 'Отзыв с согласования', nameDocument(config, document))
}

function labelTitle({ admin, flattenedFields }: SanitizedCollectionConfig): string {
  const field = flattenedFields.find(({ name }) => name === admin.useAsTitle)
  return field && 'label' in field && typeof field.label === 'string' ? field.label : 'Заголовок'
}

async function sendBack(document: Row, { section, id, reason = '' }: Body, req: PayloadRequest): Promise<void> {
  const words = plainText(reason).trim()
  if (!words) refuse(400, 'Напишите автору, что исправить.')
  if (words.length > MAX_REASON_LENGTH) refuse(400, messages.textTooLong(MAX_REASON_LENGTH))
  const returnedBy = req.user?.collection === 'staff' ? req.user.name : ''
  const isStored = await storeReturn({ section, documentId: id, returnedBy, reason: words }, req)
  if (!isStored) refuse(409, 'Этот материал уже не ждёт согласования.')
  await auditAction(
    req,
    'Возврат автору',
    nameDocument(req.payload.collections[section as CollectionSlug].config, document),
  )
}

function refuse(status: number, message: string): never {
  throw new APIError(message, status, null, true)
}

/** `POST {"section": "news", "id": 7}`: an author sends a draft or takes it back; an editor returns it with a `reason`. */
export const approvalEndpoints: Endpoint[] = [
  call('send', mayWrite, send),
  call('withdraw', mayWrite, withdraw),
  call('return', mayPublish, sendBack),
]
