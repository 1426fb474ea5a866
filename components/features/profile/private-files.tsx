'use client'

import { useOpenFile } from '@/lib/api/use-open-file'
import { formatFileSize } from '@/lib/shared/file-size'

interface PrivateFilesProps {
  title: string
  files: readonly { id: number; title: string; size: number }[]
}

/** Lists one's own private files under a heading; draws nothing if there are none. */
export function PrivateFiles({ title, files }: PrivateFilesProps) {
  if (files.length === 0) return null
  return (
    <div className="mt-3">
      <h3 className="font-medium">{title}</h3>
      <ul>
        {files.map(({ id, title: name, size }) => (
          <li key={id}>
            <FileButton id={id} title={`${name}, ${formatFileSize(size)}`} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Opens a private file by a link that lives for minutes, asked for at the press. */
export function FileButton({ id, title }: { id: number; title: string }) {
  const open = useOpenFile()
  return (
    <button type="button" className="link min-h-11 text-left" disabled={open.isPending} onClick={() => open.mutate(id)}>
      {title}
    </button>
  )
}
