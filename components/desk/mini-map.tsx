import { tileUrl } from '@/components/map/tiles'
import { paths } from '@/lib/config/paths'
import { TILE, worldPixel } from '@/lib/contract/web-mercator'

const ZOOM = 16
const AROUND = [-1, 0, 1]

/** A picture of the place from the portal's own tiles: no script, no foreign host. */
export function MiniMap({ x: longitude, y: latitude }: { x: number; y: number }) {
  const { x, y } = worldPixel({ longitude, latitude }, ZOOM)
  const tileX = Math.floor(x / TILE)
  const tileY = Math.floor(y / TILE)
  return (
    <div aria-hidden className="relative h-52 overflow-hidden rounded-card bg-brand-tint">
      {AROUND.flatMap((down) =>
        AROUND.map((right) => (
          <img
            key={`${right} ${down}`}
            src={tileUrl(paths.mapTiles, { z: ZOOM, x: tileX + right, y: tileY + down }, '')}
            alt=""
            width={TILE}
            height={TILE}
            loading="lazy"
            className="absolute max-w-none"
            style={{
              left: `calc(50% + ${Math.round((tileX + right) * TILE - x)}px)`,
              top: `calc(50% + ${Math.round((tileY + down) * TILE - y)}px)`,
            }}
          />
        )),
      )}
      <span className="absolute top-1/2 left-1/2 size-5 -translate-1/2 rounded-full border-3 border-paper bg-danger outline-2 outline-ink" />
    </div>
  )
}
