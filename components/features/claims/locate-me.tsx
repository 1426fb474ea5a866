'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { askPosition } from '@/components/map/ask-position'
import type { MapPoint } from '@/components/map/map-place'
import { useMapServices, type MapServices } from '@/components/map/map-provider'
import { Icon } from '@/components/ui/icon/icon'

type Take = (point: MapPoint, address: string | null) => void

export function LocateMe({ onTake }: { onTake: Take }) {
  const { describePoint } = useMapServices()
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState('')

  async function locate() {
    setBusy(true)
    setSaid('')
    setSaid(await takePosition(describePoint, onTake))
    setBusy(false)
  }

  return (
    <div>
      <Button variant="secondary" size="small" busy={isBusy} onClick={() => void locate()}>
        <Icon name="locate-fixed" className="size-5" />
        Где я
      </Button>
      <p role="status" className="mt-1 min-h-6 text-sm">
        {isBusy ? 'Определяем место…' : said}
      </p>
    </div>
  )
}

async function takePosition(describe: MapServices['describePoint'], take: Take): Promise<string> {
  const position = await askPosition()
  if (typeof position === 'string') return failures[position]
  // without an answer of the geocoder the point is accepted: the server checks it again
  const facts = await describe?.(position).catch(() => null)
  if (facts?.isInCity === false) return 'Вы сейчас за пределами города. Найдите адрес или поставьте точку на карте'
  take(position, facts?.address ?? null)
  return 'Точка стоит там, где вы сейчас. Проверьте её на карте'
}

const failures = {
  unknown: 'Не получилось узнать, где вы. Найдите адрес или поставьте точку на карте',
  denied: 'Браузеру запрещено знать, где вы. Разрешите это в его настройках или найдите адрес',
}
