import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { pictureSizes } from '@/lib/platform/pictures/picture-sizes'
import { demoCity } from '@/lib/package/demo-city'
import { cityPictures } from '@/lib/package/seed/pictures/city-pictures'
import { PICTURES_FOLDER } from '@/lib/package/seed/pictures/finished-picture'
import { drawingOf } from './drawing-of'

const LARGEST_FOLDER = 40 * 1024 * 1024

const pictures = cityPictures(demoCity())
const names = new Set(pictures.map(({ file }) => file))

function namesIn(folder: string): string[] {
  return readdirSync(path.join(PICTURES_FOLDER, folder)).filter((file) => file.endsWith('.webp'))
}

describe('finished pictures', () => {
  it('are there for all that the contents name, and none besides', () => {
    expect(namesIn('').toSorted()).toEqual([...names].toSorted())
  })

  it.each(['small', 'medium', 'large'])('have only sizes of theirs in %s', (size) => {
    expect(namesIn(size).filter((name) => !names.has(name))).toEqual([])
  })

  it('have both small sizes, but for the emblem, which is smaller itself', () => {
    const without = (size: 'small' | 'medium') =>
      [...names].filter((name) => !existsSync(path.join(PICTURES_FOLDER, size, name)))
    expect([without('small'), without('medium')]).toEqual([['emblem.webp'], ['emblem.webp']])
    expect(Object.keys(pictureSizes)).toEqual(['small', 'medium', 'large', 'card'])
  })

  it('can be drawn anew from their names', () => {
    for (const name of names) expect(() => drawingOf(name)).not.toThrow()
  })

  it('weigh at most 40 MB', () => {
    const files = readdirSync(PICTURES_FOLDER, { recursive: true, encoding: 'utf8' })
    const bytes = files.reduce((sum, file) => sum + statSync(path.join(PICTURES_FOLDER, file)).size, 0)
    expect(bytes).toBeLessThan(LARGEST_FOLDER)
  })
})
