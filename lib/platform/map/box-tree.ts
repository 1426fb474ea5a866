import RBush, { type BBox } from 'rbush'

/** West, north, east, south: of the Mercator square, or pixels of a map. */
export type Box = readonly [number, number, number, number]

/** Things that can be found by where they lie. */
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
