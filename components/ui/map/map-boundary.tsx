'use client'

import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { MapNotice } from '@/components/ui/map/map-notice'
import { MapPicture } from '@/components/ui/map/map-poster'

/** A map that could not be fetched or that broke: says so in its own room, and the page around it stays. */
export function MapBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={<MapFailed />}>{children}</ErrorBoundary>
}

function MapFailed() {
  return (
    <>
      <MapPicture />
      <MapNotice>Карта не открылась. Проверьте соединение и обновите страницу.</MapNotice>
    </>
  )
}
