import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'

const derive = promisify(pbkdf2)
/** Payload spends so many iterations on checking a password. */
const ITERATIONS = 600_000
const KEY_BYTES = 32

/**
 * Payload refuses an unknown account at once, and a wrong password after a long computation. The same time is spent on
 * both, so that a stopwatch does not tell who works here.
 */
export const equalizeLoginTime: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login' || !('data' in args)) return args
  const { email } = args.data as { email?: unknown }
  if (typeof email === 'string' && !(await isAccount(email, req)))
    await derive(email, 'staff', ITERATIONS, KEY_BYTES, 'sha256')
  return args
}

async function isAccount(email: string, req: PayloadRequest): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'staff',
    where: { email: { equals: email.toLowerCase().trim() } },
  })
  return totalDocs > 0
}
