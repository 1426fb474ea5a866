import { MapContents } from '@/components/features/city-maps/map-details'
import { PlacesMap } from '@/components/map/places-map'
import { Picture } from '@/components/ui/picture/picture'
import { RichText } from '@/components/ui/text/rich-text'
import { SheetViewer } from '@/components/map/sheet/sheet-viewer'
import type { CityMap } from '@/lib/domains/city-maps/contract'

export function MapViewer({ map }: { map: CityMap }) {
  const { kind, title, image, source_file: file, head_img: still } = map
  if (kind === 'geojson' && file) return <LayerMap map={map} url={file.document.url} />
  if (kind === 'pdf' && file) {
    return (
      <SheetViewer label={title} file={{ kind, url: file.document.url }} sides={still?.img}>
        {still && <Picture image={still} ratio="natural" className="max-h-full w-auto! object-contain" priority />}
      </SheetViewer>
    )
  }
  if (!image) return <p className="rounded-card bg-ground p-6">Файл карты ещё не загружен.</p>
  return (
    <SheetViewer label={title} file={{ kind: 'image', url: image.img.url }} sides={image.img}>
      <Picture image={image} ratio="natural" className="max-h-full w-auto! object-contain" priority />
    </SheetViewer>
  )
}

function LayerMap({ map, url }: { map: CityMap; url: string }) {
  const rules = map.legend.map(({ title, color, kind, value }) => ({ title, color, kind, value: value ?? undefined }))
  const layer = { id: `map-${map.id}`, data: url, property: map.property ?? undefined, rules }
  return (
    <div className="w-full">
      <PlacesMap label={map.title} places={[]} layers={[layer]} layout="side" search eager tall>
        <div className="space-y-8">
          <MapContents map={map} />
          {map.body && <RichText html={map.body} className="text-base" />}
        </div>
      </PlacesMap>
    </div>
  )
}
