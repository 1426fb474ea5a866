'use client'

import { useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon/icon'

/** Chromium's install event, missing from the standard types. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

export function InstallButton({ className }: { className: string }) {
  const [offer, setOffer] = useState<InstallOffer | null>(null)

  useEffect(() => {
    const onOffer = (event: Event) => {
      event.preventDefault()
      setOffer(event as InstallOffer)
    }
    const forget = () => setOffer(null)
    window.addEventListener('beforeinstallprompt', onOffer)
    window.addEventListener('appinstalled', forget)
    return () => {
      window.removeEventListener('beforeinstallprompt', onOffer)
      window.removeEventListener('appinstalled', forget)
    }
  }, [])

  if (!offer) return null
  return (
    <button type="button" className={className} onClick={() => void offer.prompt().finally(() => setOffer(null))}>
      <Icon name="smartphone" className="size-4.5" />
      Установить на устройство
    </button>
  )
}
