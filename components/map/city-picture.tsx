import type { ComponentProps } from 'react'
import { preload } from 'react-dom'
import { pinOutline, pinSign, SIGN_PX, signFills, signShapes, signStrokes } from '@/components/map/sign-shapes'
import { clearClusters, type PixelBox, namesAt, type ZoomNames } from '@/components/map/clear-clusters'
import { clusterDrawing, clusterSize, type Shares } from '@/components/map/cluster-ring'
import type { MapBounds, MapPoint, MapSettings, PlaceSign } from '@/components/map/map-place'
import { LARGEST, pictureFrames, SMALLEST, type PictureFrame } from '@/components/map/picture-frames'
import { tileUrl, type Tile } from '@/components/map/tiles'
import { TILE, worldPixel } from '@/lib/contract/web-mercator'

export interface PictureMark extends MapPoint {
  count: number
  sign: Pick<PlaceSign, 'shape' | 'color'> | null
  isChosen?: boolean
  shares: Shares
}

interface CityPictureProps {
  settings: MapSettings
  firstView: MapBounds | MapPoint | null
  marksAt: (zoom: number) => readonly PictureMark[]
  names: readonly ZoomNames[]
}

/**
 * Shows the map in the HTML of the page, before any script. Only the box knows which zoom fits, so all that may are
 * here and a script chooses; tiles of the others are not fetched.
 */
export function CityPicture({ settings, firstView, marksAt, names }: CityPictureProps) {
  const frames = pictureFrames(firstView, settings)
  return (
    <div
      aria-hidden
      // the script below hides it where it does not fit
      suppressHydrationWarning
      // the version for the visually impaired needs the real map
      className="pointer-events-none absolute inset-0 z-[900] overflow-hidden bg-brand-tint in-[[data-vision]]:hidden"
    >
      <style dangerouslySetInnerHTML={{ __html: frames.map(frameStyle).join('') }} />
      {frames.map((frame) => (
        <div
          key={frame.zoom}
          data-frame={frame.zoom}
          data-least={frame.least ? `${frame.least.width} ${frame.least.height}` : '0 0'}
          data-corner={`${computeCorner(frame).left} ${computeCorner(frame).top}`}
          hidden
          // the script below shows it
          suppressHydrationWarning
          className="absolute top-1/2 left-1/2"
        >
          <Tiles frame={frame} isOnly={frames.length === 1} pattern={settings.tilesUrl} />
          <Marks frame={frame} marks={marksAt(frame.zoom)} names={namesAt(names, frame.zoom)} />
        </div>
      ))}
      <script dangerouslySetInnerHTML={{ __html: SHOW_FITTING }} />
    </div>
  )
}

const AROUND = 2
const ACROSS = 2 * AROUND + 1
const steps = Array.from({ length: ACROSS }, (_, index) => index - AROUND)

/**
 * Shows the nearest frame that fits, prioritises its tiles in view and removes the sources of the others before they
 * are fetched. Container queries could choose, but HTML checkers do not know them.
 */
const SHOW_FITTING = `(function(box,shown){
var width=box.clientWidth,height=box.clientHeight
if(width>${LARGEST.width}||height>${LARGEST.height})return void(box.hidden=true)
box.querySelectorAll('[data-frame]').forEach(function(frame){
var least=frame.getAttribute('data-least').split(' ')
if(width>=least[0]&&height>=least[1])shown=frame})
if(!shown)return
var corner=shown.getAttribute('data-corner').split(' ')
shown.querySelectorAll('img').forEach(function(tile,number){
var x=+corner[0]+number%${ACROSS}*${TILE},y=+corner[1]+Math.floor(number/${ACROSS})*${TILE}
if(2*x<width&&2*x+${2 * TILE}>-width&&2*y<height&&2*y+${2 * TILE}>-height){
tile.fetchPriority='high'
tile.loading='eager'
return}
tile.removeAttribute('srcset')
tile.removeAttribute('src')})
shown.hidden=false})(document.currentScript.parentElement)`

function computeCorner({ middle }: PictureFrame) {
  const begin = (at: number) => Math.round((Math.floor(at / TILE) - AROUND) * TILE - at)
  return { left: begin(middle.x), top: begin(middle.y) }
}

/** One rule per frame: each style attribute would need its hash in the page's policy. */
function frameStyle(frame: PictureFrame): string {
  const { left, top } = computeCorner(frame)
  return `[data-frame="${frame.zoom}"]>div{left:${left}px;top:${top}px}`
}

interface TilesProps {
  frame: PictureFrame
  isOnly: boolean
  pattern: string
}

