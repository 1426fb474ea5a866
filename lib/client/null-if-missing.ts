import { AppError } from '@/lib/contract/errors'

/** Answers null for what does not exist or is somebody else's; throws any other error on. It stands in a `catch`. */
export function nullIfMissing(error: unknown): null {
  if (error instanceof AppError && error.code === 'notFound') return null
  throw error
}
