import {
  listPublicPhotos,
  listSentPhotos,
  privatePhotoPath,
  toPrivatePhoto,
  type DeskPhoto,
} from '@/components/desk/claims/list-photos'
import { PhotoAreas } from '@/components/desk/claims/photo-areas'
import { Icon } from '@/components/ui/icon/icon'
import { LightboxOpener } from '@/components/ui/picture/lightbox-opener'
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
    <DeskPhotos claim={claim} photos={sent} label="Фотографии автора, ещё не на сайте" />
  ) : (
    <DeskPhotos claim={claim} photos={listPublicPhotos(claim)} label={`Фотографии к заявке № ${claim.id}`} />
  )
}

/** Files of the author of an idea or a message that are on no page, for the staff to look at. */
export function PrivatePhotos({ photos, what }: { photos: readonly number[]; what: string }) {
  const shown = photos.map((photo, index) => toPrivatePhoto(photo, `${what}: снимок ${index + 1}`, { copies: null }))
  return <DeskPhotos claim={null} photos={shown} label="Снимки автора, ещё не на сайте" />
}

interface DeskPhotosProps {
  /** The claim whose photos they are: a moderator hides parts of them. */
  claim: ClaimCard | null
  photos: readonly DeskPhoto[]
  label: string
}

/** Photos that open large, one after another. */
export function DeskPhotos({ claim, photos, label }: DeskPhotosProps) {
  if (photos.length === 0) return null
  const slides = photos.map(({ src, alt }) => ({
    src,
    alt,
    width: undefined,
    height: undefined,
    description: undefined,
  }))
  return (
    <LightboxOpener slides={slides}>
      <ul aria-label={label} className="mt-5 grid gap-4 sm:grid-cols-2">
        {photos.map((photo, index) => (
          <li key={photo.id} className={photos.length === 1 ? 'sm:col-span-2' : undefined}>
            <a href={photo.src} data-slide={index} data-in-place className="block">
              <img
                src={photo.src}
                alt={photo.alt}
                className="max-h-136 min-h-40 w-full rounded-card bg-ground object-contain"
              />
            </a>
            {claim?.copies && <PhotoAreas endpoint={`/cms/desk/claims/${claim.id}/photos`} photo={photo} />}
          </li>
        ))}
      </ul>
    </LightboxOpener>
  )
}
