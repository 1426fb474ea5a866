import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { env } from '@/lib/config/env'

const STEP_SECONDS = 30
const CODE_COUNT = 10
/** Alphabet without characters that look alike. */
const CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const HALF = 5

export interface Setup {
  /** Base32. */
  secret: string
  recoveryCodes: string[]
}

export function createSetup(): Setup {
  return {
    secret: new Secret({ size: 20 }).base32,
    recoveryCodes: Array.from({ length: CODE_COUNT }, () => `${randomHalf()}-${randomHalf()}`),
  }
}

/** Address that an authenticator app reads from the QR code. */
export function setupUrl(secret: string, email: string): string {
  return createTotp(secret, email).toString()
}

/** Returns the number of the 30-second step of a right code, or null. One step of clock error is allowed either way. */
export function findStep(secret: string, code: string, now = Date.now()): number | null {
  const delta = createTotp(secret).validate({ token: code, timestamp: now, window: 1 })
  return delta === null ? null : Math.floor(now / 1000 / STEP_SECONDS) + delta
}

/** Removes spaces; returns what kind of code it is. */
export function parseCode(typed: string): { kind: 'totp' | 'recovery'; code: string } | null {
  const code = typed.toLowerCase().replaceAll(/[\s–—-]/g, '')
  if (/^\d{6}$/.test(code)) return { kind: 'totp', code }
  if (!new RegExp(`^[${CHARACTERS}]{${2 * HALF}}$`).test(code)) return null
  return { kind: 'recovery', code: `${code.slice(0, HALF)}-${code.slice(HALF)}` }
}

function createTotp(secret: string, label = ''): TOTP {
  return new TOTP({
    issuer: new URL(env.PUBLIC_URL).hostname,
    label,
    secret: Secret.fromBase32(secret),
    period: STEP_SECONDS,
  })
}

function randomHalf(): string {
  return Array.from({ length: HALF }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('')
}
