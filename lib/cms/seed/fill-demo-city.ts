import type { Payload } from 'payload'
import type { Client } from 'pg'
import { loadDemoCity } from '@/lib/cms/seed/loaders/load-demo-city'
import { isEmptyOfContent, SeedMark } from '@/lib/cms/seed/seed-mark'

/** Fills an empty database; the answer tells whether it did. `again` also fills one whose finished city was deleted. */
export async function fillDemoCity(payload: Payload, client: Client, { again = false } = {}): Promise<boolean> {
  const mark = await SeedMark.read(client)
  if (!(await isEmptyOfContent(client)) || (mark.isFinished && !again)) return false
  await loadDemoCity(payload)
  await mark.finish()
  return true
}
