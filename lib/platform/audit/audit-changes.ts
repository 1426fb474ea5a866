import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalConfig,
  PayloadRequest,
} from 'payload'
import { auditInsert } from '@/lib/platform/audit/audit'
import { getAuthor } from '@/lib/platform/save-hooks/record-editor'
import { requestDatabase } from '@/lib/platform/database/payload-client'
import { internalHeaders } from '@/lib/runtime/internal-headers'

type Row = Record<string, unknown>

/** Logs changes by staff in their transaction, except autosaved drafts. */
export const auditChange: CollectionAfterChangeHook = async ({ collection, doc, operation, previousDoc, req }) => {
  if (req.query?.autosave !== 'true') {
    await auditAction(
      req,
      operation === 'create' ? 'Создание' : describeChange(doc as Row, previousDoc as Row | undefined),
      nameDocument(collection, doc as Row),
    )
  }
  return doc as Row
}

export const auditDelete: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  await auditAction(req, 'Удаление', nameDocument(collection, doc as Row))
  return doc as Row
}

export const auditGlobalChange: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if (req.query?.autosave !== 'true') await auditAction(req, describeChange(doc as Row), getLabel(global))
  return doc as Row
}

export async function auditAction(req: PayloadRequest, action: string, subject: string): Promise<void> {
  const who = getAuthor(req)
  if (who === undefined) return
  const address = req.headers.get(internalHeaders.clientAddress)
  const db = await requestDatabase(req)
  await db.execute(auditInsert({ kind: 'staff', who, action, subject, result: 'выполнено', address }))
}

function describeChange({ _status: state, deletedAt }: Row, before: Row = {}): string {
  if (deletedAt) return 'Удаление в корзину'
  if (before.deletedAt) return 'Возвращение из корзины'
  if (state === 'draft') return 'Изменение черновика'
  return state === 'published' ? 'Публикация' : 'Изменение'
}

export function nameDocument(
  collection: Pick<CollectionConfig, 'slug' | 'labels' | 'custom'>,
  { id, title, name, question }: Row,
): string {
  const { hasPersonalData, hasSafeTitles } = collection.custom ?? {}
  // the log could never erase a name, or what a resident typed
  const isPersonal = hasPersonalData === true && hasSafeTitles !== true
  const words = isPersonal ? undefined : [title, name, question].find((one) => typeof one === 'string')
  const kind = toText(collection.labels?.singular) ?? collection.slug
  return `${kind} № ${String(id)}${typeof words === 'string' ? ` «${words}»` : ''}`
}

function getLabel({ slug, label }: Pick<GlobalConfig, 'slug' | 'label'>): string {
  return toText(label) ?? slug
}

function toText(label: unknown): string | undefined {
  return typeof label === 'string' ? label : undefined
}
