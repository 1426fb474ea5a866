import type { Metadata } from 'next'
import { IdeaLists, IdeaThemes, NearestIdea, RealizedIdeas } from '@/components/features/ideas/ideas-home'
import { IdeasPath } from '@/components/features/ideas/ideas-about'
import { IdeasStart } from '@/components/features/ideas/ideas-start'
import { getIdeasHome } from '@/components/features/ideas/queries'
import { JsonLd } from '@/components/features/site/json-ld'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { paths } from '@/lib/config/paths'
import { ideaSectionSchemas } from '@/lib/domains/ideas/schema-org'

const TITLE = 'Идеи для города'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getSite(), {
    title: TITLE,
    description:
      'Предложите, что построить, посадить или изменить в городе, и поддержите идеи соседей. На самые нужные администрация отвечает официально.',
    path: paths.ideas,
  })
}

export default async function IdeasPage() {
  const { section, nearest, newest, popular, realized } = await getIdeasHome()
  return (
    <PageShell title={TITLE}>
      <JsonLd things={ideaSectionSchemas('collection', TITLE, paths.ideas)} />
      <IdeasStart section={section} />
      <NearestIdea idea={nearest} threshold={section.support_threshold} />
      <IdeaLists newest={newest} popular={popular} />
      <IdeaThemes section={section} />
      <IdeasPath threshold={section.support_threshold} isFolded />
      <RealizedIdeas ideas={realized} />
    </PageShell>
  )
}
