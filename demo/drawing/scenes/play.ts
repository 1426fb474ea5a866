import { drawPerson, type PersonOptions } from '../parts/people'
import type { Scene } from '../scene'

export interface Play {
  curtain: string
  /** The backdrop from top to bottom. */
  light: readonly [string, string]
  /** What is drawn between the backdrop and the curtains, boards included. */
  draw: (scene: Scene) => string
  audience?: (scene: Scene) => string
}

/** Draws a person in a room: nobody wears a coat. */
export const plain = (scene: Scene, x: number, y: number, options: PersonOptions) =>
  drawPerson(scene, x, y, { coat: false, ...options })
