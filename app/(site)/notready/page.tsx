import type { Metadata } from 'next'
import { JsonLd } from '@/components/features/site/json-ld'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { breadcrumbSchema } from '@/lib/domains/site/schema-org'
import { webPageSchema } from '@/lib/domains/site/schema-org-pages'
import { getSite } from '@/components/features/site/queries'
import { NotReady } from '@/components/features/site/not-ready'
import { PageShell } from '@/components/layout/page-shell'
import { paths } from '@/lib/config/paths'

const title = 'Раздел готовится'

export async function generateMetadata(): Promise<Metadata> {
  const description =
    'Этот раздел портала ещё готовится. Кто за него отвечает, когда он откроется и куда обратиться сейчас.'
  return pageMetadata(await getSite(), { title, description, path: paths.notReady, noindex: true })
}

export default async function NotReadyPage() {
  const { settings } = await getSite()
  return (
    <PageShell title={title} lead="Мы ещё собираем для него материалы. Вот кто этим занят и чего ждать.">
      <JsonLd things={[webPageSchema({ title, path: paths.notReady }), breadcrumbSchema([{ title }])]} />
      <NotReady settings={settings} />
    </PageShell>
  )
}
