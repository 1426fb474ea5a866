import { classNames } from '@/components/ui/class-names'
import { DateText } from '@/components/ui/text/date-text'
import { Picture } from '@/components/ui/picture/picture'
import { galleryPath } from '@/lib/config/paths'
import type { GalleryCard as GalleryCardFacts } from '@/lib/domains/galleries/contract'
import { formatCount } from '@/lib/text/plural'
import { CardLink } from '@/components/ui/list/card-link'
import { Icon } from '@/components/ui/icon/icon'

interface GalleryCardProps {
  gallery: GalleryCardFacts
  heading?: 'h2' | 'h3'
  lead?: boolean
}

export function GalleryCard({ gallery, heading: Heading = 'h2', lead = false }: GalleryCardProps) {
  const { id, owner, title, summary, date, cover } = gallery
  return (
    <article
      className={classNames(
        'group relative',
        lead && 'lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:items-center lg:gap-x-10',
      )}
    >
      <div className="relative overflow-hidden rounded-card">
        <Picture
          image={cover}
          sizes={lead ? '(min-width: 64rem) 50rem, 100vw' : '(min-width: 64rem) 25rem, (min-width: 40rem) 50vw, 100vw'}
          ratio={lead ? 'wide' : 'card'}
          priority={lead}
          decorative
        />
        <ContentsBadge gallery={gallery} />
      </div>
      <div className={lead ? 'mt-4 lg:mt-0' : 'mt-4'}>
        <p className="text-sm text-ink-soft">
          <DateText value={date} zone="UTC" />
        </p>
        <Heading className={classNames('mt-1', lead ? 'text-h2' : 'text-h3')}>
          <CardLink href={galleryPath({ id, owner })}>{title}</CardLink>
        </Heading>
        {summary && (
          <p className={classNames('mt-2 text-ink-soft', lead ? 'text-lg max-lg:line-clamp-3' : 'line-clamp-2')}>
            {summary}
          </p>
        )}
      </div>
    </article>
  )
}

function ContentsBadge({ gallery }: { gallery: GalleryCardFacts }) {
  const icon = gallery.picture_count > 0 ? 'camera' : 'play'
  return (
    <p className="absolute bottom-3 left-3 inline-flex items-center gap-1.5 rounded-full bg-deep px-3 py-1 text-sm font-medium text-paper">
      <Icon name={icon} className="size-4" />
      {formatContents(gallery)}
    </p>
  )
}

type AlbumContents = Pick<GalleryCardFacts, 'picture_count' | 'video_count'>

export function GalleryMeta({ gallery }: { gallery: AlbumContents & Pick<GalleryCardFacts, 'date'> }) {
  return (
    <>
      <DateText value={gallery.date} zone="UTC" />
      <span>{formatContents(gallery)}</span>
    </>
  )
}

/** Returns «8 фотографий, 1 видео». */
export function formatContents({ picture_count: pictures, video_count: videos }: AlbumContents): string {
  const parts = [
    pictures > 0 && formatCount(pictures, ['фотография', 'фотографии', 'фотографий']),
    videos > 0 && formatCount(videos, ['видео', 'видео', 'видео']),
  ]
  return parts.filter(Boolean).join(', ') || 'Пока пусто'
}
