import { AsyncLocalStorage } from 'node:async_hooks'
import { beforeCommit, query } from '@/lib/platform/database/payload-client'
import { log } from '@/lib/config/log'
import { AppError } from '@/lib/contract/errors'
import { findDatabaseFailure } from '@/lib/runtime/database-errors'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

type AuditedCall = Pick<AuditLine, 'action' | 'subject' | 'address'> & { residentId: number | null }

interface Entry extends AuditedCall {
  isWritten: boolean
}

const entries = new AsyncLocalStorage<Entry>()
const DONE = 'выполнено'

/** Logs success in the call's transaction, refusal after its rollback; rate-limited calls would fill the log. */
export async function audited<T>(call: AuditedCall, work: () => Promise<T>): Promise<T> {
  const entry: Entry = { ...call, isWritten: false }
  try {
    return await entries.run(entry, () =>
      beforeCommit.run(
        () => writeOnce(entry, DONE),
        async () => {
          const result = await work()
          if (!entry.isWritten) await writeOnce(entry, DONE)
          return result
        },
      ),
    )
  } catch (error) {
    await writeRefusal(entry, error)
    throw error
  }
}

/** Sets the caller of a call that identifies them itself, such as a login. */
export function auditAs(residentId: number): void {
  const entry = entries.getStore()
  if (entry) entry.residentId = residentId
}

export function skipAudit(): void {
  const entry = entries.getStore()
  if (entry) entry.isWritten = true
}

export async function auditPortal(action: string, subject: string): Promise<void> {
  await query(auditInsert({ kind: 'portal', who: null, action, subject, result: DONE }))
}

async function writeOnce(entry: Entry, result: string): Promise<void> {
  const { residentId, action, subject, address } = entry
  const kind = residentId === null ? 'guest' : 'resident'
  await query(
    auditInsert({ kind, who: residentId === null ? null : `№ ${residentId}`, action, subject, address, result }),
  )
  entry.isWritten = true
}

async function writeRefusal(entry: Entry, error: unknown): Promise<void> {
  const { status, message } = error instanceof AppError ? error : new AppError('internal')
  // an outage refuses this line as well
  if (status === 429 || findDatabaseFailure(error)) return
  try {
    await writeOnce(entry, `отказ ${status}: ${message}`)
  } catch (failure) {
    log.error({ err: failure }, 'Отказ не записан в журнал действий')
  }
}

/** Logs what the operator does from the server. */
export async function auditOperator(action: string, subject: string): Promise<void> {
  const who = `сервер, ${process.env.SUDO_USER ?? process.env.USER ?? 'npm run'}`
  await query(auditInsert({ kind: 'portal', who, action, subject, result: DONE }))
}

/** Line of the audit log, without secrets or contents. */
interface AuditLine {
  kind: 'resident' | 'guest' | 'staff' | 'portal'
  /** Number of a resident, name of a staff member. */
  who: string | null
  action: string
  subject?: string | null
  result: string
  address?: string | null
}

export function auditInsert({ kind, who, action, subject, result, address }: AuditLine): SQL {
  return sql`INSERT INTO audit_log (kind, who, action, subject, result, address)
    VALUES (${kind}, ${cut(who, 200)}, ${cut(action, 200)}, ${cut(subject, 300)}, ${cut(result, 200)}, ${cut(address, 64)})`
}

function cut(text: string | null | undefined, length: number): string | null {
  return text?.slice(0, length) ?? null
}

/** Adds the hashes of entries that have none yet. */
export async function extendAuditChain(): Promise<void> {
  await query(sql`SELECT extend_audit_chain()`)
}
