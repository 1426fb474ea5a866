import type { Feature } from 'geojson'
import { EntryStore } from '@/components/map/entry-store'
import { readFacts } from '@/components/map/layer-rules'
import type { MapEvents } from '@/components/map/map-view'
import { type DrawnFeature, YandexLayers } from '@/components/map/yandex-layers'

const feature = (properties: object): Feature => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Point', coordinates: [48.5, 41.8] },
})

test('a name of a file is shown by Yandex as text', () => {
  const features = new EntryStore<DrawnFeature>()
  const rules = [{ title: 'Парк', color: '#0377c4', kind: 'point' as const }]
  const data = feature({ title: '<img src=x onerror=alert(1)> & «Сад»' })
  new YandexLayers(features, {} as MapEvents).set([{ id: 'parks', data, property: undefined, rules }])
  const [[, drawn] = []] = features.read()
  expect(drawn?.properties.hintContent).toBe('&lt;img src=x onerror=alert(1)&gt; &amp; «Сад»')
})

test.each([
  ['/maps/3', '/maps/3'],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['javascript:alert(1)', undefined],
])('the link %s of a file leads to the portal or nowhere', (href, shown) => {
  expect(readFacts(feature({ title: 'Сад', href }))?.href).toBe(shown)
})

test('numbers that meet on lines stand side by side, each opens its own route', () => {
  const features = new EntryStore<DrawnFeature>()
  const onFeature = jest.fn()
  const line = (route: string, to: number): Feature => ({
    type: 'Feature',
    properties: { route, title: `Автобус № ${route}` },
    geometry: {
      type: 'LineString',
      coordinates: [
        [48.5, 41.8],
        [to, 41.8],
      ],
    },
  })
  const rules = ['3', '7'].map((value) => ({ title: value, color: '#0377c4', kind: 'line' as const, value }))
  const data = { type: 'FeatureCollection' as const, features: [line('3', 48.4), line('7', 48.6)] }
  const layers = new YandexLayers(features, { onFeature } as unknown as MapEvents)
  layers.set([{ id: 'buses', data, property: 'route', rules }])
  const [three, seven] = features
    .read()
    .map(([, drawn]) => drawn)
    .filter(({ geometry, properties }) => properties.iconContent && JSON.stringify(geometry).includes('[48.5,41.8]'))
  expect([three?.properties.iconContent, seven?.properties.iconContent]).toEqual(['3', '7'])
  expect(seven?.options.iconOffset).not.toEqual(three?.options.iconOffset)
  seven?.onClick?.()
  expect(onFeature).toHaveBeenCalledWith(expect.objectContaining({ title: 'Автобус № 7' }))
})
