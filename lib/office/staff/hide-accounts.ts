import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'

const derive = promisify(pbkdf2)
/** Payload spends so many iterations on checking a password. */
const ITERATIONS = 600_000
const KEY_BYTES = 32

/**
 * Payload refuses an unknown or a locked account at once, and a wrong password after a long computation. The same time
 * is spent on both, so that a stopwatch does not tell who works here.
 */
export const hideAccounts: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login' || !('data' in args)) return args
  const { email } = args.data as { email?: unknown }
  if (typeof email === 'string' && !(await isChecked(email, req)))
    await derive(email, 'staff', ITERATIONS, KEY_BYTES, 'sha256')
  return args
}

async function isChecked(email: string, req: PayloadRequest): Promise<boolean> {
  const { docs } = await req.payload.find({
    collection: 'staff',
    where: { email: { equals: email.toLowerCase().trim() } },
    select: { lockUntil: true },
    showHiddenFields: true,
    limit: 1,
    depth: 0,
    pagination: false,
  })
  const [account] = docs
  return account !== undefined && !(account.lockUntil && new Date(account.lockUntil) > new Date())
}
