import { pictureFrames } from '@/components/map/picture-frames'
import type { MapSettings } from '@/components/map/map-place'
import { POINT_ZOOM } from '@/components/map/map-view'

const settings: MapSettings = {
  driver: 'builtin',
  yandexKey: null,
  tilesUrl: '/map/tiles/{z}/{x}/{y}{r}',
  attribution: '',
  center: { latitude: 42.5, longitude: 47.5 },
  zoom: 13,
  minZoom: 10,
  maxZoom: 18,
}

it('offers every zoom that a box may take, the farthest one to all', () => {
  const frames = pictureFrames([47.45, 42.47, 47.55, 42.53], settings)
  expect(frames.length).toBeGreaterThan(1)
  expect(frames[0]?.least).toBeNull()
  const zooms = frames.map(({ zoom }) => zoom)
  expect(zooms).toEqual([...zooms].sort())
  const widths = frames.slice(1).map(({ least }) => least?.width ?? 0)
  expect(widths).toEqual([...widths].sort((one, other) => one - other))
  expect(Math.max(...widths)).toBeLessThanOrEqual(1024)
})

it('stands over one place from near by, and over the centre of the city when nothing is to be seen', () => {
  const place = { latitude: 42.5, longitude: 47.5 }
  expect(pictureFrames(place, settings)).toMatchObject([{ zoom: POINT_ZOOM, least: null }])
  expect(pictureFrames([47.5, 42.5, 47.5, 42.5], settings)).toMatchObject([{ zoom: POINT_ZOOM, least: null }])
  expect(pictureFrames(null, settings)).toMatchObject([{ zoom: 13, least: null }])
})

it('stays at the farthest zoom of the map over a country', () => {
  expect(pictureFrames([30, 41, 60, 70], settings)).toMatchObject([{ zoom: 10, least: null }])
})
