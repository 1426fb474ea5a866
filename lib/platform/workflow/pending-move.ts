import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '@/lib/platform/database/payload-client'
import { requestValue } from '@/lib/platform/payload/request-value'
import type { StaffCall } from '@/lib/platform/payload/staff-request'

const isTrial = requestValue<boolean>('trialMove')
const pressedAt = requestValue<string>('pressedAt')

class TrialPassed extends Error {}

/** Makes a move up to the point where all is checked, and rolls it back. Throws what refuses it. */
export async function tryMove(call: StaffCall, make: (call: StaffCall) => Promise<void>): Promise<void> {
  try {
    await inTransaction(() => make({ ...call, context: isTrial.contextWith(true) }))
  } catch (error) {
    if (!(error instanceof TrialPassed)) throw error
    return
  }
  throw new Error('The hook of this collection does not end a trial')
}

/** Ends a move that is only tried: hooks call it before they change, publish or send anything. */
export function endTrial(req: PayloadRequest): void {
  if (isTrial.read(req)) throw new TrialPassed()
}

/** The call of a move that was pending since `moment`: terms count from there. */
export function withPressTime(call: StaffCall, moment: Date): StaffCall {
  return { ...call, context: pressedAt.contextWith(moment.toISOString()) }
}

/** True for a move that was pending and is carried out now. */
export function wasPending(req: PayloadRequest): boolean {
  return pressedAt.read(req) !== undefined
}

/** The moment of the press; now for a move that was not pending. */
export function getMoveTime(req: PayloadRequest): Date {
  return new Date(pressedAt.read(req) ?? Date.now())
}

/** True for things that a move with one of these actions takes out of their list as soon as it waits. */
export function isLeaving(column: SQL, id: SQL, actions: readonly string[]): SQL {
  // read once, since what waits is little, not asked for each thing
  return sql`${id} IN (SELECT m.${column} FROM private_desk_moves m WHERE m.${column} IS NOT NULL AND m.refusal IS NULL
    AND m.move ->> 'action' = ANY(${sql.param([...actions])}::text[]))`
}

/** True for things with a move that waits, by the column of `private_desk_moves` that names them. */
export function isPending(column: SQL, id: SQL): SQL {
  return sql`EXISTS (SELECT 1 FROM private_desk_moves m WHERE m.${column} = ${id} AND m.refusal IS NULL)`
}
