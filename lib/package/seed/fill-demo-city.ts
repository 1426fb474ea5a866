import type { Payload } from 'payload'
import type { Client } from 'pg'
import { loadDemoCity } from '@/lib/package/seed/loaders/load-demo-city'
import { markDemoCityFinished } from '@/lib/package/seed/seed-mark'

/** Fills a database without content; the answer is how long it took, in seconds. */
export async function fillDemoCity(payload: Payload, client: Client): Promise<number> {
  const start = performance.now()
  await loadDemoCity(payload)
  await markDemoCityFinished(client)
  return Math.round((performance.now() - start) / 100) / 10
}
