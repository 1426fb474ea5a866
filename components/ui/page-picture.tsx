import { Picture } from '@/components/ui/picture'
import type { PictureImage } from '@/components/ui/picture-source'

/** Draws the picture that a page begins with, as wide as its text; nothing where there is none. */
export function PagePicture({ image }: { image: PictureImage | null | undefined }) {
  return image && <Picture image={image} sizes="(min-width: 64rem) 54rem, 100vw" priority className="max-h-[34rem]" />
}
