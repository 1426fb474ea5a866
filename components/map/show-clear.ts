import type { Shift } from '@/components/map/clear-clusters'

export interface MapLabel {
  /** `relative`, so that it can be moved. */
  element: HTMLElement
  /** It names an area and may stand beside its middle; otherwise it marks a point. */
  canMove: boolean
}

type Edges = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

const HERE: Shift = [0, 0]
const SHIFTS: readonly Shift[] = [HERE, [-12, 0], [12, 0], [0, -12], [0, 12], [-12, -12], [12, 12], [-24, 0], [24, 0]]

/** Moves or hides what would cover an earlier one; order is rank. Everything is measured before anything changes. */
export function showClear(labels: readonly MapLabel[]): void {
  for (const { element } of labels) element.style.inset = ''
  const places = findFree(labels.map(({ element, canMove }) => ({ box: element.getBoundingClientRect(), canMove })))
  labels.forEach(({ element }, index) => {
    const [right, down] = places[index] ?? HERE
    element.classList.toggle('invisible', !places[index])
    element.style.inset = right === 0 && down === 0 ? '' : `${down}px auto auto ${right}px`
  })
}

/** Null for what finds no free place. */
export function findFree(labels: readonly { box: Edges; canMove: boolean }[]): (Shift | null)[] {
  const shown: Edges[] = []
  return labels.map(({ box, canMove }) => {
    const shifts = canMove ? SHIFTS : [HERE]
    const free = shifts.find((shift) => shown.every((one) => !overlaps(one, move(box, shift))))
    if (free) shown.push(move(box, free))
    return free ?? null
  })
}

function move({ left, top, right, bottom }: Edges, [x, y]: Shift): Edges {
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y }
}

function overlaps(one: Edges, other: Edges): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}
