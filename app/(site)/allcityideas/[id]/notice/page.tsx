import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ideaNotice } from '@/components/features/ideas/idea-notice'
import { ideaCard } from '@/components/features/ideas/metadata'
import { getIdea } from '@/components/features/ideas/queries'
import { JsonLd } from '@/components/features/site/json-ld'
import { getSite } from '@/components/features/site/queries'
import { NoticeSheet } from '@/components/layout/notice-sheet'
import { noticeMetadata } from '@/lib/navigation/page-metadata'
import { paths } from '@/lib/config/paths'
import { noticeSchema } from '@/lib/domains/site/schema-org'
import type { ItemPageProps } from '@/lib/config/search-params'

export async function generateMetadata({ params }: ItemPageProps): Promise<Metadata> {
  const [idea, site] = await Promise.all([params.then(({ id }) => getIdea(id)), getSite()])
  if (!idea) return {}
  return noticeMetadata(site, { title: idea.title, path: paths.ideaNotice(idea.id), card: ideaCard(idea) })
}

export default async function IdeaNoticePage({ params }: ItemPageProps) {
  const [idea, site] = await Promise.all([params.then(({ id }) => getIdea(id)), getSite()])
  if (!idea) notFound()
  const path = paths.idea(idea.id)
  return (
    <>
      <JsonLd
        things={[noticeSchema({ title: 'Все инициативы', href: paths.allIdeas }, { title: idea.title, href: path })]}
      />
      <NoticeSheet site={site.settings} path={path} {...ideaNotice(idea)} />
    </>
  )
}
