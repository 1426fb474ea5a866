import { renderToStaticMarkup } from 'react-dom/server'
import { MapProvider, type MapServices } from '@/components/map/map-provider'
import { PlacesMap } from '@/components/map/places-map'
import { PointPicker } from '@/components/map/point-picker'

const point = { latitude: 42, longitude: 47 }
const settings: MapServices['settings'] = {
  driver: 'builtin',
  yandexKey: null,
  tilesUrl: '',
  attribution: '',
  center: point,
  zoom: 14,
  minZoom: 9,
  maxZoom: 18,
}

test('without a plan of the city a map says what to load, a list stays and a form shows no map', () => {
  const place = { id: 1, title: 'Почта', address: 'ул. Портовая, 12', ...point }
  const drawn = renderToStaticMarkup(
    <MapProvider services={{ settings }}>
      <PlacesMap label="Почта на карте" places={[place]}>
        {place.address}
      </PlacesMap>
      <PointPicker label="Место" point={null} onChange={() => undefined} />
    </MapProvider>,
  )
  expect(drawn.match(/CITY_MAP/g)).toHaveLength(1)
  expect(drawn).toContain('ул. Портовая, 12')
  expect(drawn).not.toContain('Загружаем карту')
})
