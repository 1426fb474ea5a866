import type { Scene } from '../scene'

export type Place = (scene: Scene) => string

/** Draws the place that comes next in the row: the tellings of one story, drawn as neighbouring variants, stand apart. */
export function inTurn(places: readonly Place[], offset: number): Place {
  return (scene) => places[(scene.variant + offset) % places.length]?.(scene) ?? ''
}
