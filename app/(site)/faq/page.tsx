import type { Metadata } from 'next'
import { FaqFilterBar, faqLimit, FaqList, faqPage } from '@/components/features/faq/faq-list'
import { JsonLd } from '@/components/features/site/json-ld'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { breadcrumbsTo } from '@/lib/navigation/section-links'
import { breadcrumbSchema, faqSchema } from '@/lib/domains/site/schema-org'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { WrongFilterNote } from '@/components/ui/filtered-list/found-summary'
import { pageHref } from '@/components/ui/list/page-href'
import { paths } from '@/lib/config/paths'
import type { ListPageProps } from '@/lib/config/search-params'

const title = 'Вопросы и ответы'
const crumbs = breadcrumbsTo(paths.faq)
const breadcrumbs = breadcrumbSchema([...crumbs, { title, href: paths.faq }])

export async function generateMetadata({ searchParams }: ListPageProps): Promise<Metadata> {
  const [{ query, noindex }, site] = await Promise.all([searchParams.then(faqPage.readAnswer), getSite()])
  return pageMetadata(site, {
    title,
    description:
      `Короткие ответы на частые вопросы жителей ${site.settings.city_genitive || 'города'}: дом и двор, вода ` +
      'и тепло, документы, льготы, обращения.',
    path: pageHref(paths.faq, query, 1),
    noindex,
  })
}

export default async function FaqPage({ searchParams }: ListPageProps) {
  const { answer, filter, query, wrong } = await faqPage.readAnswer(await searchParams)
  const { faq, topics } = answer
  const questions = faq.flatMap((topic) => topic.questions.slice(0, faqLimit(query)))
  return (
    <PageShell
      title={title}
      crumbs={crumbs}
      lead="Короткие ответы на то, о чём спрашивают чаще всего."
      bar={<FaqFilterBar topics={topics} filter={filter} />}
    >
      <JsonLd things={[breadcrumbs, ...(questions.length > 0 ? [faqSchema(questions)] : [])]} />
      <WrongFilterNote text={wrong} />
      <FaqList answer={answer} filter={filter} query={query} />
    </PageShell>
  )
}
