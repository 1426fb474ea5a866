import { Icon } from '@/components/ui/icon/icon'
import type { ShownFile } from '@/components/ui/file/shown-file'
import { readingPath } from '@/lib/config/paths'

export function FileLinks({ files }: { files: readonly ShownFile[] }) {
  if (files.length === 0) return null
  return (
    // one per line: a name that streams in late would move the files beside it
    <ul aria-label="Файлы" className="grid justify-items-start">
      {files.map((file) => (
        <li key={file.id} className="flex min-w-0 gap-2 py-1.5">
          <Icon name="download" className="mt-1 size-4.5 shrink-0 text-brand" />
          <span className="min-w-0">
            <span className="mr-2">
              <FileLink file={file} isAlone={files.length === 1} />
            </span>
            <ReadingLink file={file} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function ReadingLink({ file: { href, name } }: { file: ShownFile }) {
  const textHref = readingPath(href)
  if (!textHref) return null
  return (
    <a href={textHref} className="link target inline-block leading-6 whitespace-nowrap">
      Читать<span className="sr-only">{`: ${name}`}</span>
    </a>
  )
}

interface FileLinkProps {
  file: ShownFile
  isAlone: boolean
}

export function FileLink({ file: { href, name, shortName, label }, isAlone }: FileLinkProps) {
  return (
    <a href={href} className="link target">
      {shortName && !isAlone && <span aria-hidden>{`${shortName}, `}</span>}
      <span className={isAlone || shortName ? 'sr-only' : undefined}>{`${name}, `}</span>
      {label}
    </a>
  )
}
