import type { Metadata } from 'next'
import { ReceptionFilter, ReceptionSchedule } from '@/components/features/feedback/reception-schedule'
import { ReceptionByPost } from '@/components/features/feedback/reception-by-post'
import { receptionPage } from '@/components/features/feedback/queries'
import { BookingLink } from '@/components/features/receptions/free-time'
import { JsonLd } from '@/components/features/site/json-ld'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { WrongFilterNote } from '@/components/ui/filtered-list/found-summary'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { breadcrumbsTo } from '@/lib/navigation/section-links'
import { paths } from '@/lib/config/paths'
import { breadcrumbSchema } from '@/lib/domains/site/schema-org'
import { receptionSchema } from '@/lib/domains/feedback/schema-org'
import type { ListPageProps } from '@/lib/config/search-params'

const DEFAULT_TITLE = 'Приёмная'
const crumbs = breadcrumbsTo(paths.reception)

export async function generateMetadata({ searchParams }: ListPageProps): Promise<Metadata> {
  const [{ answer, filter, noindex }, site] = await Promise.all([
    searchParams.then(receptionPage.readAnswer),
    getSite(),
  ])
  return pageMetadata(site, {
    title: answer.reception?.title || DEFAULT_TITLE,
    description:
      `Личный приём граждан в администрации ${site.settings.city_genitive || 'города'}: кто и когда принимает, ` +
      'как записаться, адрес для писем.',
    path: receptionPage.href(filter),
    noindex,
    seo: answer.reception?.seo,
  })
}

export default async function ReceptionPage({ searchParams }: ListPageProps) {
  const { answer, filter, wrong } = await receptionPage.readAnswer(await searchParams)
  const { reception } = answer
  const title = reception?.title || DEFAULT_TITLE
  const lead = filter.text ? null : reception?.lead
  const steps = breadcrumbSchema([...crumbs, { title, href: paths.reception }])
  return (
    <>
      <JsonLd things={[steps, ...(reception ? [receptionSchema(reception)] : [])]} />
      <PageShell title={title} lead={lead} crumbs={crumbs} bar={<ReceptionFilter text={filter.text} />}>
        <WrongFilterNote text={wrong} />
        <ReceptionSchedule
          reception={reception}
          text={filter.text}
          renderNextTime={(official) => <BookingLink {...official} />}
        />
      </PageShell>
      {reception && <ReceptionByPost reception={reception} now={new Date()} />}
    </>
  )
}
