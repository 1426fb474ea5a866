import { demoConsents } from '@/lib/package/seed/content/consents'
import { toLexical } from '@/lib/package/seed/loaders/lexical'
import type { Seeding } from '@/lib/package/seed/loaders/seeding'

/** The documents that residents agree to, in force from the first day. */
export async function loadConsents({ writer }: Seeding): Promise<void> {
  for (const { body, ...text } of demoConsents) await writer.create('consent-texts', { ...text, body: toLexical(body) })
}
