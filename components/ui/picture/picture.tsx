import { classNames } from '@/components/ui/class-names'
import { pictureSource, type PictureImage, type PictureSource } from '@/components/ui/picture/picture-source'

type PictureRatio = 'wide' | 'card' | 'whole' | 'square' | 'portrait' | 'natural'

const ratios: Record<PictureRatio, string> = {
  wide: 'aspect-video object-cover',
  card: 'aspect-[20/13] object-cover',
  whole: 'aspect-[20/13] border border-line bg-paper object-contain',
  square: 'aspect-square object-cover',
  portrait: 'aspect-[4/5] object-cover object-top',
  natural: 'h-auto',
}
const uncut: readonly PictureRatio[] = ['natural', 'portrait', 'whole']

interface PictureProps {
  image: PictureImage | PictureSource | null | undefined
  sizes?: string
  ratio?: PictureRatio
  /** Loads first; one picture per page. */
  priority?: boolean
  decorative?: boolean
  className?: string
}

/** Used instead of next/image, which would add a script and inline styles that the CSP forbids. */
export function Picture({
  image,
  sizes = '100vw',
  ratio = 'card',
  priority = false,
  decorative = false,
  className,
}: PictureProps) {
  const look = classNames('picture', ratios[ratio], className)
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
  const source = 'src' in image ? image : pictureSource(image, uncut.includes(ratio))
  // `auto` measures lazy pictures in place, as large fonts change the columns; older browsers read the rest
  const shown = priority ? sizes : `auto, ${sizes}`
  return (
    <img
      data-ratio={ratio}
      src={source.src}
      srcSet={source.srcSet}
      sizes={source.srcSet ? shown : undefined}
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

export function PagePicture({ image }: { image: PictureImage | null | undefined }) {
  return image && <Picture image={image} sizes="(min-width: 64rem) 54rem, 100vw" priority className="max-h-[34rem]" />
}
