import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DiscussionBar, DiscussionMeta, DiscussionShare } from '@/components/features/discussions/discussion-meta'
import { DiscussionBody, DiscussionVote } from '@/components/features/discussions/discussion-body'
import { DiscussionFacts } from '@/components/features/discussions/discussion-facts'
import { VoteLinkSlot } from '@/components/features/discussions/discussion-slots'
import { discussionHead } from '@/components/features/discussions/metadata'
import { getDiscussion, readRegister } from '@/components/features/discussions/queries'
import { Register } from '@/components/features/discussions/register'
import { JsonLd } from '@/components/features/site/json-ld'
import { getSite } from '@/components/features/site/queries'
import { PageShell } from '@/components/layout/page-shell'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { breadcrumbsInto } from '@/lib/navigation/section-links'
import { DISCUSSION_CODE } from '@/lib/domains/discussions/contract'
import { paths } from '@/lib/config/paths'
import { discussionSchemas } from '@/lib/domains/discussions/schema-org'
import type { SearchParams } from '@/lib/config/search-params'

interface Props {
  params: Promise<{ id: string }>
  searchParams: Promise<SearchParams>
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [site, discussion] = await Promise.all([getSite(), params.then(({ id }) => getDiscussion(id))])
  if (!discussion) return {}
  const { filter, noindex } = await readRegister(discussion.id, await searchParams)
  // pages of the register are parts of one page
  return pageMetadata(site, { ...discussionHead(discussion), noindex: noindex || filter.page > 1 })
}

export default async function DiscussionPage({ params, searchParams }: Props) {
  const [{ id }, address] = await Promise.all([params, searchParams])
  const discussion = await getDiscussion(id)
  if (!discussion) notFound()
  const page = await readRegister(discussion.id, address)
  if (page.filter.page > page.register.last_page) notFound()
  return (
    <PageShell
      title={discussion.title}
      lead={discussion.title_npa}
      crumbs={breadcrumbsInto(paths.discussions)}
      meta={<DiscussionMeta discussion={discussion} />}
      mainAction={discussion.status.code === DISCUSSION_CODE && <VoteLinkSlot id={discussion.id} />}
      share={<DiscussionShare discussion={discussion} />}
      bar={<DiscussionBar discussion={discussion} />}
      top={<DiscussionVote discussion={discussion} />}
      aside={<DiscussionFacts discussion={discussion} />}
      after={<Register id={discussion.id} page={page} />}
    >
      <JsonLd things={discussionSchemas(discussion)} />
      <DiscussionBody discussion={discussion} />
    </PageShell>
  )
}
