import { hash, verify, type Options } from '@node-rs/argon2'
import { normalizePassword, passwordForms } from '@/lib/text/password-forms'

/** About 100 ms of one core. */
const options: Options = { algorithm: 2, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

let dummyHash: Promise<string> | undefined

export function hashPassword(password: string): Promise<string> {
  return hash(normalizePassword(password), options)
}

/** `older`: the hash is of another Unicode form than `hashPassword` takes. */
type PasswordMatch = 'current' | 'older' | null

/** Takes the same time without a stored hash. */
export async function matchPassword(stored: string | null, typed: string): Promise<PasswordMatch> {
  // a stored hash waits for it too: the first login of a process would tell by its time that an account is unknown
  const dummy = await (dummyHash ??= hashPassword('nobody has this password'))
  const compared = stored ?? dummy
  for (const form of passwordForms(typed)) {
    const isRight = await verify(compared, form).catch(() => false)
    if (isRight && stored !== null) return form === normalizePassword(typed) ? 'current' : 'older'
  }
  return null
}
