'use client'

import { useState } from 'react'
import { Chapter, Sample } from '@/components/ui/samples/sample'
import { PlacesMap } from '@/components/ui/map/places-map'
import type { MapPoint } from '@/components/ui/map/map-place'
import { PointPicker } from '@/components/ui/map/point-picker'

const places = [
  { id: 1, title: 'Краеведческий музей', address: 'ул. Набережная, 3', latitude: 41.8584, longitude: 48.5696 },
  {
    id: 2,
    title: 'Ратуша',
    address: 'пл. Согласия, 1',
    latitude: 41.8602,
    longitude: 48.5601,
    note: 'пн–пт 9:00–18:00',
  },
  { id: 3, title: 'Выездная приёмная', address: 'адрес объявляют накануне', latitude: null, longitude: null },
]

const route = {
  id: 'route',
  data: {
    type: 'Feature' as const,
    properties: { title: 'Маршрут № 9', note: 'Каждые 20 минут' },
    geometry: {
      type: 'LineString' as const,
      coordinates: [
        [48.5696, 41.8584],
        [48.5601, 41.8602],
        [48.5545, 41.868],
      ],
    },
  },
  rules: [{ title: 'Маршрут', color: 'var(--brand)', kind: 'line' as const }],
}

export function MapSamples() {
  const [point, setPoint] = useState<MapPoint | null>(null)
  const [address, setAddress] = useState('')
  return (
    <Chapter title="Карта">
      <Sample name="Места и список">
        <PlacesMap label="Образец карты" places={places} layers={[route]} layout="side" search />
      </Sample>
      <Sample name="Выбор точки">
        <PointPicker
          label="Место на карте"
          point={point}
          onChange={(chosen, found) => {
            setPoint(chosen)
            setAddress(found ?? '')
          }}
        />
        <p className="mt-3">{address || 'Нажмите на карту или двигайте точку стрелками.'}</p>
      </Sample>
    </Chapter>
  )
}
