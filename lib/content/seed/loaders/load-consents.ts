import { toLexical } from '@/lib/content/seed/loaders/lexical'
import type { Seeding } from '@/lib/content/seed/loaders/seeding'

export async function loadConsents({ city, writer }: Seeding): Promise<void> {
  for (const { body, ...text } of city.consents)
    await writer.create('consent-texts', { ...text, body: toLexical(body) })
}
