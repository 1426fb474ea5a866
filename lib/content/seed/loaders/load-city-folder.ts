import type { Payload } from 'payload'
import { env } from '@/lib/config/env'
import { readCityFolder } from '@/lib/content/read/read-city-folder'
import { loadCityContents } from '@/lib/content/seed/loaders/load-city-contents'
import { picturesIn } from '@/lib/content/seed/pictures/pictures-in'

/** Fills an empty database from the folder of a city; a mistake in it is reported before anything is written. */
export async function loadCityFolder(payload: Payload, folder: string): Promise<void> {
  const city = readCityFolder(folder, { zone: env.TIME_ZONE })
  await loadCityContents(payload, {
    city,
    folder,
    placeOf: ({ address, latitude, longitude }) => ({ address, latitude, longitude }),
    pictures: picturesIn(city),
  })
}
