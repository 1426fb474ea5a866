import { renderSVG } from 'uqr'
import { setupUrl } from '@/lib/office/staff/second-factor/codes'
import { needsSecondFactor } from '@/lib/office/staff/second-factor/require-second-factor'
import { countRecoveryCodes, type Security } from '@/lib/office/staff/second-factor/repository'
import { startSetup } from '@/lib/office/staff/second-factor/second-factor'

export type SecondFactorState =
  | { step: 'code' }
  | { step: 'setup'; isRequired: boolean; secret: string; url: string; qr: string; recoveryCodes: string[] }
  | { step: 'on'; since: string; recoveryCodesLeft: number }

/** What the page of the second factor shows: to somebody whose password was right, or to somebody logged in. */
export async function readState(
  account: Security,
  { isLoggedIn }: { isLoggedIn: boolean },
): Promise<SecondFactorState> {
  if (account.secret === null) return describeSetup(account)
  if (!isLoggedIn) return { step: 'code' }
  const since = account.since ? new Date(account.since).toISOString() : ''
  return { step: 'on', since, recoveryCodesLeft: await countRecoveryCodes(account.id) }
}

async function describeSetup(account: Security): Promise<SecondFactorState> {
  const { secret, recoveryCodes } = await startSetup(account)
  const url = setupUrl(secret, account.email)
  return { step: 'setup', isRequired: needsSecondFactor(account.roles), secret, url, qr: renderSVG(url), recoveryCodes }
}
