import { PosterDates } from '@/components/features/posters/poster-dates'
import { PosterTile } from '@/components/features/posters/poster-tile'
import { FileList } from '@/components/ui/file-list'
import { RichText } from '@/components/ui/rich-text'
import type { PosterItem } from '@/lib/domains/posters/contract'

/** Draws the event under its picture: the description, every date with its place, the files. */
export function PosterArticle({ poster, now }: { poster: PosterItem; now: Date }) {
  const { body, dates, join_documents: files } = poster
  return (
    <article className="space-y-10 sm:space-y-12">
      {body && <RichText html={body} />}
      {dates.length > 0 && <PosterDates dates={dates} now={now} />}
      {files.length > 0 && (
        <section aria-labelledby="files" className="max-w-measure">
          <h2 id="files" className="mb-4 text-h3">
            Программа и правила
          </h2>
          <FileList files={files} label="Программа и правила" />
        </section>
      )}
    </article>
  )
}

/** Draws, under the event, the next events of the same kind. */
export function PosterEnd({ poster: { related, category }, now }: { poster: PosterItem; now: Date }) {
  if (related.length === 0) return null
  return (
    <section aria-labelledby="related" className="bg-ground py-12 sm:py-16 print:hidden">
      <div className="shell">
        <h2 id="related" className="mb-6 text-h2">
          Скоро тоже: {category.title.toLowerCase()}
        </h2>
        <ul className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {related.map((one) => (
            <PosterTile key={one.id} poster={one} now={now} heading="h3" ground="ground" />
          ))}
        </ul>
      </div>
    </section>
  )
}
