import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/icon-names'
import {
  pictureSource,
  type PictureCut,
  type PictureImage,
  type PictureSource,
} from '@/components/ui/picture/picture-source'

type PictureRatio = 'wide' | 'card' | 'whole' | 'square' | 'portrait' | 'natural'

const ratios: Record<PictureRatio, string> = {
  wide: 'aspect-video object-cover',
  card: 'aspect-[20/13] object-cover',
  whole: 'aspect-[20/13] border border-line bg-paper object-contain',
  square: 'aspect-square object-cover',
  portrait: 'aspect-[4/5] object-cover object-top',
  natural: 'h-auto',
}
const cuts: Partial<Record<PictureRatio, PictureCut>> = { portrait: 'portrait', natural: 'whole', whole: 'whole' }

interface PictureProps {
  image: PictureImage | PictureSource | null | undefined
  sizes?: string
  ratio?: PictureRatio
  /** Loads first; one picture per page. */
  priority?: boolean
  decorative?: boolean
  /** Kind of thing, shown if there is no picture. */
  icon?: IconName
  className?: string
}

/** Used instead of next/image, which would add a script and inline styles that the CSP forbids. */
export function Picture({
  image,
  sizes = '100vw',
  ratio = 'card',
  priority = false,
  decorative = false,
  icon = 'image',
  className,
}: PictureProps) {
  const look = classNames('picture', ratios[ratio], className)
  if (!image) {
    return (
      <span aria-hidden data-ratio={ratio} className={classNames(look, 'picture-tile')}>
        <Icon name={icon} className="size-6" />
      </span>
    )
  }
  const source = 'src' in image ? image : pictureSource(image, cuts[ratio] ?? 'cropped')
  return (
    <img
      data-ratio={ratio}
      src={source.src}
      srcSet={source.srcSet}
      // without `auto`: a page that is left has no layout, so each lazy picture would be fetched again at full width
      sizes={source.srcSet ? sizes : undefined}
      width={source.width}
      height={source.height}
      alt={decorative ? '' : source.alt}
      loading={priority ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? undefined : 'async'}
      className={look}
    />
  )
}

const pagePicture = { sizes: '(min-width: 64rem) 54rem, 100vw', priority: true }

export function PagePicture({ image }: { image: PictureImage }) {
  return <Picture image={image} {...pagePicture} className="max-h-[34rem]" />
}

/** Opens a text: low enough to show its first lines under the picture. */
export function ArticlePicture({ image }: { image: PictureImage }) {
  return (
    <figure>
      <Picture image={image} {...pagePicture} className="max-h-[45vh] max-sm:aspect-[2/1]" />
      {image.img.caption && <figcaption className="mt-2.5 text-sm text-ink-soft">{image.img.caption}</figcaption>}
    </figure>
  )
}

/** Takes the place of an absent portrait: smaller than one, so that it never leads. */
export function PortraitTile({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      data-thumbnail
      className={classNames('picture-tile size-12 shrink-0 rounded-card sm:size-14', className)}
    >
      <Icon name="user-round" className="size-6" />
    </span>
  )
}
