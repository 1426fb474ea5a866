import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DepartmentFigures } from '@/components/features/claims/department-figures'
import { getFigures, readProjectsPage } from '@/components/features/claims/queries'
import { projectsQuery, ResultsBar, ResultsList } from '@/components/features/claims/results-list'
import { JsonLd } from '@/components/features/seo/json-ld'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { pageHref, pageTitle } from '@/components/ui/page-window'
import { pageMetadata } from '@/lib/site/page-metadata'
import { paths } from '@/lib/config/paths'
import { socialControlThings } from '@/lib/domains/claims/machine'
import type { AddressParams } from '@/lib/shared/address-params'

const TITLE = 'Результаты социального контроля'

interface Props {
  searchParams: Promise<AddressParams>
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [{ filter }, site] = await Promise.all([searchParams.then(readProjectsPage), getSite()])
  const query = projectsQuery(filter)
  return pageMetadata(site, {
    title: pageTitle(filter.page, TITLE),
    description:
      'Что исправили по заявкам жителей: снимки до и после, даты, адреса. Как каждое ведомство укладывается в сроки.',
    path: pageHref(paths.socialControlResults, query, filter.page),
    noindex: query !== '',
  })
}

export default async function SocialControlResultsPage({ searchParams }: Props) {
  const [{ filter, projects }, figures] = await Promise.all([searchParams.then(readProjectsPage), getFigures()])
  if (filter.page > projects.paginatorInfo.lastPage) notFound()
  return (
    <PageShell
      title={TITLE}
      lead="Двигайте черту на снимке: слева то, что показал житель, справа то, что сделали."
      crumbs={[{ title: 'Социальный контроль', href: paths.socialControl }]}
      bar={<ResultsBar filter={filter} />}
    >
      <JsonLd things={socialControlThings('collection', TITLE, paths.socialControlResults)} />
      <ResultsList projects={projects} filter={filter} />
      {filter.page === 1 && projectsQuery(filter) === '' && <DepartmentFigures rows={figures} />}
    </PageShell>
  )
}
