import { fileKind } from '@/components/ui/file-kind'
import type { ListedFile } from '@/components/ui/file-list'
import { FileSize } from '@/components/ui/file-size'

/** Says what a file is and how large: «PDF, 28 КБ». */
export function FileWords({ document: { type, origin_name: name, size } }: ListedFile) {
  return (
    <>
      {fileKind(type, name)}, <FileSize bytes={size} />
    </>
  )
}
