import { formatFileSize } from '@/lib/text/file-size'

export function FileSize({ bytes }: { bytes: number }) {
  return <span className="tabular whitespace-nowrap">{formatFileSize(bytes)}</span>
}
