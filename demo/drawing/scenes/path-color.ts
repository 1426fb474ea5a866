import type { Scene } from '../scene'

export function pathColor(scene: Scene): string {
  return scene.tone(scene.snowy ? '#D5E0E6' : '#E0CBA3')
}
