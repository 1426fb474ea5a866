import { formatCount } from '@/lib/text/plural'
import type {
  CollectionBeforeDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
  Where,
} from 'payload'
import { APIError } from 'payload'

const MIN_PASSWORD_LENGTH = 12

export const requireLongPassword: CollectionBeforeOperationHook = ({ args, operation }) => {
  const data: unknown = 'data' in args ? args.data : undefined
  const password = data && typeof data === 'object' && 'password' in data ? data.password : undefined
  if (operation === 'login' || password === undefined || password === null || password === '') return args
  if (typeof password === 'string' && password.length >= MIN_PASSWORD_LENGTH) return args
  throw new APIError(
    `Пароль — не короче ${formatCount(MIN_PASSWORD_LENGTH, ['знака', 'знаков', 'знаков'])}.`,
    400,
    null,
    true,
  )
}

/** Keeps the last administrator: without one nobody could appoint another. */
export const keepAdministrator: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const leaves = operation === 'update' && isAdministrator(originalDoc) && !isAdministrator({ ...originalDoc, ...data })
  if (leaves) await requireAnother(originalDoc.id, req)
  return data
}

export const keepAdministratorAccount: CollectionBeforeDeleteHook = ({ id, req }) => requireAnother(id, req)

function isAdministrator(account: { roles?: string[] | null } | undefined): boolean {
  return account?.roles?.includes('administrator') ?? false
}

async function requireAnother(id: number | string, req: PayloadRequest): Promise<void> {
  const where: Where = { and: [{ id: { not_equals: id } }, { roles: { in: ['administrator'] } }] }
  const { totalDocs } = await req.payload.count({ collection: 'staff', where, req })
  if (totalDocs === 0) throw new APIError('Это единственный администратор: сначала назначьте другого.', 400, null, true)
}
