import { fileKind, FileSize } from '@/components/ui/file/file-label'
import { UnbrokenNumbers } from '@/components/ui/text/line-breaks'
import { readingPath } from '@/lib/config/paths'

export interface ListedFile {
  document: { id: number; title: string; origin_name: string; url: string; type: string; size: number }
}

export function FileList({ files, label }: { files: readonly ListedFile[]; label: string }) {
  if (files.length === 0) return null
  return (
    <ul aria-label={label} className="divide-y divide-line border-y border-line">
      {files.map(({ document }) => (
        <FileRow key={document.id} document={document} />
      ))}
    </ul>
  )
}

function FileRow({ document }: ListedFile) {
  const kind = fileKind(document.type, document.origin_name)
  return (
    <li className="group relative flex items-start gap-4 py-4">
      <FileIcon kind={kind} />
      <span className="min-w-0">
        <a href={document.url} className="link cover font-medium">
          <UnbrokenNumbers text={document.title || document.origin_name} />
        </a>
        <span className="mt-0.5 block text-sm text-ink-soft">
          {kind}, <FileSize bytes={document.size} />
          <ReadingLink document={document} />
        </span>
      </span>
    </li>
  )
}

/** `z-10` lifts the link above the row's cover, which opens the file itself. */
function ReadingLink({ document: { url, title, origin_name: name } }: ListedFile) {
  const address = readingPath(url)
  if (!address) return null
  return (
    <>
      {' · '}
      <a href={address} className="link target relative z-10 inline-block py-1">
        Читать на странице<span className="sr-only">: {title || name}</span>
      </a>
    </>
  )
}

function KindText({ kind }: { kind: string }) {
  const isLong = kind.length > 4
  return (
    <text
      x="16"
      y={isLong ? 34.5 : 35.5}
      textAnchor="middle"
      textLength={Math.min(27, kind.length * 6.5)}
      lengthAdjust="spacingAndGlyphs"
      className={`fill-paper font-semibold ${isLong ? 'text-[7px]' : 'text-[9px]'}`}
    >
      {kind}
    </text>
  )
}

function FileIcon({ kind }: { kind: string }) {
  return (
    <svg aria-hidden viewBox="0 0 40 48" className="h-12 w-10 shrink-0">
      <path
        d="M4 2.5A1.5 1.5 0 0 1 5.5 1h20L37 12.5v33a1.5 1.5 0 0 1-1.5 1.5h-30A1.5 1.5 0 0 1 4 45.5z"
        className="fill-paper stroke-line-strong"
      />
      <path d="M25.5 1v9.5a2 2 0 0 0 2 2H37" className="fill-none stroke-line-strong" />
      <rect
        x="0"
        y="25"
        width="32"
        height="14"
        rx="3"
        className="fill-brand transition-colors group-hover:fill-brand-strong"
      />
      {kind !== 'файл' && <KindText kind={kind} />}
    </svg>
  )
}