function Tiles({ frame, isOnly, pattern }: TilesProps) {
  const { zoom, middle } = frame
  const x = Math.floor(middle.x / TILE)
  const y = Math.floor(middle.y / TILE)
  const corner = computeCorner(frame)
  // in a frame that every box shows the tile in the middle comes first
  const middleOne = densities(pattern, { z: zoom, x, y })
  if (isOnly) preload(middleOne.src, { as: 'image', imageSrcSet: middleOne.srcSet, fetchPriority: 'high' })
  return (
    <div className="absolute grid grid-cols-[repeat(5,256px)]">
      {steps.flatMap((down, row) =>
        steps.map((right, column) => {
          const { src, srcSet } = densities(pattern, { z: zoom, x: x + right, y: y + down })
          const isSure = isOnly && isInAnyBox(corner.left + column * TILE, corner.top + row * TILE)
          return (
            <img
              key={src}
              src={src}
              srcSet={srcSet}
              alt=""
              // tiles in sight of every box are asked for before the box is measured
              loading={isSure ? undefined : 'lazy'}
              fetchPriority={isSure ? 'high' : undefined}
              // the script above takes it from tiles out of sight
              suppressHydrationWarning
              width={TILE}
              height={TILE}
              className="max-w-none"
            />
          )
        }),
      )}
    </div>
  )
}

function densities(pattern: string, tile: Tile) {
  const src = tileUrl(pattern, tile, '')
  const double = tileUrl(pattern, tile, '@2x')
  return { src, srcSet: `${src} 1x, ${double} 1.01x` }
}

/** True if the tile intersects the smallest map box; coordinates are relative to its centre. */
function isInAnyBox(left: number, top: number): boolean {
  const reaches = (from: number, length: number) => 2 * from < length && 2 * (from + TILE) > -length
  return reaches(left, SMALLEST.width) && reaches(top, SMALLEST.height)
}

interface MarksProps {
  frame: PictureFrame
  marks: readonly PictureMark[]
  names: readonly PixelBox[]
}

function Marks({ frame: { zoom, middle }, marks, names }: MarksProps) {
  const found = marks.map((mark) => ({
    ...mark,
    ...worldPixel(mark, zoom),
    radius: mark.sign ? SIGN_PX / 2 : clusterSize(mark.count) / 2,
    isCluster: mark.sign === null,
  }))
  const shifts = clearClusters(found, names)
  const placed = found
    .map((mark, index) => {
      const [right, down] = shifts[index] ?? [0, 0]
      return { ...mark, x: Math.round(mark.x + right - middle.x), y: Math.round(mark.y + down - middle.y) }
    })
    .filter(({ x, y }) => Math.abs(x) < LARGEST.width / 2 && Math.abs(y) < LARGEST.height / 2)
  return (
    <svg width={1} height={1} className="absolute overflow-visible">
      {placed.map((mark) => (
        <Mark key={`${mark.x} ${mark.y} ${mark.count}`} {...mark} />
      ))}
    </svg>
  )
}

function Mark({ x, y, count, sign, isChosen, shares }: PictureMark & { x: number; y: number }) {
  if (sign && isChosen)
    return (
      <g data-mark transform={`translate(${x} ${y})`}>
        <path d={pinOutline} className="fill-ink stroke-paper stroke-2" />
        <Sign {...sign} transform={pinSign} />
      </g>
    )
  if (sign) return <Sign {...sign} data-mark transform={`translate(${x - SIGN_PX / 2} ${y - SIGN_PX / 2})`} />
  return (
    <g data-mark transform={`translate(${x} ${y})`}>
      <Cluster count={count} shares={shares} />
    </g>
  )
}

function Sign({ shape, color, ...rest }: Pick<PlaceSign, 'shape' | 'color'> & ComponentProps<'path'>) {
  return <path {...rest} d={signShapes[shape]} className={`${signFills[color]} stroke-ink stroke-[1.5]`} />
}

function Cluster({ count, shares }: Pick<PictureMark, 'count' | 'shares'>) {
  const { size, width, corner, radius, around, ringWidth, fontSize, arcs } = clusterDrawing(count, shares)
  const half = size / 2
  const isRing = arcs.length > 0
  return (
    <svg x={corner} y={corner} width={width} height={width} viewBox={`${-half} ${-half} ${size} ${size}`}>
      <circle r={half - 1} className={isRing ? 'fill-paper stroke-ink' : 'fill-brand-strong stroke-ink'} />
      {arcs.map(({ color, length, before }) => (
        <circle
          key={color}
          r={radius}
          strokeDasharray={`${length} ${around}`}
          strokeDashoffset={-before}
          strokeWidth={ringWidth}
          transform="rotate(-90)"
          className={`${signStrokes[color]} fill-none`}
        />
      ))}
      <text
        fontSize={fontSize}
        textAnchor="middle"
        dominantBaseline="central"
        className={`font-semibold tabular-nums ${isRing ? 'fill-ink' : 'fill-paper'}`}
      >
        {count}
      </text>
    </svg>
  )
}
