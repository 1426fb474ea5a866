'use client'

import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { MapNotice } from '@/components/map/map-notice'
import { MapPicture } from '@/components/map/map-placeholder'

/** Says in the map's own room that it could not be fetched or broke, and the page around it stays. */
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
