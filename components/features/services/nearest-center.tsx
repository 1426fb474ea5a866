'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import { askPosition } from '@/components/map/ask-position'
import type { MapPoint } from '@/components/map/map-place'
import { countMetres } from '@/lib/contract/web-mercator'
import { formatDistance } from '@/lib/text/distance'

interface PlacedCenter extends MapPoint {
  href: string
  title: string
  isOpen: boolean
  /** «до 19:00», «откроется завтра в 8:00». */
  opening: string
}

interface Nearest {
  center: PlacedCenter
  metres: number
}

const failures = {
  unknown: 'Не получилось узнать, где вы. Найдите свою улицу на карте.',
  denied: 'Браузеру запрещено знать, где вы. Разрешите это в его настройках или найдите свою улицу на карте.',
}

const SHOWN = 3

/** Names the nearest centres that are open, or if all are closed the nearest. The position stays in the browser. */
export function NearestCenter({ centers }: { centers: readonly PlacedCenter[] }) {
  const [isBusy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<Nearest[] | keyof typeof failures | null>(null)

  async function locate() {
    setBusy(true)
    const position = await askPosition()
    setAnswer(typeof position === 'string' ? position : findNearest(centers, position))
    setBusy(false)
  }

  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 print:hidden [@media(scripting:none)]:hidden">
      <Button variant="secondary" size="small" busy={isBusy} onClick={() => void locate()}>
        <Icon name="locate-fixed" className="size-5" />
        Какой ближе ко мне
      </Button>
      <div role="status" className="empty:hidden">
        {typeof answer === 'string' ? failures[answer] : answer && <NearestList nearest={answer} />}
      </div>
    </div>
  )
}

function NearestList({ nearest }: { nearest: readonly Nearest[] }) {
  return (
    <>
      <p>{nearest.every(({ center }) => center.isOpen) ? 'Ближе всех из открытых:' : 'Ближе всех:'}</p>
      <ol>
        {nearest.map(({ center: { href, title, opening }, metres }) => (
          <li key={href} className="py-1">
            <a href={href} className="link target font-medium">
              {title}
            </a>
            , {formatDistance(metres)}, {opening}
          </li>
        ))}
      </ol>
    </>
  )
}

/** An office of the city hall may be nearer than a centre for all services, so several are named. */
function findNearest(centers: readonly PlacedCenter[], position: MapPoint): Nearest[] {
  const open = centers.filter(({ isOpen }) => isOpen)
  const from = toPlane(position)
  return (open.length > 0 ? open : centers)
    .map((center) => ({ center, metres: countMetres(from, toPlane(center)) }))
    .toSorted((one, other) => one.metres - other.metres)
    .slice(0, SHOWN)
}

function toPlane({ longitude, latitude }: MapPoint) {
  return { x: longitude, y: latitude }
}
