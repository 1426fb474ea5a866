import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import type { File } from '@/lib/platform/payload/payload-types'
import { storedFiles } from '@/lib/platform/files/storage/stored-files'

/** Increase when files are read differently, to renew kept texts. */
const EDITION = 1

/** Path of what was read from a file. */
export function toReadingPath(name: string, edition = EDITION): string {
  return `readings/${edition}/${name}.json`
}

/** Paths of all editions. */
function listReadingPaths(name: string): string[] {
  return Array.from({ length: EDITION }, (_, index) => toReadingPath(name, index + 1))
}

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
