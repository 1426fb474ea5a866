import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import type { File } from '@/lib/platform/payload/payload-types'
import { storageFolders } from '@/lib/config/storage'

/** The words of a file, kept for reading, are removed with the file. */
export const deleteReadings: CollectionAfterDeleteHook<File> = ({ doc }) => removeReadings(doc.filename)

/** A new file in a document has another name, so the words of the old one are removed. */
export const deleteOldReadings: CollectionAfterChangeHook<File> = async ({ doc, previousDoc }) => {
  if (previousDoc.filename !== doc.filename) await removeReadings(previousDoc.filename)
  return doc
}

/** Removes the readings of every edition in which they were made. */
async function removeReadings(filename: string | null | undefined): Promise<void> {
  if (!filename) return
  const editions = await readdir(storageFolders.readings).catch(() => [])
  const places = editions.map((edition) =>
    path.join(storageFolders.readings, edition, `${path.basename(filename)}.json`),
  )
  await Promise.all(places.map((place) => rm(place, { force: true })))
}
