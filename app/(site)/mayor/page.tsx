import type { Metadata } from 'next'
import { LatestGalleries } from '@/components/features/galleries/latest-galleries'
import { LatestActivities } from '@/components/features/mayor/latest-activities'
import { MayorIntro, MayorText } from '@/components/features/mayor/mayor-intro'
import { MayorNews } from '@/components/features/news/news-lines'
import { mayorSocialCard, getMayorPage } from '@/components/features/mayor/queries'
import { MayorPress } from '@/components/features/mayor/mayor-press'
import { MayorTabs } from '@/components/features/mayor/mayor-tabs'
import { JsonLd } from '@/components/features/site/json-ld'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { Picture } from '@/components/ui/picture/picture'
import { EmptyState } from '@/components/ui/list/empty-state'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { paths } from '@/lib/config/paths'
import { breadcrumbSchema } from '@/lib/domains/site/schema-org'
import { mayorSchema } from '@/lib/domains/mayor/schema-org'
import { spokenName } from '@/lib/text/person-name'

export async function generateMetadata(): Promise<Metadata> {
  const [page, site] = await Promise.all([getMayorPage(), getSite()])
  const city = site.settings.city_genitive || 'города'
  return pageMetadata(site, {
    title: `Глава города ${spokenName(site.mayor)}`.trim(),
    description: `Биография, полномочия, часы приёма и контакты главы ${city}. ${site.mayor.description ?? ''}`,
    path: paths.mayor,
    card: mayorSocialCard(page?.mayor ?? site.mayor),
    seo: page?.mayor.seo,
  })
}

export default async function MayorPage() {
  const [page, site] = await Promise.all([getMayorPage(), getSite()])
  const name = page && spokenName(page.mayor)
  const tabs = <MayorTabs current={paths.mayor} />
  if (!page || !name)
    return (
      <PageShell title="Глава города" bar={tabs}>
        <EmptyState title="Сведения о главе города пока не опубликованы" />
      </PageShell>
    )
  const { mayor, activities, galleries, news } = page
  return (
    <PageShell
      title={name}
      meta={`Глава города ${site.settings.city_genitive}`}
      portrait={<Picture image={mayor.head_img} ratio="portrait" sizes="6rem" decorative icon="user-round" />}
      bar={tabs}
    >
      <JsonLd things={[breadcrumbSchema([{ title: 'Глава города' }]), mayorSchema(mayor)]} />
      <div className="space-y-8 lg:space-y-20">
        <MayorIntro mayor={mayor} />
        <LatestActivities activities={activities} />
        <div className="lg:space-y-10">
          <MayorText id="biography" title="Биография" summary={mayor.description} html={mayor.biography} />
          <MayorText id="powers" title="Полномочия" html={mayor.powers} isFolded />
        </div>
        <LatestGalleries owner="mayor" galleries={galleries} />
        <MayorNews news={news} />
        <MayorPress portrait={mayor.head_img} emblem={site.settings.emblem} hasBiography={mayor.biography !== ''} />
      </div>
    </PageShell>
  )
}
