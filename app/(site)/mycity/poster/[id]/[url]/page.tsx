import type { Metadata } from 'next'
import { posterCard } from '@/components/features/posters/metadata'
import {
  PosterArticle,
  PosterEnd,
  PosterMap,
  PosterMeta,
  PosterShare,
} from '@/components/features/posters/poster-article'
import { PosterFacts } from '@/components/features/posters/poster-facts'
import { PosterTicket } from '@/components/features/posters/poster-ticket'
import { getPoster, getPosterAt } from '@/components/features/posters/queries'
import { JsonLd } from '@/components/features/site/json-ld'
import { getSite } from '@/components/features/site/queries'
import { BesideText } from '@/components/layout/beside-text'
import { PageShell } from '@/components/layout/page-shell'
import { PagePicture } from '@/components/ui/picture/picture'
import { pageMetadata } from '@/lib/navigation/page-metadata'
import { breadcrumbsInto } from '@/lib/navigation/section-links'
import { posterSchemas } from '@/lib/domains/posters/schema-org'
import { paths } from '@/lib/config/paths'
import type { SlugPageProps } from '@/lib/config/search-params'

const crumbs = breadcrumbsInto(paths.posters)

export async function generateMetadata({ params }: SlugPageProps): Promise<Metadata> {
  const [site, poster] = await Promise.all([getSite(), params.then(({ id }) => getPoster(id))])
  if (!poster) return {}
  const { id, slug, title, summary, seo } = poster
  return pageMetadata(site, {
    title,
    description: summary,
    path: paths.posterItem(id, slug),
    card: posterCard(poster),
    seo,
  })
}

export default async function PosterPage({ params }: SlugPageProps) {
  const { id, url } = await params
  const [site, poster] = await Promise.all([getSite(), getPosterAt(id, url)])
  const now = new Date()
  const { head_img: picture } = poster
  const story = (
    <BesideText
      text={
        <>
          <PosterArticle poster={poster} now={now} />
          <div className="mt-8">
            <PosterShare poster={poster} />
          </div>
        </>
      }
    >
      <PosterMap dates={poster.dates} />
    </BesideText>
  )
  const ticket = (
    <aside className="lg:pt-3">
      <PosterTicket poster={poster} now={now} />
    </aside>
  )
  const parts = picture
    ? { aside: <PosterFacts poster={poster} now={now} />, after: story, children: <PagePicture image={picture} /> }
    : { bar: ticket, children: story }
  return (
    <>
      <JsonLd things={posterSchemas(poster, crumbs, site)} />
      <PageShell
        title={poster.title}
        lead={poster.summary}
        crumbs={crumbs}
        meta={<PosterMeta poster={poster} />}
        asideFirst
        {...parts}
      />
      <PosterEnd poster={poster} now={now} />
    </>
  )
}
