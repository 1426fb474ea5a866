import { renderAsync } from '@resvg/resvg-js'
import sharp from 'sharp'
import { svgFonts } from '@/lib/config/fonts'
import type { Box } from '@/lib/platform/map/pixel-geometry'
import { touches, type CityMap } from '@/lib/platform/map/city-map'
import { getLabels, type Label } from '@/lib/platform/map/place-labels'
import {
  drawAreas,
  drawDots,
  drawHouses,
  drawLines,
  drawYards,
  patterns,
  type Frame,
} from '@/lib/platform/map/tile-shapes'
import { colours } from '@/lib/platform/map/tile-style'
import { TILE } from '@/lib/contract/web-mercator'
import { pixelsOfMetre, worldSize, type Tile } from '@/lib/platform/map/mercator'
import { restoreColours } from '@/lib/platform/map/restore-colours'
import { svgText } from '@/lib/text/font-runs'

/** Version of the style; stored tiles of another are ignored. */
export const TILE_LOOK = '3'

/** Wide strokes reach into neighbouring tiles. */
const MARGIN = 32

export async function drawTile(map: CityMap, tile: Tile): Promise<Buffer> {
  const fitTo = { mode: 'zoom', value: tile.ratio } as const
  const { pixels, width, height } = await renderAsync(tileSvg(map, tile), { font: svgFonts, fitTo })
  const drawn = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .raw()
    .toBuffer()
  const raw = { width, height, channels: 3 } as const
  const palette = await sharp(drawn, { raw })
    .png({ palette: true, colours: 256, quality: 100, dither: 0, effort: 1, compressionLevel: 1 })
    .toBuffer()
  const reduced = await sharp(palette).removeAlpha().raw().toBuffer()
  restoreColours(reduced, drawn)
  return sharp(reduced, { raw }).webp({ lossless: true }).toBuffer()
}

export function tileSvg(map: CityMap, { z, x, y }: Tile): string {
  const size = worldSize(z)
  const left = x * TILE
  const top = y * TILE
  const frame: Frame = {
    zoom: z,
    size,
    left,
    top,
    metre: pixelsOfMetre(z, [(left + TILE / 2) / size, (top + TILE / 2) / size]),
  }
  const pixels: Box = [left - MARGIN, top - MARGIN, left + TILE + MARGIN, top + TILE + MARGIN]
  const features = map.within([pixels[0] / size, pixels[1] / size, pixels[2] / size, pixels[3] / size])
  const texts = getLabels(map, z).filter((label) => touches(label.box, pixels))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE}" height="${TILE}" viewBox="0 0 ${TILE} ${TILE}">`,
    `<defs>${patterns}</defs><rect width="${TILE}" height="${TILE}" fill="${colours.land}"/>`,
    drawAreas(features, frame),
    drawYards(features, frame),
    drawLines(features, frame),
    drawHouses(features, frame),
    drawDots(features, frame),
    `<g font-family="Golos Text" text-anchor="middle" stroke="#fff" stroke-opacity=".85" stroke-linejoin="round" paint-order="stroke">`,
    ...texts.map((label, index) => drawLabel(label, index, frame)),
    '</g></svg>',
  ].join('')
}

function drawLabel(label: Label, index: number, { left, top }: Frame): string {
  const { size, colour, isBold, spacing } = label
  const looks =
    `font-size="${size}" fill="${colour}" stroke-width="${size < 10.5 ? 2 : 3}"` +
    `${isBold ? ' font-weight="700"' : ''}${spacing ? ` letter-spacing="${spacing}"` : ''}`
  const at = ([x, y]: readonly [number, number]) => `${(x - left).toFixed(1)} ${(y - top).toFixed(1)}`
  if (label.path) {
    const d = `M${label.path.map(at).join('L')}`
    const text = `<textPath href="#t${index}" startOffset="50%">${svgText(label.lines[0] ?? '')}</textPath>`
    return `<path id="t${index}" d="${d}" fill="none" stroke="none"/><text ${looks}>${text}</text>`
  }
  const x = label.middle[0] - left
  const y = label.middle[1] - top
  return label.lines
    .map((line, row) => {
      const baseline = y + (row - (label.lines.length - 1) / 2) * size * 1.2 + size * 0.35
      return `<text x="${x.toFixed(1)}" y="${baseline.toFixed(1)}" ${looks}>${svgText(line)}</text>`
    })
    .join('')
}
