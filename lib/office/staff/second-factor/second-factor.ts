import { APIError } from 'payload'
import { MINUTE } from '@/lib/contract/call-limit'
import { messages } from '@/lib/contract/messages'
import { query } from '@/lib/platform/database/payload-client'
import { hashAccount } from '@/lib/platform/limits/limit-keys'
import { hitLimit, refundLimit } from '@/lib/platform/limits/limits'
import { createSetup, findStep, parseCode, type Setup } from '@/lib/office/staff/second-factor/codes'
import { formatMinutes } from '@/lib/text/plural'
import { hashCode, seal, unseal } from '@/lib/office/staff/second-factor/seal'
import {
  savePendingSetup,
  saveSecondFactor,
  spendRecoveryCode,
  spendStep,
  type Security,
} from '@/lib/office/staff/second-factor/repository'

const ATTEMPTS = 5
const LOCK_MINUTES = 15
export const TOO_MANY_CODES = `Слишком много неверных кодов. Попробуйте через ${formatMinutes(LOCK_MINUTES)}.`
const OTHER_SECRET =
  'Второй фактор не читается: PAYLOAD_SECRET на сервере другой. Администратор сервера сбросит его командой staff reset'

class TooManyCodes extends APIError {
  constructor(readonly retryAfter: number) {
    super(messages.tooMany, 429, null, true)
  }
}

/** Returns how the code was right, or null. A code of the app and a recovery code work once each. Throws TooManyCodes. */
export async function checkCode(account: Security, typed: string): Promise<'totp' | 'recovery' | null> {
  const limit = {
    key: `staff second factor:account:${hashAccount(account.email)}`,
    points: ATTEMPTS,
    seconds: LOCK_MINUTES * MINUTE,
  }
  const retryAfter = await hitLimit(query, limit)
  if (retryAfter !== null) throw new TooManyCodes(retryAfter)
  const parsed = parseCode(typed)
  if (!parsed || !(await isRight(account, parsed))) return null
  await refundLimit(query, limit)
  return parsed.kind
}

async function isRight(
  { id, secret: sealed }: Security,
  { kind, code }: NonNullable<ReturnType<typeof parseCode>>,
): Promise<boolean> {
  if (sealed === null) return false
  if (kind === 'recovery') return spendRecoveryCode(id, hashCode(code, id))
  const secret = unseal(sealed, id)
  if (secret === null) throw new APIError(OTHER_SECRET, 409, null, true)
  const step = findStep(secret, code)
  return step !== null && (await spendStep(id, step))
}

/** Returns the same setup until it is confirmed: the page may be loaded again after the QR code was scanned. */
export async function startSetup(account: Security): Promise<Setup> {
  const started = openSetup(account)
  if (started) return started
  const kept = await savePendingSetup(account.id, seal(JSON.stringify(createSetup()), account.id), account.pendingSetup)
  const setup = openSetup({ ...account, pendingSetup: kept })
  if (!setup) throw new APIError(OTHER_SECRET, 409, null, true)
  return setup
}

/** Turns the second factor on if the code is right. Ends the sessions that have none. */
export async function confirmSetup(account: Security, typed: string): Promise<boolean> {
  const setup = openSetup(account)
  const parsed = parseCode(typed)
  const step = setup && parsed?.kind === 'totp' ? findStep(setup.secret, parsed.code) : null
  if (!setup || step === null) return false
  const { id: staffId } = account
  const codeHashes = setup.recoveryCodes.map((code) => hashCode(code, staffId))
  await saveSecondFactor({ staffId, secret: seal(setup.secret, staffId), step, codeHashes })
  return true
}

function openSetup({ id, pendingSetup }: Security): Setup | null {
  const text = pendingSetup === null ? null : unseal(pendingSetup, id)
  return text === null ? null : (JSON.parse(text) as Setup)
}
