import type { ListedFile } from '@/components/ui/file/file-list'
import { FileLabel } from '@/components/ui/file/file-label'
import { readingPath } from '@/lib/config/paths'
import { Icon } from '@/components/ui/icon/icon'

export function FileLinks({ files }: { files: readonly ListedFile[] }) {
  if (files.length === 0) return null
  return (
    // one per line: a name that streams in late would move the files beside it
    <ul aria-label="Файлы" className="grid justify-items-start">
      {files.map(({ document }) => (
        <li key={document.id} className="flex min-w-0 gap-2 py-1.5">
          <Icon name="download" className="mt-1 size-4.5 shrink-0 text-brand" />
          <span className="min-w-0">
            <FileLink file={{ document }} isAlone={files.length === 1} />
            <ReadingLink document={document} />
          </span>
        </li>
      ))}
    </ul>
  )
}

interface FileLinkProps {
  file: ListedFile
  isAlone: boolean
}

export function FileLink({ file: { document }, isAlone }: FileLinkProps) {
  return (
    <a href={document.url} className="link target">
      <span className={isAlone ? 'sr-only' : undefined}>{document.title || document.origin_name}, </span>
      <FileLabel document={document} />
    </a>
  )
}

function ReadingLink({ document: { url, title, origin_name: name } }: ListedFile) {
  const address = readingPath(url)
  if (!address) return null
  return (
    <a href={address} className="link target ml-2 whitespace-nowrap">
      Читать<span className="sr-only">: {title || name}</span>
    </a>
  )
}
