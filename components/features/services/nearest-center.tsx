'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import { askPosition } from '@/components/map/ask-position'
import type { MapPoint } from '@/components/map/map-place'
import { countMetres } from '@/lib/contract/web-mercator'
import { formatDistance } from '@/lib/text/distance'

export interface PlacedCenter extends MapPoint {
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

/** Names the nearest centre that is open, or if all are closed the nearest. The position stays in the browser. */
export function NearestCenter({ centers }: { centers: readonly PlacedCenter[] }) {
  const [isBusy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<Nearest | keyof typeof failures | null>(null)

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
      <p role="status" className="empty:hidden">
        {typeof answer === 'string' ? failures[answer] : answer && <NearestText nearest={answer} />}
      </p>
    </div>
  )
}

function NearestText({ nearest: { center, metres } }: { nearest: Nearest }) {
  return (
    <>
      {center.isOpen ? 'Ближе всех из открытых' : 'Ближе всех'}:{' '}
      <a href={center.href} className="link target font-medium">
        {center.title}
      </a>
      , {formatDistance(metres)}, {center.opening}
    </>
  )
}

function findNearest(centers: readonly PlacedCenter[], position: MapPoint): Nearest | null {
  const open = centers.filter(({ isOpen }) => isOpen)
  const from = toPlane(position)
  const [nearest] = (open.length > 0 ? open : centers)
    .map((center) => ({ center, metres: countMetres(from, toPlane(center)) }))
    .toSorted((one, other) => one.metres - other.metres)
  return nearest ?? null
}

function toPlane({ longitude, latitude }: MapPoint) {
  return { x: longitude, y: latitude }
}
