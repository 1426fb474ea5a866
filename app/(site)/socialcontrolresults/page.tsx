import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DepartmentFigures } from '@/components/features/claims/department-figures'
import { getFigures } from '@/components/features/claims/queries'
import { ResultsBar, ResultsList } from '@/components/features/claims/results-list'
import { readResults } from '@/components/features/claims/results-section'
import { toSolvedRow } from '@/components/features/claims/shown-claim'
import { JsonLd } from '@/components/features/site/json-ld'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { formatRows } from '@/components/ui/filtered-list/section-text'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { breadcrumbsTo } from '@/lib/navigation/section-links'
import { paths } from '@/lib/config/paths'
import { socialControlSchema } from '@/lib/domains/claims/schema-org'
import type { ListPageProps } from '@/lib/config/search-params'

const TITLE = 'Результаты социального контроля'

export async function generateMetadata({ searchParams }: ListPageProps): Promise<Metadata> {
  const [{ head }, site] = await Promise.all([searchParams.then(readResults), getSite()])
  return pageMetadata(site, {
    ...head,
    description:
      'Что исправили по заявкам жителей: снимки до и после, даты, адреса. Как каждое ведомство укладывается в сроки.',
  })
}

export default async function SocialControlResultsPage({ searchParams }: ListPageProps) {
  const [{ filter, page, state }, figures] = await Promise.all([searchParams.then(readResults), getFigures()])
  if (filter.page > page.last_page) notFound()
  return (
    <PageShell
      title={TITLE}
      lead="Двигайте черту на снимке: слева то, что показал житель, справа то, что сделали."
      crumbs={breadcrumbsTo(paths.socialControlResults)}
      bar={<ResultsBar filter={filter} />}
    >
      <JsonLd things={socialControlSchema('collection', TITLE, paths.socialControlResults)} />
      <ResultsList state={formatRows(state, toSolvedRow)} />
      {filter.page === 1 && state.query === '' && <DepartmentFigures rows={figures} />}
    </PageShell>
  )
}
