import { hash, verify, type Options } from '@node-rs/argon2'

/** About 100 ms of one core. */
const options: Options = { algorithm: 2, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

let dummyHash: Promise<string> | undefined

export function hashPassword(password: string): Promise<string> {
  return hash(password, options)
}

/** Takes the same time without a stored hash. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('nobody has this password')
  const isRight = await verify(stored ?? (await dummyHash), password).catch(() => false)
  return isRight && stored !== null
}
