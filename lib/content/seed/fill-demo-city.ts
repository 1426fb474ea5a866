import type { Payload } from 'payload'
import type { Client } from 'pg'
import { loadCityFolder } from '@/lib/content/seed/loaders/load-city-folder'
import { loadDemoCity } from '@/lib/content/seed/loaders/load-demo-city'
import { markDemoCityFinished } from '@/lib/content/seed/seed-mark'

/** Fills a database without content with the demo city; answers how many seconds it took. */
export function fillDemoCity(payload: Payload, client: Client): Promise<number> {
  return fill(client, () => loadDemoCity(payload))
}

/** Fills a database without content from the folder of a city; it never gets the demo city afterwards. */
export function fillCityFolder(payload: Payload, client: Client, folder: string): Promise<number> {
  return fill(client, () => loadCityFolder(payload, folder))
}

async function fill(client: Client, load: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await load()
  await markDemoCityFinished(client)
  return Math.round((performance.now() - start) / 100) / 10
}
