import { fileKind } from '@/components/ui/file/file-label'
import type { ListedFile } from '@/components/ui/file/file-list'
import { formatFileSize } from '@/lib/text/file-size'

/** A file formatted by the server. */
export interface ShownFile {
  id: number
  href: string
  name: string
  /** What is seen of the name beside its act. */
  shortName?: string
  /** «PDF, 28 КБ». */
  label: string
}

export function toShownFile({ document }: ListedFile): ShownFile {
  const { id, url, title, origin_name: name, type, size } = document
  return { id, href: url, name: title || name, label: `${fileKind(type, name)}, ${formatFileSize(size)}` }
}
