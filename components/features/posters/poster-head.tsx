import { Link } from '@/components/ui/link'
import type { PosterItem } from '@/lib/domains/posters/contract'
import { PosterBadges } from '@/components/features/posters/poster-tile'
import { postersHref } from '@/components/features/posters/queries'
import { SharePage } from '@/components/ui/share/share-page'
import { paths } from '@/lib/config/paths'

export function PosterMeta({ poster }: { poster: PosterItem }) {
  return (
    <>
      <Link href={postersHref({ category: poster.category.id })} className="link-quiet target">
        {poster.category.title}
      </Link>
      <PosterBadges poster={{ age: poster.age, isPast: poster.is_past, isFree: false, entry: null }} />
    </>
  )
}

export function PosterShare({ poster: { id, slug, title } }: { poster: PosterItem }) {
  return <SharePage path={paths.posterItem(id, slug)} title={title} notice={paths.posterNotice(id, slug)} />
}
