import { AppError, type FieldErrors } from '@/lib/contract/errors'

type Checks = readonly (() => Promise<unknown>)[]
type Results<C extends Checks> = { -readonly [Index in keyof C]: Awaited<ReturnType<C[Index]>> }

/** Runs checks one after another. Throws their refusals of fields as one, so that a form shows all at the first press. */
export async function checkAll<const C extends Checks>(checks: C): Promise<Results<C>> {
  const results: unknown[] = []
  const errors: FieldErrors = {}
  for (const check of checks) {
    try {
      results.push(await check())
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'invalid' || !error.errors) throw error
      Object.assign(errors, error.errors)
    }
  }
  if (Object.keys(errors).length > 0) throw new AppError('invalid', { errors })
  return results as Results<C>
}
