import type { Discussion } from '@/components/features/discussions/queries'
import { withShortTitles } from '@/components/features/discussions/short-file-title'
import { FileList } from '@/components/ui/file-list'
import { PictureGrid } from '@/components/ui/picture-grid'
import { Picture } from '@/components/ui/picture'
import { SheetViewer } from '@/components/map/sheet/sheet-viewer'

/** Draws the other documents by group and leaves out empty groups. */
export function DiscussionFiles({ discussion }: { discussion: Discussion }) {
  const groups = [
    { title: 'Проект акта', files: discussion.legal_act_documents },
    { title: 'Материалы обсуждения', files: discussion.discussion_documents },
    { title: 'Оповещение', files: discussion.notification_documents },
    // Sketches that the viewer shows are not listed as files again.
    { title: 'Эскизы', files: discussion.details.sketches.length > 0 ? [] : discussion.sketch_documents },
  ].filter(({ files }) => files.length > 0)
  if (groups.length === 0) return null
  return (
    <section aria-labelledby="files">
      <h2 id="files" className="text-h2">
        Документы
      </h2>
      <div className="mt-6 space-y-9">
        {groups.map(({ title, files }) => (
          <div key={title}>
            <h3 className="mb-3 text-h3">{title}</h3>
            <FileList files={withShortTitles(files, discussion)} label={title} />
          </div>
        ))}
      </div>
    </section>
  )
}

/** Draws the sketches of the project: a single one in a viewer, several in a gallery. */
export function DiscussionSketches({ discussion: { title, details } }: { discussion: Discussion }) {
  const [first, ...others] = details.sketches
  if (!first) return null
  return (
    <section aria-labelledby="sketches">
      <h2 id="sketches" className="mb-5 text-h2">
        Как это будет
      </h2>
      {others.length > 0 ? (
        <PictureGrid images={details.sketches} label="Эскизы" whole />
      ) : (
        <SheetViewer label={first.img.alt || title} file={{ kind: 'image', url: first.img.url }} sides={first.img}>
          <Picture image={first} ratio="natural" className="max-h-full w-auto! object-contain" />
        </SheetViewer>
      )}
    </section>
  )
}
