import type { GraphImage } from '@/lib/contract/graph-shapes'

/** A picture of the graph with words for those who do not see it. */
export function namedImage(image: GraphImage | null, title: string) {
  return image && { img: { ...image.img, alt: image.img.alt || title } }
}
