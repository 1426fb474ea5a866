import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { MyClaimSlot } from '@/components/features/claims/my-claim-slot'
import { suggestMyClaim } from '@/components/features/claims/find-my-claim'
import { readSearch, searchHead } from '@/components/features/search/queries'
import { SearchBar } from '@/components/features/search/search-bar'
import { SearchFacets } from '@/components/features/search/search-facets'
import { toFacets } from '@/components/features/search/to-facets'
import { SearchHints, SearchList } from '@/components/features/search/search-list'
import { JsonLd } from '@/components/features/site/json-ld'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { WrongFilterNote } from '@/components/ui/filtered-list/found-summary'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { paths } from '@/lib/config/paths'
import { breadcrumbSchema } from '@/lib/domains/site/schema-org'
import { searchResultsSchema } from '@/lib/domains/site/schema-org-pages'
import type { ListPageProps } from '@/lib/config/search-params'

const breadcrumbs = breadcrumbSchema([{ title: 'Поиск', href: paths.search }])

export async function generateMetadata({ searchParams }: ListPageProps): Promise<Metadata> {
  const [page, site] = await Promise.all([searchParams.then(readSearch), getSite()])
  return pageMetadata(site, searchHead(page))
}

const FACETS_BESIDE = 'grid gap-x-16 gap-y-4 lg:grid-cols-[15rem_minmax(0,1fr)]'

export default async function SearchPage({ searchParams }: ListPageProps) {
  const [{ filter, found, wrong }, site] = await Promise.all([searchParams.then(readSearch), getSite()])
  if (filter.page > found.results.last_page) notFound()
  const facets = toFacets({ filter, found })
  return (
    <PageShell title="Поиск по порталу" bar={<SearchBar filter={filter} suggestMine={suggestMyClaim} />}>
      <JsonLd things={[breadcrumbs, searchResultsSchema({ title: 'Поиск по порталу', path: paths.search })]} />
      <WrongFilterNote text={wrong} />
      {filter.text ? (
        <div className={facets ? FACETS_BESIDE : undefined}>
          {facets && <SearchFacets facets={facets} />}
          <div className="min-w-0">
            <MyClaimSlot text={filter.text} />
            <SearchList filter={filter} found={found} dutyPhone={site.settings.duty_phone} />
          </div>
        </div>
      ) : (
        <SearchHints filter={filter} />
      )}
    </PageShell>
  )
}
