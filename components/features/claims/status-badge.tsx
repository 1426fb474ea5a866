import { classNames } from '@/components/ui/class-names'
import { signFills, signShapes } from '@/components/map/sign-shapes'
import type { PlaceSign } from '@/components/map/map-place'
import { claimStatusName } from '@/lib/domains/claims/states'

const looks: Record<number, Pick<PlaceSign, 'shape' | 'color'>> = {
  1: { shape: 'circle', color: 'status-1' },
  2: { shape: 'diamond', color: 'status-2' },
  3: { shape: 'shield', color: 'status-3' },
  4: { shape: 'square', color: 'status-4' },
}
const unknownLook: Pick<PlaceSign, 'shape' | 'color'> = { shape: 'circle', color: 'status-1' }

export function toSign(code: number, icon: string | null): PlaceSign {
  return { ...(looks[code] ?? unknownLook), icon }
}

export function StatusShape({ code, className = 'size-5' }: { code: number; className?: string }) {
  const { shape, color } = looks[code] ?? unknownLook
  return (
    <svg aria-hidden viewBox="0 0 28 28" className={classNames('shrink-0', className)}>
      <path
        d={signShapes[shape]}
        className={classNames(signFills[color], 'stroke-ink')}
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
    </svg>
  )
}

export function StatusBadge({ code }: { code: number }) {
  return (
    <span className="inline-flex items-center gap-2 font-medium sm:whitespace-nowrap">
      <StatusShape code={code} />
      {claimStatusName(code)}
    </span>
  )
}
