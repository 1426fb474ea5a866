import { FileText } from 'lucide-react'
import type { ListedFile } from '@/components/ui/file-list'
import { FileWords } from '@/components/ui/file-words'
import { LinkButton } from '@/components/ui/link-button'
import { readingAddress } from '@/lib/config/reading-address'

/** Draws the way to the text of an act: to read it on the page, and to load the file, which is what has legal force. */
export function ActText({ file }: { file: ListedFile | undefined }) {
  return (
    <section
      aria-labelledby="act-text"
      className="flex flex-wrap items-center gap-x-8 gap-y-4 rounded-card bg-ground p-5 sm:p-7"
    >
      <div className="flex min-w-0 flex-1 basis-64 gap-4">
        <FileText aria-hidden className="size-9 shrink-0 text-brand" />
        <div className="min-w-0">
          <h2 id="act-text" className="text-h3">
            Текст документа
          </h2>
          <p className="mt-1 max-w-measure text-ink-soft">
            {file
              ? 'На странице его удобно читать и печатать. Юридическую силу имеет файл.'
              : 'Ещё не размещён. Его можно запросить в приёмной администрации.'}
          </p>
        </div>
      </div>
      {file && <ActTextLinks file={file} />}
    </section>
  )
}

function ActTextLinks({ file: { document } }: { file: ListedFile }) {
  const address = readingAddress(document.url)
  return (
    <p className="flex flex-wrap gap-3 print:hidden">
      {address && <LinkButton href={address}>Читать на странице</LinkButton>}
      <LinkButton href={document.url} download variant={address ? 'secondary' : 'primary'}>
        <span>
          Скачать <FileWords document={document} />
        </span>
      </LinkButton>
    </p>
  )
}
