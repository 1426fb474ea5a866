import { palette } from '../palette'
import type { Scene } from '../scene'
import { circle, path, rect, repeat } from '../svg'

export function drawSpectators(scene: Scene, top: number, rows: number, width = 1600): string {
  const colors = [palette.brand, palette.clay, palette.sun, '#2F8F6B', '#B9474A', '#E8DCC6', '#5B7C99']
  return repeat(rows, (row) => {
    const y = top + row * 40
    const heads = repeat(Math.floor(width / 44), (index) => {
      if (scene.random.chance(0.2)) return ''
      const x = 22 + index * 44 + (row % 2) * 20
      return (
        path(`M${x - 15} ${y + 36}q0 -24 15 -24t15 24Z`, scene.tone(scene.random.pick(colors), 0.12)) +
        circle(x, y + 4, 9, scene.tone(scene.random.pick(['#D99F76', '#E8B58D', '#4A3A30']), 0.12))
      )
    })
    return rect(0, y + 30, width, 14, scene.tone('#C9D2D8', 0.1)) + heads
  })
}
