import { sql } from '@payloadcms/db-postgres'
import { loginLimits } from '@/lib/contract/call-limit'
import { isAnyPassword, type StoredPassword } from '@/lib/office/staff/payload-password'
import { operationLimits } from '@/lib/platform/calls/call-limits'
import { query } from '@/lib/platform/database/payload-client'
import { hitLimit, refundLimits } from '@/lib/platform/limits/limits'
import { passwordForms } from '@/lib/text/password-forms'

interface FirstAccount extends StoredPassword {
  email: string
}

/** Returns the account of the first start, or null after any work of the staff: a login is the first. */
export async function findFirstAccount(): Promise<FirstAccount | null> {
  const [account] = await query<FirstAccount>(sql`
    SELECT email, hash, salt FROM staff
    WHERE NOT EXISTS (SELECT FROM audit_log WHERE kind = 'staff' AND result LIKE 'выполнено%')
    ORDER BY id LIMIT 1`)
  return account ?? null
}

type Verdict = { isRight: boolean; retrySeconds?: number }

/** Counts attempts together with those of the staff's login. Does not log in, which would close the first page. */
export async function checkPassword(account: FirstAccount, password: string, address: string | null): Promise<Verdict> {
  const visitor = { address, device: '' }
  const limits = operationLimits({
    operation: 'staff login',
    limits: loginLimits('staff'),
    visitor,
    caller: null,
    account: account.email,
  })
  for (const limit of limits) {
    const retrySeconds = await hitLimit(query, limit)
    if (retrySeconds !== null) return { isRight: false, retrySeconds }
  }
  const isRight = await isAnyPassword(account, passwordForms(password))
  if (isRight) await refundLimits(limits)
  return { isRight }
}
