import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { discussionNotice } from '@/components/features/discussions/discussion-notice'
import { discussionCard } from '@/components/features/discussions/metadata'
import { getDiscussion } from '@/components/features/discussions/queries'
import { JsonLd } from '@/components/features/site/json-ld'
import { getSite } from '@/components/features/site/queries'
import { NoticeSheet } from '@/components/layout/notice-sheet'
import { noticeMetadata } from '@/lib/navigation/page-metadata'
import { paths } from '@/lib/config/paths'
import { noticeSchema } from '@/lib/domains/site/schema-org'
import type { ItemPageProps } from '@/lib/config/search-params'

export async function generateMetadata({ params }: ItemPageProps): Promise<Metadata> {
  const [discussion, site] = await Promise.all([params.then(({ id }) => getDiscussion(id)), getSite()])
  if (!discussion) return {}
  return noticeMetadata(site, {
    title: discussion.title,
    path: paths.discussionNotice(Number(discussion.id)),
    card: discussionCard(discussion),
  })
}

export default async function DiscussionNoticePage({ params }: ItemPageProps) {
  const [discussion, site] = await Promise.all([params.then(({ id }) => getDiscussion(id)), getSite()])
  if (!discussion) notFound()
  const path = paths.discussion(Number(discussion.id))
  return (
    <>
      <JsonLd
        things={[
          noticeSchema(
            { title: 'Общественные обсуждения', href: paths.discussions },
            { title: discussion.title, href: path },
          ),
        ]}
      />
      <NoticeSheet site={site.settings} path={path} {...discussionNotice(discussion)} />
    </>
  )
}
