import { demoNews } from '@/lib/package/seed/content/news'
import type { PictureSubject, SeedPicture } from '@/lib/package/seed/content/shapes'
import type { MarkedText } from '@/lib/platform/documents/papers/paper'

/** A picture of an album with what is written under it. */
export interface SeedGalleryPicture extends SeedPicture {
  caption: string
}

export interface SeedGallery {
  owner: 'mayor' | 'city'
  title: string
  summary: string
  daysAgo: number
  pictures: SeedGalleryPicture[]
  videos?: { title: string; duration: string; still: SeedPicture }[]
}

export interface SeedMayorActivity {
  type: string
  title: string
  lead: string
  body: MarkedText
  daysAgo: number
  /** HH:MM in the city's zone. */
  time: string
  place: string
  picture?: SeedPicture
  /** Titles of news that tell of the same. */
  news?: string[]
  /** Title of an album of the mayor. */
  gallery?: string
}

const newsPictures = demoNews.flatMap(({ picture, gallery = [] }) => (picture ? [picture, ...gallery] : gallery))

/** A picture that stands in the news already: it is drawn once however many pages show it. */
export function drawnInNews(subject: PictureSubject, variant: number): SeedPicture {
  const found = newsPictures.find((picture) => picture.subject === subject && picture.variant === variant)
  if (!found) throw new Error(`В новостях нет картинки ${subject} ${variant}`)
  return found
}

/** The same with a caption, for an album. */
export function fromNews(subject: PictureSubject, variant: number, caption: string): SeedGalleryPicture {
  return { ...drawnInNews(subject, variant), caption }
}
