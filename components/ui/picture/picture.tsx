import { classNames } from '@/components/ui/class-names'
import { pictureSource, type PictureImage } from '@/components/ui/picture/picture-source'

type PictureRatio = 'wide' | 'card' | 'whole' | 'square' | 'portrait' | 'natural'

const ratios: Record<PictureRatio, string> = {
  wide: 'aspect-video bg-brand-tint object-cover',
  card: 'aspect-[20/13] bg-brand-tint object-cover',
  // of a plan or a drawing nothing is cut off
  whole: 'aspect-[20/13] border border-line bg-paper object-contain',
  square: 'aspect-square bg-brand-tint object-cover',
  portrait: 'aspect-[4/5] bg-brand-tint object-cover object-top',
  natural: 'h-auto bg-brand-tint',
}
/** In these ratios the file is as it was drawn, not cut to the shape of cards. */
const uncut: readonly PictureRatio[] = ['natural', 'portrait', 'whole']

interface PictureProps {
  /** Without a picture the portal draws its placeholder. */
  image: PictureImage | null | undefined
  /** The width on the screen, as in `<img sizes>`: «(min-width: 64rem) 50vw, 100vw». */
  sizes?: string
  ratio?: PictureRatio
  /** The picture is seen first, so it is loaded at once, before others; a page has one. */
  priority?: boolean
  /** The picture only repeats the text beside it, so it is not read out. */
  decorative?: boolean
  className?: string
}

/**
 * Draws a picture with reserved room: nothing moves when it comes. It is a plain `<img>`: sizes come from the media
 * library, and next/image would add a script and inline styles, which the CSP refuses.
 */
export function Picture({
  image,
  sizes = '100vw',
  ratio = 'card',
  priority = false,
  decorative = false,
  className,
}: PictureProps) {
  const look = classNames('block w-full rounded-card', ratios[ratio], className)
  if (!image) {
    return (
      <img
        data-ratio={ratio}
        src="/icons/placeholder.svg"
        alt=""
        width={800}
        height={520}
        loading="lazy"
        className={classNames(look, 'object-cover')}
      />
    )
  }
  const source = pictureSource(image, uncut.includes(ratio))
  // one that comes late is measured where it stands; letters of another size change the columns. Older browsers read the rest
  const shown = priority ? sizes : `auto, ${sizes}`
  return (
    <img
      data-ratio={ratio}
      src={source.src}
      srcSet={source.srcSet}
      sizes={source.srcSet ? shown : undefined}
      width={source.width}
      height={source.height}
      alt={decorative ? '' : image.img.alt}
      loading={priority ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? undefined : 'async'}
      className={look}
    />
  )
}

/** Draws the picture that a page begins with, as wide as its text; nothing where there is none. */
export function PagePicture({ image }: { image: PictureImage | null | undefined }) {
  return image && <Picture image={image} sizes="(min-width: 64rem) 54rem, 100vw" priority className="max-h-[34rem]" />
}
