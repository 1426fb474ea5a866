import { Icon } from '@/components/ui/icon/icon'
import { Picture } from '@/components/ui/picture/picture'
import { PictureGrid } from '@/components/ui/picture/picture-grid'
import type { ClaimCard, QueuedClaim } from '@/lib/domains/claims/queue/shapes'

const photoPath = (id: number, size: 'small' | 'large') => `/cms/desk/photos/${id}?size=${size}`

export function ClaimThumbnail({ claim: { image, sentPhoto, photoCount } }: { claim: QueuedClaim }) {
  return (
    <span aria-hidden className="relative block h-14 w-18 shrink-0 overflow-hidden rounded-sm bg-ground">
      {image ? (
        <Picture image={image} sizes="72px" decorative className="h-full rounded-sm object-cover" />
      ) : sentPhoto === null ? (
        <Icon name="map-pin" className="m-auto mt-4 size-6 text-ink-soft" />
      ) : (
        <img src={photoPath(sentPhoto, 'small')} alt="" loading="lazy" className="size-full object-cover" />
      )}
      {photoCount > 1 && (
        <span className="absolute right-0 bottom-0 rounded-tl-sm bg-ink px-1 text-xs text-paper">{photoCount}</span>
      )}
    </span>
  )
}

/** Photos of a claim; before publication each with a choice of the publishing form `form`. */
export function ClaimPhotos({ claim, form }: { claim: ClaimCard; form: string | null }) {
  const { id, images, sentPhotos } = claim
  if (sentPhotos.length === 0)
    return (
      images.length > 0 && (
        <div className="mt-5">
          <PictureGrid whole images={images} label={`Фотографии к заявке № ${id}`} />
        </div>
      )
    )
  return (
    <ul aria-label="Фотографии автора, ещё не на сайте" className="mt-5 grid gap-4 sm:grid-cols-2">
      {sentPhotos.map((photo, index) => (
        <li key={photo} className={sentPhotos.length === 1 ? 'sm:col-span-2' : undefined}>
          <PrivatePhoto photo={photo} alt={`Фотография ${index + 1} к заявке № ${id}`} />
          {form && (
            <label className="mt-1 flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                form={form}
                name="photosToPublish"
                value={photo}
                defaultChecked
                className="size-6 accent-brand"
              />
              Показать на сайте
            </label>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The author's files that are on no page, for the staff to look at. */
export function PrivatePhotos({ photos, what }: { photos: readonly number[]; what: string }) {
  return (
    <ul aria-label="Снимки автора, ещё не на сайте" className="mt-5 grid gap-4 sm:grid-cols-2">
      {photos.map((photo, index) => (
        <li key={photo} className={photos.length === 1 ? 'sm:col-span-2' : undefined}>
          <PrivatePhoto photo={photo} alt={`${what}: снимок ${index + 1}`} />
        </li>
      ))}
    </ul>
  )
}

function PrivatePhoto({ photo, alt }: { photo: number; alt: string }) {
  return (
    <a href={photoPath(photo, 'large')} target="_blank" rel="noreferrer" className="block">
      <img
        src={photoPath(photo, 'large')}
        alt={alt}
        className="max-h-136 min-h-40 w-full rounded-card bg-ground object-contain"
      />
    </a>
  )
}
