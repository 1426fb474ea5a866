import { listPublicPhotos, listSentPhotos } from '@/components/desk/claims/list-photos'
import { privatePhotoPath } from '@/components/desk/photos/desk-photo'
import { DeskPhotos, type DeskPhotosProps } from '@/components/desk/photos/desk-photos'
import { Icon } from '@/components/ui/icon/icon'
import { Picture } from '@/components/ui/picture/picture'
import type { ClaimCard, QueuedClaim } from '@/lib/domains/claims/queue/shapes'

export function ClaimThumbnail({ claim: { image, sentPhoto, photoCount } }: { claim: QueuedClaim }) {
  return (
    <span aria-hidden className="relative block h-14 w-18 shrink-0 overflow-hidden rounded-sm bg-ground">
      {image ? (
        <Picture image={image} sizes="72px" decorative className="h-full rounded-sm object-cover" />
      ) : sentPhoto === null ? (
        <Icon name="map-pin" className="m-auto mt-4 size-6 text-ink-soft" />
      ) : (
        <img src={privatePhotoPath(sentPhoto, 'size=small')} alt="" loading="lazy" className="size-full object-cover" />
      )}
      {photoCount > 1 && (
        <span className="absolute right-0 bottom-0 rounded-tl-sm bg-ink px-1 text-xs text-paper">{photoCount}</span>
      )}
    </span>
  )
}

export function ClaimPhotos({ claim }: { claim: ClaimCard }) {
  const sent = listSentPhotos(claim)
  const isHidden = claim.copies === null && sent.length === 0 && claim.photos.length === 0 && claim.photoCount > 0
  if (isHidden)
    return (
      <p className="mt-4 text-sm text-ink-soft">
        {claim.photoCount === 1 ? 'Есть снимок: его видит модератор' : 'Есть снимки: их видит модератор'}
      </p>
    )
  return sent.length > 0 ? (
    <PhotosOfClaim claim={claim} photos={sent} label="Фотографии автора, ещё не на сайте" />
  ) : (
    <PhotosOfClaim claim={claim} photos={listPublicPhotos(claim)} label={`Фотографии к заявке № ${claim.id}`} />
  )
}

/** A moderator hides parts of them. */
export function PhotosOfClaim({ claim: { id, copies }, ...shown }: { claim: ClaimCard } & DeskPhotosProps) {
  return <DeskPhotos {...shown} areasEndpoint={copies ? `/cms/desk/claims/${id}/photos` : undefined} />
}
