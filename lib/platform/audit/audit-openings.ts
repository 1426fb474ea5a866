import type { CollectionAfterOperationHook, CollectionConfig, PayloadRequest, UploadConfig } from 'payload'
import { auditInsert } from '@/lib/platform/audit/audit'
import { nameDocument } from '@/lib/platform/audit/audit-changes'
import { databaseOutsideRequest, payloadClient, query } from '@/lib/platform/database/payload-client'
import type { StaffCall } from '@/lib/platform/payload/staff-request'
import { hitLimit } from '@/lib/platform/limits/limits'
import { getAuthor } from '@/lib/platform/save-hooks/record-editor'
import { internalHeaders } from '@/lib/runtime/internal-headers'

/** Marks a collection whose documents show personal data: the audit log says which staff opened them. */
export const personalData = { hasPersonalData: true }

/** The same for a history, whose titles the portal writes: the log may quote them. */
export const personalHistory = { ...personalData, hasSafeTitles: true }

const QUIET_SECONDS = 10 * 60

/** Logs documents and lists that staff opened, once in ten minutes of a session. */
export const auditOpening: CollectionAfterOperationHook = async ({ args, collection, operation, req, result }) => {
  if (collection.custom?.hasPersonalData !== true || !isByStaff(req, args)) return result
  if (operation === 'findByID' && isDocument(result)) {
    await writeOpening(req, 'Просмотр', nameDocument(collection, result))
  } else if (operation === 'find' && !isOfRelations(args)) {
    await writeOpening(req, 'Просмотр списка', getPlural(collection))
  }
  return result
}

/** Logs private files that staff downloaded. */
export const auditDownload: NonNullable<UploadConfig['handlers']>[number] = async (req, { doc }) => {
  await writeOpening(req, 'Скачивание', `Файл жителя № ${String(doc.id)}`)
}

/** Logs what staff opened outside Payload's own pages, once in ten minutes of a session. */
export async function auditStaffOpening(call: StaffCall, action: string, subject: string): Promise<void> {
  await writeOpening({ ...call, payload: await payloadClient() }, action, subject)
}

/** Logs what a member of the staff does outside Payload's forms, in the current transaction. */
export async function auditStaff({ user, headers }: StaffCall, action: string, subject: string): Promise<void> {
  const who = getAuthor({ user }) ?? null
  const address = headers.get(internalHeaders.clientAddress)
  await query(auditInsert({ kind: 'staff', who, action, subject, result: 'выполнено', address }))
}

type Opener = Pick<PayloadRequest, 'user' | 'headers' | 'payload'>

async function writeOpening(req: Opener, action: string, subject: string): Promise<void> {
  const who = getAuthor(req)
  if (who === undefined) return
  const database = databaseOutsideRequest(req)
  const { _sid: session } = req.user as { _sid?: string }
  const key = `staff ${action}:${session ?? who}:${subject}`
  const repeated = await hitLimit(async (query) => (await database.execute(query)).rows as never[], {
    key,
    points: 1,
    seconds: QUIET_SECONDS,
  })
  if (repeated !== null) return
  const address = req.headers.get(internalHeaders.clientAddress)
  await database.execute(auditInsert({ kind: 'staff', who, action, subject, result: 'выполнено', address }))
}

/** Hooks of the portal itself read past the access rules. */
function isByStaff(req: PayloadRequest, args: object): boolean {
  return req.user?.collection === 'staff' && !('overrideAccess' in args && args.overrideAccess === true)
}

/** Payload reads the relations of a document as a list. */
function isOfRelations(args: object): boolean {
  return 'disableErrors' in args && args.disableErrors === true
}

function isDocument(result: unknown): result is Record<string, unknown> {
  return typeof result === 'object' && result !== null && 'id' in result
}

function getPlural({ slug, labels }: Pick<CollectionConfig, 'slug' | 'labels'>): string {
  return typeof labels?.plural === 'string' ? labels.plural : slug
}
