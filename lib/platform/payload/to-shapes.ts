import type { Seo, Term } from '@/lib/contract/shapes'

interface StoredSeo {
  title?: string | null
  description?: string | null
}

interface StoredPlace {
  address?: string | null
  latitude?: number | null
  longitude?: number | null
}

export function toSeo(seo: StoredSeo | null | undefined): Seo {
  return { title: seo?.title ?? null, description: seo?.description ?? null }
}

export function toPlace({ address, latitude, longitude }: StoredPlace) {
  return { address: address ?? '', latitude: latitude ?? null, longitude: longitude ?? null }
}

export function toTexts(rows: readonly { text: string }[] | null | undefined): string[] {
  return (rows ?? []).map(({ text }) => text)
}

/** Returns a term of a dictionary; without a title if it is not populated. */
export function toTerm(term: Term | number): Term {
  return typeof term === 'object' ? { id: term.id, title: term.title } : { id: term, title: '' }
}

/** Returns null for a missing term, and for one that is not populated. */
export function toPopulatedTerm(term: Term | number | null | undefined): Term | null {
  return term && typeof term === 'object' ? toTerm(term) : null
}

/** Returns null for a document that is not on the site, in the bin (null too), or not populated. */
export function toPublished<T extends { _status?: string | null }>(related: number | T | null | undefined): T | null {
  return related && typeof related === 'object' && related._status === 'published' ? related : null
}

export function idOf(value: number | { id: number }): number
export function idOf(value: number | { id: number } | null | undefined): number | null
export function idOf(value: number | { id: number } | null | undefined): number | null {
  return typeof value === 'object' ? (value?.id ?? null) : (value ?? null)
}
