'use client'

import type { ShownGallery } from '@/components/features/galleries/shown-gallery'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon/icon'
import { CardLink } from '@/components/ui/list/card-link'
import { Picture } from '@/components/ui/picture/picture'
import { TimeText } from '@/components/ui/text/time-text'

interface GalleryCardProps {
  gallery: ShownGallery
  heading?: 'h2' | 'h3'
  lead?: boolean
}

export function GalleryCard({ gallery, heading: Heading = 'h2', lead = false }: GalleryCardProps) {
  const { href, title, summary, date, cover } = gallery
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
          <TimeText time={date} />
        </p>
        <Heading className={classNames('mt-1', lead ? 'text-h2' : 'text-h3')}>
          <CardLink href={href}>{title}</CardLink>
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

function ContentsBadge({ gallery: { contents, hasPictures } }: { gallery: ShownGallery }) {
  return (
    <p className="absolute bottom-3 left-3 inline-flex items-center gap-1.5 rounded-full bg-deep px-3 py-1 text-sm font-medium text-paper">
      <Icon name={hasPictures ? 'camera' : 'play'} className="size-4" />
      {contents}
    </p>
  )
}
