import type { Payload } from 'payload'
import { env } from '@/lib/config/env'
import { readCityFolder } from '@/lib/content/read/read-city-folder'
import { loadCityContents } from '@/lib/content/seed/loaders/load-city-contents'
import { SeedProgress } from '@/lib/content/seed/loaders/seed-progress'
import { picturesIn } from '@/lib/content/seed/pictures/pictures-in'

/** Fills an empty database from a city's folder. Throws before writing if the folder has errors. */
export async function loadCityFolder(payload: Payload, folder: string): Promise<void> {
  const city = readCityFolder(folder, { zone: env.TIME_ZONE })
  await loadCityContents(payload, {
    city,
    folder,
    findPlace: ({ address, latitude, longitude }) => ({ address, latitude, longitude }),
    pictures: picturesIn(city),
    progress: new SeedProgress(),
  })
}
