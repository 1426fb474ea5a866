'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'

interface SavedOfflineProps {
  onAgain: () => void
  children: string
}

export function SavedOffline({ onAgain, children }: SavedOfflineProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} role="status" className="outline-none">
      <Icon name="cloud-off" className="size-12 text-brand stroke-[1.5]" />
      <p className="mt-4 text-h3">
        Нет связи. Сообщение сохранено на этом устройстве и уйдёт само, когда связь вернётся.
      </p>
      <p className="mt-3 max-w-measure text-ink-soft">
        Страницу можно закрыть: сообщение уйдёт, когда вы снова откроете портал. Пока оно ждёт, его можно удалить —
        внизу экрана.
      </p>
      <div className="mt-6">
        <Button variant="secondary" onClick={onAgain}>
          {children}
        </Button>
      </div>
    </div>
  )
}
