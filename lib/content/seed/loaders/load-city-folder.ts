import type { Payload } from 'payload'
import { env } from '@/lib/config/env'
import { readPackage } from '@/lib/content/read/read-package'
import { loadPackage } from '@/lib/content/seed/loaders/load-package'
import { picturesIn } from '@/lib/content/seed/pictures/pictures-in'

/** Fills an empty database from the folder of a city; a mistake in it is reported before anything is written. */
export async function loadCityFolder(payload: Payload, folder: string): Promise<void> {
  const city = readPackage(folder, { zone: env.TIME_ZONE })
  await loadPackage(payload, {
    city,
    folder,
    placeOf: ({ address, latitude, longitude }) => ({ address, latitude, longitude }),
    pictures: picturesIn(city),
  })
}
