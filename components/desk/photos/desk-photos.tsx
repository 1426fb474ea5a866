import { toPrivatePhoto, type DeskPhoto } from '@/components/desk/photos/desk-photo'
import { PhotoAreas } from '@/components/desk/photos/photo-areas'
import { LightboxOpener } from '@/components/ui/picture/lightbox-opener'

/** Files of the author of an idea or a message that are on no page, for the staff to look at. */
export function PrivatePhotos({ photos, what }: { photos: readonly number[]; what: string }) {
  const shown = photos.map((photo, index) => toPrivatePhoto(photo, `${what}: снимок ${index + 1}`, { copies: null }))
  return <DeskPhotos photos={shown} label="Снимки автора, ещё не на сайте" />
}

export interface DeskPhotosProps {
  /** Call that hides parts of them; absent for those who hide nothing. */
  areasEndpoint?: string | undefined
  photos: readonly DeskPhoto[]
  label: string
}

/** Photos that open large, one after another. */
export function DeskPhotos({ areasEndpoint, photos, label }: DeskPhotosProps) {
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
            {areasEndpoint && <PhotoAreas endpoint={areasEndpoint} photo={photo} />}
          </li>
        ))}
      </ul>
    </LightboxOpener>
  )
}
