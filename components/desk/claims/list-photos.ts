import { toPrivatePhoto, toPublicPhoto, type DeskPhoto } from '@/components/desk/photos/desk-photo'
import type { ClaimCard } from '@/lib/domains/claims/queue/shapes'

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
