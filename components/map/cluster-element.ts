import { clusterDrawing } from '@/components/map/cluster-ring'
import type { Spot } from '@/components/map/place-groups'
import { signStrokes } from '@/components/map/sign-shapes'

/** The picture of a cluster, its number in the middle: the same that CityPicture draws before the map has come. */
export function clusterMarkup({ count, shares }: Pick<Spot, 'count' | 'shares'>): string {
  const { size, width, radius, around, ringWidth, fontSize, arcs } = clusterDrawing(count, shares)
  const middle = size / 2
  const disc = `<circle class="${arcs.length > 0 ? 'fill-paper' : 'fill-brand-strong'} stroke-ink" cx="${middle}" cy="${middle}" r="${middle - 1}"/>`
  const ring = arcs.map(
    ({ color, length, before }) =>
      `<circle class="${signStrokes[color]} fill-none" stroke-width="${ringWidth}" stroke-dasharray="${length} ${around}" stroke-dashoffset="${-before}" transform="rotate(-90 ${middle} ${middle})" cx="${middle}" cy="${middle}" r="${radius}"/>`,
  )
  const number = `<text class="${arcs.length > 0 ? 'fill-ink' : 'fill-paper'} font-semibold tabular-nums" x="${middle}" y="${middle}" font-size="${fontSize}" text-anchor="middle" dominant-baseline="central">${count}</text>`
  return `<svg aria-hidden="true" width="${width}" height="${width}" viewBox="0 0 ${size} ${size}" class="drop-shadow-md">${disc}${ring.join('')}${number}</svg>`
}
