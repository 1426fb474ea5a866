import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { posterNotice } from '@/components/features/posters/poster-notice'
import { posterCard } from '@/components/features/posters/metadata'
import { getPoster } from '@/components/features/posters/queries'
import { JsonLd } from '@/components/features/site/json-ld'
import { getSite } from '@/components/features/site/queries'
import { NoticeSheet } from '@/components/layout/notice-sheet'
import { noticeMetadata } from '@/lib/navigation/page-metadata'
import { paths } from '@/lib/config/paths'
import { noticeSchema } from '@/lib/domains/site/schema-org'
import type { SlugPageProps } from '@/lib/config/search-params'

export async function generateMetadata({ params }: SlugPageProps): Promise<Metadata> {
  const [poster, site] = await Promise.all([params.then(({ id }) => getPoster(id)), getSite()])
  if (!poster) return {}
  return noticeMetadata(site, {
    title: poster.title,
    path: paths.posterNotice(poster.id, poster.slug),
    card: posterCard(poster),
  })
}

export default async function PosterNoticePage({ params }: SlugPageProps) {
  const [poster, site] = await Promise.all([params.then(({ id }) => getPoster(id)), getSite()])
  if (!poster) notFound()
  const path = paths.posterItem(poster.id, poster.slug)
  return (
    <>
      <JsonLd things={[noticeSchema({ title: 'Афиша', href: paths.posters }, { title: poster.title, href: path })]} />
      <NoticeSheet site={site.settings} path={path} {...posterNotice(poster, new Date())} />
    </>
  )
}
