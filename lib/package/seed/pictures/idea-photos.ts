import type { SeedIdea } from '@/lib/package/seed/content/idea-shapes'
import { demoIdeas } from '@/lib/package/seed/content/ideas'
import { ideaPairPhoto, scenePhoto, type CityPicture } from '@/lib/package/seed/pictures/city-picture'

/** The place of an idea as its author saw it and, where something was done, as it is now. */
export function ideaPhotos({ title, subject, pair, fate }: SeedIdea): {
  photo: CityPicture
  reportImage?: CityPicture
} {
  if (pair) {
    const photo = ideaPairPhoto(pair, 'before')
    return fate === 'realized' ? { photo, reportImage: ideaPairPhoto(pair, 'after') } : { photo }
  }
  const alike = demoIdeas.filter((one) => one.subject === subject)
  const variant = 90 + alike.findIndex((one) => one.title === title)
  return { photo: scenePhoto({ subject: subject ?? 'street', variant, alt: `Место идеи «${title}»` }) }
}
