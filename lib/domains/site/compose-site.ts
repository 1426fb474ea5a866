import { getMayorCard } from '@/lib/domains/mayor/service'
import { getSiteFacts } from '@/lib/domains/site/service'
import type { Site } from '@/lib/domains/site/contract'

/** Gives what every page shows around its content: the city's facts and the mayor's card. */
export async function composeSite(previewsMayor: boolean): Promise<Site> {
  const [facts, mayor] = await Promise.all([getSiteFacts(), getMayorCard(previewsMayor)])
  return { ...facts, mayor }
}
