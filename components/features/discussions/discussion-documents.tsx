import { splitAct } from '@/components/features/discussions/act-parts'
import type { Discussion } from '@/components/features/discussions/queries'
import { FileList, type ListedFile } from '@/components/ui/file/file-list'
import { PictureGrid } from '@/components/ui/picture/picture-grid'
import { Picture } from '@/components/ui/picture/picture'
import { SheetViewer } from '@/components/map/sheet/sheet-viewer'
import { FoldedSection } from '@/components/ui/details/folded-section'
import { DetailsChevron } from '@/components/ui/icon/icon'
import { UnbrokenNumbers } from '@/components/ui/text/line-breaks'
import type { DiscussionDetails } from '@/lib/domains/discussions/contract'
import { TitledSection } from '@/components/ui/text/titled-section'

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
    <FoldedSection id="files" title="Документы">
      <div className="space-y-6">
        {groups.map(({ title, files }) => (
          <div key={title}>
            <h3 className="mb-3 text-h3">{title}</h3>
            <FileList files={withShortTitles(files, discussion)} label={title} />
          </div>
        ))}
      </div>
    </FoldedSection>
  )
}

export function DiscussionSketches({ discussion: { title, details } }: { discussion: Discussion }) {
  const [first, ...others] = details.sketches
  if (!first) return null
  return (
    <TitledSection id="sketches" title="Как это будет" headingClassName="mb-5 text-h2" className="lg:col-span-full">
      {others.length > 0 ? (
        <PictureGrid images={details.sketches} label="Эскизы" whole />
      ) : (
        <figure>
          <SheetViewer label={first.img.alt || title} file={{ kind: 'image', url: first.img.url }} sides={first.img}>
            <Picture image={first} ratio="natural" className="max-h-full w-auto! object-contain" />
          </SheetViewer>
          <figcaption className="mt-2.5 text-sm text-ink-soft">{first.img.caption || first.img.alt}</figcaption>
        </figure>
      )}
    </TitledSection>
  )
}

/** Returns the file title without the title of the discussion or act, which the page already shows. */
export function shortFileTitle(
  { title, origin_name: name }: ListedFile['document'],
  { title: discussed, title_npa: act }: Pick<Discussion, 'title' | 'title_npa'>,
): string {
  if (title === act || title === discussed) return name.replace(/\.\w+$/, '')
  return title.endsWith(`: ${discussed}`) ? title.slice(0, -discussed.length - 2) : title
}

export function withShortTitles(files: readonly ListedFile[], discussion: Pick<Discussion, 'title' | 'title_npa'>) {
  return files.map(({ document }) => ({ document: { ...document, title: shortFileTitle(document, discussion) } }))
}

const SHOWN = 6

export function DiscussionActs({ discussion: { title_npa: lead, details } }: { discussion: Discussion }) {
  const { acts } = details
  if (acts.length === 0) return null
  return (
    <FoldedSection id="acts" title="Текст проекта" className="folded-section lg:col-span-full">
      <div className="space-y-8">
        {acts.map((act) => (
          <Act key={act.document_id} act={act} isNamed={act.title !== lead} />
        ))}
      </div>
    </FoldedSection>
  )
}

interface ActProps {
  act: DiscussionDetails['acts'][number]
  /** False if the page already shows the title of the act. */
  isNamed: boolean
}

function Act({ act: { title, paragraphs }, isNamed }: ActProps) {
  const { head, orders } = splitAct(paragraphs)
  return (
    <article aria-label={title} className="rounded-card bg-ground px-5 py-6 sm:px-7">
      {isNamed && (
        <h3 className="mb-3 text-h3">
          <UnbrokenNumbers text={title} />
        </h3>
      )}
      <FoldedParagraphs title="Кто и на каком основании" texts={head} />
      <Paragraphs texts={orders.slice(0, SHOWN)} />
      <FoldedParagraphs title="Читать весь текст" texts={orders.slice(SHOWN)} />
    </article>
  )
}

function FoldedParagraphs({ title, texts }: { title: string; texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <details className="group mt-2 open:mb-4 first:-mt-2">
      <summary className="mb-1 inline-flex min-h-11 items-center gap-2 font-medium text-brand-strong print:hidden">
        <span className="group-open:hidden">{title}</span>
        <span className="hidden group-open:inline">Свернуть</span>
        <DetailsChevron />
      </summary>
      <Paragraphs texts={texts} />
    </details>
  )
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="max-w-measure space-y-4">
      {texts.map((text, index) => (
        <p key={index} className="whitespace-pre-line">
          {text}
        </p>
      ))}
    </div>
  )
}
