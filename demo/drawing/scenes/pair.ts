import type { Season, Light, Scene } from '../scene'

/** A place drawn first, alike in both pictures, and what was wrong and what was made of it. */
export interface Pair {
  place: (scene: Scene) => string
  before: (scene: Scene) => string
  after: (scene: Scene) => string
  /** Where it is not to be left to chance. */
  season?: Season
  light?: Light
}
