import { formatFileSize } from '@/components/ui/format-file-size'

/** Shows bytes as «512 Б», «84 КБ», «1,2 МБ». */
export function FileSize({ bytes }: { bytes: number }) {
  return <span className="tabular whitespace-nowrap">{formatFileSize(bytes)}</span>
}
