import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import type { File } from '@/lib/platform/payload/payload-types'
import { storageFolders } from '@/lib/config/storage'

export const deleteReadings: CollectionAfterDeleteHook<File> = ({ doc }) => removeReadings(doc.filename)

/** A replaced file has a new name. */
export const deleteOldReadings: CollectionAfterChangeHook<File> = async ({ doc, previousDoc }) => {
  if (previousDoc.filename !== doc.filename) await removeReadings(previousDoc.filename)
  return doc
}

/** Removes them in all versions of the converter. */
async function removeReadings(filename: string | null | undefined): Promise<void> {
  if (!filename) return
  const editions = await readdir(storageFolders.readings).catch(() => [])
  const places = editions.map((edition) =>
    path.join(storageFolders.readings, edition, `${path.basename(filename)}.json`),
  )
  await Promise.all(places.map((place) => rm(place, { force: true })))
}
