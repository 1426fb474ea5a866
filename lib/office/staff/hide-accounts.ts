import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'

const derive = promisify(pbkdf2)
/** Iterations of Payload's own password check. */
const ITERATIONS = 600_000
const KEY_BYTES = 32

/**
 * Payload refuses an unknown account at once. Spends the same time as for a wrong password, so that timing does not
 * reveal accounts.
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
