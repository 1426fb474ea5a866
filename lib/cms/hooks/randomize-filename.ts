import { randomBytes } from 'node:crypto'
import path from 'node:path'
import type { CollectionBeforeOperationHook } from 'payload'

/** Stored names are random: an address tells nothing, cannot be guessed and may be kept by browsers for ever. */
export const randomizeFilename: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.file) return args
  const original = req.file.name
  const data: Record<string, unknown> = args.data
  data.originName ??= original
  req.file.name = `${randomBytes(12).toString('hex')}${path.extname(original).toLowerCase()}`
  return args
}
