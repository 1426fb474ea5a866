import 'server-only'
import { cache } from 'react'
import { read } from '@/lib/api/server'
import {
  getCityAbout as getCityAboutOperation,
  getHistory as getHistoryOperation,
  getReference as getReferenceOperation,
  listMediaOutlets,
  referenceFilter,
  type CityAbout,
  type History,
  type MediaOutlet,
  type Reference,
  type ReferenceFilter,
} from '@/lib/domains/city/contract'
import { paths } from '@/lib/config/paths'
import { paramOf, queryOf, type AddressParams } from '@/lib/shared/address-params'

/** General information; null where it could not be loaded. */
export const getCityAbout = cache(
  async (): Promise<CityAbout | null> => (await read(getCityAboutOperation))?.city ?? null,
)

export const getHistory = cache(async (): Promise<History | null> => (await read(getHistoryOperation))?.history ?? null)

export const getMediaOutlets = cache(
  async (): Promise<MediaOutlet[]> => (await read(listMediaOutlets))?.media_outlets ?? [],
)

/** The directory, or one topic of it. Words are left to the page: it shows and hides rows, and so does the browser. */
export const getReference = cache(async (topic: number | undefined): Promise<Reference> => {
  return (await read(getReferenceOperation, { query: { topic } })) ?? { reference: [], topics: [] }
})

/** The filter an address asks for. What it says wrongly counts as not said. */
export function readReferenceFilter(params: AddressParams): ReferenceFilter {
  const { text, topic } = referenceFilter.shape
  return {
    text: text.safeParse(paramOf(params, 'text')).data,
    topic: topic.safeParse(paramOf(params, 'topic')).data,
  }
}

export function referenceHref({ topic, text }: ReferenceFilter): string {
  const query = queryOf({ topic, text })
  return query ? `${paths.reference}?${query}` : paths.reference
}
