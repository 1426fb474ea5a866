import type { CollectionBeforeOperationHook } from 'payload'
import { UploadRefusal } from '@/lib/platform/files/upload-refusal'

/**
 * A text of spaces counts as none. Payload removes the old file of a replaced picture before it checks the fields, so a
 * text taken away is refused earlier.
 */
export const requireAlt: CollectionBeforeOperationHook = ({ args, operation }) => {
  if ((operation !== 'create' && operation !== 'update') || !('data' in args)) return args
  const { alt } = (args.data ?? {}) as { alt?: unknown }
  if (alt === undefined || (typeof alt === 'string' && alt.trim() !== '')) return args
  throw new UploadRefusal('Напишите, что на изображении: этот текст услышит тот, кто его не видит.')
}
