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
