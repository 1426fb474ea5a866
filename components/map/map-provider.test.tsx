import { renderToStaticMarkup } from 'react-dom/server'
import { BuiltinMaps, MapProvider, useMapServices, type MapServices } from '@/components/map/map-provider'

const settings: MapServices['settings'] = {
  driver: 'yandex',
  yandexKey: 'ключ',
  tilesUrl: '/map/{z}/{x}/{y}',
  attribution: '',
  center: { latitude: 42, longitude: 47 },
  zoom: 14,
  minZoom: 9,
  maxZoom: 18,
}

function Driver() {
  const { driver, yandexKey, zoom } = useMapServices().settings
  return `${driver} ${yandexKey} ${zoom}`
}

test('a map among the built-in ones is drawn by the portal, whatever the city has set', () => {
  const drawn = renderToStaticMarkup(
    <MapProvider services={{ settings }}>
      <Driver />, <BuiltinMaps>{<Driver />}</BuiltinMaps>
    </MapProvider>,
  )
  expect(drawn).toBe('yandex ключ 14, builtin null 14')
})
