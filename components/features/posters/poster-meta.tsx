import Link from 'next/link'
import { PosterBadges } from '@/components/features/posters/poster-badges'
import { postersHref } from '@/components/features/posters/queries'
import { SharePage } from '@/components/ui/share-page'
import { paths } from '@/lib/config/paths'
import type { PosterItem } from '@/lib/domains/posters/contract'

/** Shows above the title the kind of the event and its age limit; the price stands under the title. */
export function PosterMeta({ poster }: { poster: PosterItem }) {
  return (
    <>
      <Link href={postersHref({ category: poster.category.id })} className="link-quiet target">
        {poster.category.title}
      </Link>
      <PosterBadges poster={{ ...poster, is_free: false, price: null }} />
    </>
  )
}

/** Draws the ways to share the event. */
export function PosterShare({ poster: { id, slug, title } }: { poster: PosterItem }) {
  return <SharePage path={paths.posterItem(id, slug)} title={title} notice={paths.posterNotice(id, slug)} />
}
