import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ClaimCard, ClaimMeta } from '@/components/features/claims/claim-card'
import { ClaimStates, ClaimsBar } from '@/components/features/claims/claims-bar'
import { ClaimsBrowser } from '@/components/features/claims/claims-browser'
import { claimsHead } from '@/components/features/claims/claims-metadata'
import { ClaimsList, PointsPreload, pointsUrl } from '@/components/features/claims/claims-list'
import { FindClaimSlot } from '@/components/features/claims/find-claim-slot'
import {
  getCountedDictionaries,
  getDictionaries,
  getFirstClaims,
  readClaimsPage,
} from '@/components/features/claims/queries'
import { ReportDialog, ReportLink } from '@/components/features/claims/report-dialog'
import { JsonLd } from '@/components/features/site/json-ld'
import { getSite } from '@/components/features/site/queries'
import { PageHead } from '@/components/layout/page-shell'
import { WrongFilterNote } from '@/components/ui/filtered-list/found-summary'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { breadcrumbsInto, breadcrumbsTo } from '@/lib/navigation/section-links'
import { paths } from '@/lib/config/paths'
import { claimsSchema } from '@/lib/domains/claims/schema-org'
import type { ListPageProps } from '@/lib/config/search-params'

export async function generateMetadata({ searchParams }: ListPageProps): Promise<Metadata> {
  const [page, site] = await Promise.all([searchParams.then(readClaimsPage), getSite()])
  if (page.claim === null) return {}
  return pageMetadata(site, await claimsHead(page, site.settings.city_genitive))
}

function ClaimsActions() {
  return (
    <>
      <ReportLink />
      <a href="#find-claim" className="link target [@media(scripting:none)]:hidden">
        Найти свою<span className="max-sm:sr-only"> заявку</span>
      </a>
    </>
  )
}

/** The map with its list, or with `?claim=` one claim. */
export default async function SocialControlMapPage({ searchParams }: ListPageProps) {
  const { filter, words, claims, claim, wrong } = await readClaimsPage(await searchParams)
  if (claim === null || filter.page > claims.last_page) notFound()
  const dictionaries = claim ? await getDictionaries() : await getCountedDictionaries(filter)
  const themes = dictionaries.AllClaimCategories.map(({ id, title, icon }) => ({ id, title, icon: icon?.url ?? null }))
  const head = (
    <>
      <PageHead
        title={claim ? `${claim.category.title}, ${claim.address}` : 'Карта заявок'}
        meta={claim && <ClaimMeta claim={claim} />}
        crumbs={(claim ? breadcrumbsInto : breadcrumbsTo)(paths.socialControlMap)}
        mainAction={claim ? undefined : <ClaimsActions />}
      />
      {!claim && <ClaimStates dictionaries={dictionaries} filter={filter} />}
    </>
  )
  const points = pointsUrl(filter)
  const bar = claim ? null : <ClaimsBar dictionaries={dictionaries} filter={filter} />
  return (
    <>
      <JsonLd things={claimsSchema(claim, claims.data)} />
      <PointsPreload url={points} />
      <ClaimsBrowser
        filter={filter}
        pointsUrl={points}
        themes={themes}
        head={head}
        bar={bar}
        {...await getFirstClaims(claim, filter)}
      >
        {claim && <ClaimCard claim={claim} filter={filter} />}
        <WrongFilterNote text={wrong} />
        {!claim && <ClaimsList claims={claims} filter={filter} words={words} />}
        {!claim && <FindClaimSlot />}
      </ClaimsBrowser>
      <ReportDialog />
    </>
  )
}
