import RBush, { type BBox } from 'rbush'

/** West, north, east and south, of the Mercator square or in pixels of a map. */
export type Box = readonly [number, number, number, number]

/** Finds things by where they lie. */
export class BoxTree<Thing extends { box: Box }> extends RBush<Thing> {
  override toBBox({ box }: Thing): BBox {
    return bounds(box)
  }

  override compareMinX(one: Thing, other: Thing): number {
    return one.box[0] - other.box[0]
  }

  override compareMinY(one: Thing, other: Thing): number {
    return one.box[1] - other.box[1]
  }
}

export function bounds([minX, minY, maxX, maxY]: Box): BBox {
  return { minX, minY, maxX, maxY }
}
