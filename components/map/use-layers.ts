import type { GeoJSON } from 'geojson'
import { useEffect, useState } from 'react'
import type { MapLayer } from '@/components/map/map-place'
import type { DrawnLayer } from '@/components/map/map-view'
import { fetchWithRetry } from '@/lib/runtime/fetch-with-retry'

const NONE: readonly DrawnLayer[] = []

/** Leaves out layers whose data cannot be fetched. */
export function useLayers(layers: readonly MapLayer[]): readonly DrawnLayer[] {
  const [drawn, setDrawn] = useState(NONE)
  useEffect(() => {
    if (layers.length === 0) return
    const stop = new AbortController()
    void Promise.all(layers.map((layer) => loadLayer(layer, stop.signal))).then((found) => {
      if (!stop.signal.aborted) setDrawn(found.filter((layer) => layer !== null))
    })
    return () => stop.abort()
  }, [layers])
  return drawn
}

async function loadLayer({ id, data, property, rules }: MapLayer, signal: AbortSignal): Promise<DrawnLayer | null> {
  try {
    return { id, property, rules, data: typeof data === 'string' ? await fetchData(data, signal) : data }
  } catch (error) {
    // logged as docs/rules.md, «Ошибки и сообщения» requires
    if (!signal.aborted) console.error('Error', error)
    return null
  }
}

async function fetchData(address: string, signal: AbortSignal): Promise<GeoJSON> {
  const response = await fetchWithRetry(address, { signal })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return (await response.json()) as GeoJSON
}
