import type { Metadata } from 'next'
import { AppealFigures } from '@/components/features/appeals/appeal-figures'
import { getStatistics } from '@/components/features/appeals/queries'
import { JsonLd } from '@/components/features/site/json-ld'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { EmptyState } from '@/components/ui/list/empty-state'
import { paths } from '@/lib/config/paths'
import { aboutPageSchemas } from '@/lib/domains/site/schema-org-pages'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { breadcrumbsTo } from '@/lib/navigation/section-links'

const TITLE = 'Как мы отвечаем на обращения'
const crumbs = breadcrumbsTo(paths.appealResults)

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getSite(), {
    title: TITLE,
    description:
      'Открытая статистика официальных обращений: сколько получено и рассмотрено в срок, о чём пишут и чем заканчивается.',
    path: paths.appealResults,
  })
}

export default async function AppealResultsPage() {
  const figures = await getStatistics()
  return (
    <PageShell
      title={TITLE}
      lead="Сколько официальных обращений получено, как скоро ответили и чем закончилось."
      crumbs={crumbs}
    >
      <JsonLd things={aboutPageSchemas({ title: TITLE, path: paths.appealResults }, crumbs)} />
      {figures && figures.total > 0 ? (
        <AppealFigures figures={figures} />
      ) : (
        <EmptyState title="Цифр пока нет">Они появятся с первым обращением.</EmptyState>
      )}
    </PageShell>
  )
}
