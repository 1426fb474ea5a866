import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { IdeaArticle, IdeaPlace } from '@/components/features/ideas/idea-article'
import { IdeaCommentsSlot } from '@/components/features/ideas/idea-slots'
import { IdeaFacts } from '@/components/features/ideas/idea-facts'
import { ideasHref } from '@/components/features/ideas/idea-filter'
import { IdeaStatus } from '@/components/features/ideas/idea-status'
import { ideaHead } from '@/components/features/ideas/metadata'
import { getComments, getIdea } from '@/components/features/ideas/queries'
import { JsonLd } from '@/components/features/site/json-ld'
import { getSite } from '@/components/features/site/queries'
import { TitledSection } from '@/components/ui/text/titled-section'
import { PageShell } from '@/components/layout/page-shell'
import { Link } from '@/components/ui/link'
import { ShareMenu } from '@/components/ui/share/share-menu'
import { env } from '@/lib/config/env'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { breadcrumbsInto } from '@/lib/navigation/section-links'
import { paths } from '@/lib/config/paths'
import { ideaSchemas } from '@/lib/domains/ideas/schema-org'
import type { ItemPageProps } from '@/lib/config/search-params'

export async function generateMetadata({ params }: ItemPageProps): Promise<Metadata> {
  const [{ id }, site] = await Promise.all([params, getSite()])
  const idea = await getIdea(id)
  return idea ? pageMetadata(site, ideaHead(idea)) : {}
}

export default async function IdeaPage({ params }: ItemPageProps) {
  const idea = await getIdea((await params).id)
  if (!idea) notFound()
  const comments = await getComments(idea.id)
  return (
    <PageShell
      title={idea.title}
      crumbs={breadcrumbsInto(paths.allIdeas)}
      meta={
        <>
          <IdeaStatus code={idea.status.code} />
          {idea.category && (
            <Link href={ideasHref({ categories: [idea.category.id] })} className="link-quiet target">
              {idea.category.title}
            </Link>
          )}
        </>
      }
      share={<ShareMenu path={paths.idea(idea.id)} title={idea.title} notice={paths.ideaNotice(idea.id)} />}
      aside={
        <div className="space-y-9">
          <IdeaFacts idea={idea} />
          <IdeaPlace idea={idea} />
        </div>
      }
      after={
        <TitledSection id="comments" title="Комментарии">
          <IdeaCommentsSlot key={idea.id} id={idea.id} first={comments} zone={env.TIME_ZONE} />
        </TitledSection>
      }
    >
      <JsonLd things={ideaSchemas(idea)} />
      <IdeaArticle idea={idea} />
    </PageShell>
  )
}
