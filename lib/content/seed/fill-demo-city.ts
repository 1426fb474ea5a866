import type { Payload } from 'payload'
import type { Client } from 'pg'
import { loadDemoCity } from '@/lib/content/seed/loaders/load-demo-city'
import { SeedProgress } from '@/lib/content/seed/loaders/seed-progress'
import { markCityFilled } from '@/lib/content/seed/seed-mark'
import { env } from '@/lib/config/env'
import { readCityFolder } from '@/lib/content/read/read-city-folder'
import { loadCityContents } from '@/lib/content/seed/loaders/load-city-contents'
import { picturesIn } from '@/lib/content/seed/pictures/city-picture'

/** Fills an empty database with the demo city. Returns the seconds it took. */
export function fillDemoCity(payload: Payload, client: Client, progress = new SeedProgress()): Promise<number> {
  return fill(client, () => loadDemoCity(payload, progress))
}

/** Fills an empty database from a city's folder; it never gets the demo city. */
export function fillCityFolder(payload: Payload, client: Client, folder: string): Promise<number> {
  return fill(client, () => loadCityFolder(payload, folder))
}

async function fill(client: Client, load: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await load()
  await markCityFilled(client)
  // without statistics and with GIN's pending lists a search costs twice as much, until autovacuum comes by
  await client.query('VACUUM ANALYZE')
  return Math.round((performance.now() - start) / 100) / 10
}

/** Fills an empty database from a city's folder. Throws before writing if the folder has errors. */
async function loadCityFolder(payload: Payload, folder: string): Promise<void> {
  const city = readCityFolder(folder, { zone: env.TIME_ZONE })
  await loadCityContents(payload, {
    city,
    folder,
    findPlace: ({ address, latitude, longitude }) => ({ address, latitude, longitude }),
    pictures: picturesIn(city),
    progress: new SeedProgress(),
  })
}
