import { normalizePassword } from '@/lib/text/password-forms'
import { formatCount } from '@/lib/text/plural'
import {
  type CollectionBeforeDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  APIError,
} from 'payload'
import { sql } from '@payloadcms/db-postgres'
import { inRequest, query } from '@/lib/platform/database/payload-client'

/** Lengths are those of the form that is stored. */
const MIN_PASSWORD_LENGTH = 12
const MAX_PASSWORD_LENGTH = 128

/** Hands Payload the form of a new password that is stored. Throws 400 if it is too short or too long. */
export const unifyNewPassword: CollectionBeforeOperationHook = ({ args, operation }) => {
  const data = ('data' in args ? args.data : undefined) as { password?: unknown } | undefined
  const password = data?.password
  if (!data || operation === 'login' || password === undefined || password === null || password === '') return args
  const unified = typeof password === 'string' ? normalizePassword(password) : ''
  if (unified.length < MIN_PASSWORD_LENGTH) throw buildRefusal('короче', MIN_PASSWORD_LENGTH)
  if (unified.length > MAX_PASSWORD_LENGTH) throw buildRefusal('длиннее', MAX_PASSWORD_LENGTH)
  data.password = unified
  return args
}

function buildRefusal(compared: string, limit: number): APIError {
  return new APIError(`Пароль — не ${compared} ${formatCount(limit, ['знака', 'знаков', 'знаков'])}.`, 400, null, true)
}

/** Keeps the last administrator who can log in: without one nobody could appoint another. */
export const keepAdministrator: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const leaves = operation === 'update' && isAdministrator(originalDoc) && !isAdministrator({ ...originalDoc, ...data })
  if (leaves) await inRequest(req, () => requireOtherAdministrator(Number(originalDoc.id)))
  return data
}

export const keepAdministratorAccount: CollectionBeforeDeleteHook = ({ id, req }) =>
  inRequest(req, () => requireOtherAdministrator(Number(id)))

/** Locks until the end of the transaction: of two administrators who leave at once one stays. Throws if there is no other. */
export async function requireOtherAdministrator(id: number): Promise<void> {
  await query(sql`SELECT pg_advisory_xact_lock(hashtextextended('administrators', 0))`)
  const [other] = await query(sql`
    SELECT 1 FROM staff_roles r LEFT JOIN private_staff_security s ON s.staff_id = r.parent_id
    WHERE r.value = 'administrator' AND r.parent_id <> ${id} AND s.blocked_at IS NULL LIMIT 1`)
  if (other) return
  throw new APIError('Это единственный администратор, который может войти: сначала назначьте другого.', 400, null, true)
}

function isAdministrator(account: { roles?: string[] | null } | undefined): boolean {
  return account?.roles?.includes('administrator') ?? false
}
