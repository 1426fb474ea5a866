import { readdirSync, readFileSync } from 'node:fs'
import { drawSprite } from '@/components/ui/icon/draw-sprite'
import { iconNames } from '@/components/ui/icon/icon-names'

it('the sprite holds the named icons of the installed lucide-react', () => {
  expect(readFileSync('components/ui/icon/icons.svg', 'utf8')).toBe(drawSprite(iconNames))
})

it('every named icon is used', () => {
  const files = readdirSync('components', { recursive: true, encoding: 'utf8' })
  const text = files
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('icon-names.ts'))
    .map((name) => readFileSync(`components/${name}`, 'utf8'))
    .join()
  expect(iconNames.filter((name) => !new RegExp(`['"]${name}['"]`).test(text))).toEqual([])
})
