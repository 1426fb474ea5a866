import { formatFileSize } from '@/lib/text/file-size'

export function FileSize({ bytes }: { bytes: number }) {
  return <span className="tabular whitespace-nowrap">{formatFileSize(bytes)}</span>
}

const KINDS: Record<string, string> = {
  'application/pdf': 'PDF',
  'application/msword': 'DOC',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'application/vnd.ms-excel': 'XLS',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
  'application/json': 'GeoJSON',
  'application/zip': 'ZIP',
  'text/csv': 'CSV',
  'text/plain': 'TXT',
}

/** Returns the short name of a type: by media type, else by extension. */
export function fileKind(type: string, name: string): string {
  const known = KINDS[type.toLowerCase()]
  if (known) return known
  const ending = /\.([a-z0-9]{2,5})$/i.exec(name)?.[1] ?? (/^\w{2,5}$/.test(type) ? type : undefined)
  return ending ? ending.toUpperCase() : 'файл'
}

interface FileLabelProps {
  document: { type: string; origin_name: string; size: number }
}

/** «PDF, 28 КБ». */
export function FileLabel({ document: { type, origin_name: name, size } }: FileLabelProps) {
  return (
    <>
      {fileKind(type, name)}, <FileSize bytes={size} />
    </>
  )
}
