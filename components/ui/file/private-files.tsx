'use client'

import { useMutation } from '@tanstack/react-query'
import { ErrorText } from '@/components/ui/text/error-text'
import { formatFileSize } from '@/lib/text/file-size'

/** Opens a file by a link that expires in minutes. */
type OpenFile = (id: number) => Promise<void>

interface PrivateFilesProps {
  title: string
  files: readonly { id: number; title: string; size: number }[]
  openFile: OpenFile
}

export function PrivateFiles({ title, files, openFile }: PrivateFilesProps) {
  if (files.length === 0) return null
  return (
    <div className="mt-3">
      <h3 className="font-medium">{title}</h3>
      <ul>
        {files.map(({ id, title: name, size }) => (
          <li key={id}>
            <FileButton id={id} title={`${name}, ${formatFileSize(size)}`} openFile={openFile} />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface FileButtonProps {
  id: number
  title: string
  openFile: OpenFile
}

export function FileButton({ id, title, openFile }: FileButtonProps) {
  const open = useMutation({ mutationFn: openFile })
  return (
    <>
      <button
        type="button"
        className="link min-h-11 text-left"
        disabled={open.isPending}
        onClick={() => open.mutate(id)}
      >
        {title}
      </button>
      <ErrorText error={open.error} className="mb-2" />
    </>
  )
}
