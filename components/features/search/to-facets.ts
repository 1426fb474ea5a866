import { searchHref, type SearchPage } from '@/components/features/search/queries'

export interface ShownFacet {
  title: string
  href: string
  isChosen: boolean
  count?: number
}

export type Facets = NonNullable<ReturnType<typeof toFacets>>

/** Returns links that narrow a search; null if there is nothing to narrow. */
export function toFacets({ filter, found }: SearchPage) {
  const { text, kind, start_date: from, end_date: to, exact } = filter
  if (found.kinds.length === 0 && !kind && !from && !to) return null
  const kinds: ShownFacet[] = found.kinds.map(({ id, title, count }) => ({
    title,
    href: searchHref({ ...filter, kind: id }),
    isChosen: id === kind,
    count,
  }))
  const everywhere = { title: 'Везде', href: searchHref({ ...filter, kind: undefined }), isChosen: !kind }
  const periods: ShownFacet[] = found.periods.map(({ title, start_date: start, count }) => ({
    title,
    href: searchHref({ ...filter, start_date: start, end_date: undefined }),
    isChosen: start === from && !to,
    count,
  }))
  const always = {
    title: 'За всё время',
    href: searchHref({ ...filter, start_date: undefined, end_date: undefined }),
    isChosen: !from && !to,
  }
  return {
    chosen: [kind, from ?? to].filter(Boolean).length,
    lists: [
      { title: 'Где найдено', links: [everywhere, ...kinds] },
      { title: 'Когда', links: [always, ...periods] },
    ],
    hidden: { text, kind, exact },
  }
}
