import { getMayorCard } from '@/lib/domains/mayor/service'
import { getSiteFacts } from '@/lib/domains/site/service'
import type { Site } from '@/lib/domains/site/contract'

export async function composeSite(previewsMayor: boolean): Promise<Site> {
  const [facts, mayor] = await Promise.all([getSiteFacts(), getMayorCard(previewsMayor)])
  return { ...facts, mayor }
}
