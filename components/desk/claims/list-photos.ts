import { pictureSource } from '@/components/ui/picture/picture-source'
import type { HiddenArea } from '@/lib/contract/hidden-areas'
import type { ImageObject } from '@/lib/contract/shapes'
import type { ClaimCard } from '@/lib/domains/claims/queue/shapes'

/** A photo of a claim as the site shows or will show it. */
export interface DeskPhoto {
  /** Number among the private files, or in the public library. */
  id: number
  kind: 'file' | 'picture'
  title: string
  alt: string
  src: string
  thumbnail: string
  /** With what is hidden in it. */
  whole: string
  hidden: readonly HiddenArea[]
}

type Copies = Pick<ClaimCard, 'copies'>

export function privatePhotoPath(file: number, query: string): string {
  return `/cms/desk/photos/${file}?${query}`
}

/** Photos of the author that are not public. */
export function listSentPhotos({ id, sentPhotos, copies }: ClaimCard): DeskPhoto[] {
  return sentPhotos.map((file, index) => toPrivatePhoto(file, `Фотография ${index + 1} к заявке № ${id}`, { copies }))
}

export function listPublicPhotos({ photos, copies }: ClaimCard): DeskPhoto[] {
  return photos.flatMap(({ id, image }) => toPublicPhoto(id, image, { copies }))
}

/** The photo of the verdict, public or not. */
export function listVerdictPhotos(claim: ClaimCard): DeskPhoto[] {
  const { id, sentVerdictPhoto: sent, verdictImageId, verdictImage } = claim
  if (sent !== null) return [toPrivatePhoto(sent, `Снимок к оценке ответа, заявка № ${id}`, claim)]
  return toPublicPhoto(verdictImageId, verdictImage, claim)
}

export function listReportPhotos(claim: ClaimCard): DeskPhoto[] {
  return toPublicPhoto(claim.reportImageId, claim.reportImage, claim)
}

export function toPrivatePhoto(file: number, alt: string, { copies }: Copies): DeskPhoto {
  const copy = copies?.find((one) => one.file === file)
  const path = (query: string) => privatePhotoPath(file, `v=${copy?.version ?? 0}&${query}`)
  return {
    id: file,
    kind: 'file',
    title: alt,
    alt,
    src: path('size=large'),
    thumbnail: path('size=small'),
    whole: path('whole'),
    hidden: copy?.hidden ?? [],
  }
}

function toPublicPhoto(picture: number | null, image: ImageObject | null, { copies }: Copies): DeskPhoto[] {
  if (picture === null || image === null) return []
  const copy = copies?.find((one) => one.picture === picture)
  const { src, alt } = pictureSource(image, 'whole')
  return [
    {
      id: picture,
      kind: 'picture',
      title: alt,
      alt,
      src,
      thumbnail: image.img.sizes?.small?.url ?? src,
      whole: copy ? privatePhotoPath(copy.file, `v=${copy.version}&whole`) : src,
      hidden: copy?.hidden ?? [],
    },
  ]
}
