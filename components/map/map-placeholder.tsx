'use client'

import { useMapServices } from '@/components/map/map-provider'
import { hasPortalTiles, tileAt, tileUrl } from '@/components/map/tiles'
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'

interface MapPlaceholderProps {
  /** The page is about the map, so its picture is loaded first. */
  isFirst?: boolean
}

export function MapPlaceholder({ isFirst = false }: MapPlaceholderProps) {
  return (
    <>
      <MapPicture isFirst={isFirst} />
      <div className="relative h-full">
        <MapSkeleton />
      </div>
    </>
  )
}

function MapPicture({ isFirst = false }: MapPlaceholderProps) {
  const { settings } = useMapServices()
  const { tilesUrl, center, zoom } = settings
  if (!hasPortalTiles(settings)) return null
  return (
    <img
      src={tileUrl(tilesUrl, tileAt(center, zoom - 2), '@2x')}
      alt=""
      loading={isFirst ? undefined : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      className="absolute inset-0 size-full object-cover opacity-60"
    />
  )
}

export function MapSkeleton() {
  return (
    <p role="status" className="grid h-full place-items-center px-6 text-center text-ink-soft">
      Загружаем карту…
    </p>
  )
}

/** Says what is missing and what to load. */
export function MapAbsent() {
  return (
    <div className="grid h-full content-center gap-1 p-5 text-ink-soft">
      <p>Карты здесь пока нет: план города не загружен.</p>
      <p className="text-sm">
        Администратору: файл плана указывают в&nbsp;настройке CITY_MAP, ключ Яндекс Карт&nbsp;— в&nbsp;редакции,
        на&nbsp;вкладке «Карта».
      </p>
    </div>
  )
}

export function MapBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={<MapFailed />}>{children}</ErrorBoundary>
}

export function MapFailed() {
  return (
    <>
      <MapPicture />
      <MapNotice>Карта не открылась. Проверьте соединение и обновите страницу.</MapNotice>
    </>
  )
}

export function MapNotice({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="absolute inset-x-3 bottom-3 z-[1007] rounded-field bg-paper px-4 py-3 shadow-above">
      {children}
    </p>
  )
}
