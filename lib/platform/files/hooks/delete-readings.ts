import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import type { File } from '@/lib/platform/payload/payload-types'
import { listReadingPaths } from '@/lib/platform/files/reading-path'
import { storedFiles } from '@/lib/platform/files/storage/stored-files'

export const deleteReadings: CollectionAfterDeleteHook<File> = ({ doc }) => removeReadings(doc.filename)

/** A replaced file has a new name. */
export const deleteOldReadings: CollectionAfterChangeHook<File> = async ({ doc, previousDoc }) => {
  if (previousDoc.filename !== doc.filename) await removeReadings(previousDoc.filename)
  return doc
}

/** Removes them in all versions of the converter. */
async function removeReadings(filename: string | null | undefined): Promise<void> {
  if (!filename) return
  await Promise.all(listReadingPaths(filename).map((reading) => storedFiles.delete(reading)))
}
