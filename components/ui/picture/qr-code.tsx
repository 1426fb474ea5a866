import { encode } from 'uqr'
import { classNames } from '@/components/ui/class-names'

/** Modules of white around the code, required by scanners. */
const QUIET = 4

/** Black on white in every colour scheme: scanners read nothing else. */
export function QrCode({ url, className }: { url: string; className?: string }) {
  const { data, size } = encode(url, { ecc: 'M', border: QUIET })
  return (
    <svg
      role="img"
      aria-label={`QR-код с адресом ${url}`}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={classNames('print:[print-color-adjust:exact]', className)}
    >
      <rect width={size} height={size} fill="white" />
      <path d={data.map(rowPath).join('')} fill="black" />
    </svg>
  )
}

function rowPath(row: readonly boolean[], y: number): string {
  const starts = row.flatMap((isDark, x) => (isDark && !row[x - 1] ? [x] : []))
  return starts
    .map((x) => {
      const end = row.indexOf(false, x)
      return `M${x} ${y}h${(end === -1 ? row.length : end) - x}v1H${x}z`
    })
    .join('')
}
