import Link from 'next/link'
import { PosterBadges } from '@/components/features/posters/poster-badges'
import { postersHref } from '@/components/features/posters/queries'
import { SharePage } from '@/components/ui/share-page'
import { paths } from '@/lib/config/paths'
import type { PosterItem } from '@/lib/domains/posters/contract'

/** Above the title: what kind of event it is, for what age and money. */
export function PosterMeta({ poster }: { poster: PosterItem }) {
  return (
    <>
      <Link href={postersHref({ category: poster.category.id })} className="link-quiet target">
        {poster.category.title}
      </Link>
      <PosterBadges poster={{ ...poster, price: null }} />
    </>
  )
}

/** Beside the title: how to pass the event on. */
export function PosterShare({ poster: { id, slug, title } }: { poster: PosterItem }) {
  return <SharePage path={paths.posterItem(id, slug)} title={title} notice={paths.posterNotice(id, slug)} />
}
