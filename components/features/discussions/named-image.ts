import type { GraphImage } from '@/lib/contract/graph-shapes'

/** Returns a picture of the GraphQL API with an alt text for those who do not see it. */
export function withAlt(image: GraphImage | null, title: string) {
  return image && { img: { ...image.img, alt: image.img.alt || title } }
}
