import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { pictureSizes } from '@/lib/platform/pictures/picture-sizes'
import { cityPictures } from '@/lib/package/seed/pictures/city-pictures'
import { pictureFile, PICTURES_FOLDER } from '@/lib/package/seed/pictures/finished-picture'

const LARGEST_FOLDER = 40 * 1024 * 1024

const pictures = cityPictures()
const names = new Set(pictures.map(({ name }) => name))

function namesIn(folder: string): string[] {
  const files = readdirSync(path.join(PICTURES_FOLDER, folder)).filter((file) => file.endsWith('.webp'))
  return files.map((file) => file.slice(0, -'.webp'.length))
}

describe('finished pictures', () => {
  it('are there for all that the contents name, and none besides', () => {
    expect(namesIn('').toSorted()).toEqual([...names].toSorted())
  })

  it.each(['small', 'medium', 'large'])('have only sizes of theirs in %s', (size) => {
    expect(namesIn(size).filter((name) => !names.has(name))).toEqual([])
  })

  it('have both small sizes, but for the emblem, which is smaller itself', () => {
    const without = (size: 'small' | 'medium') => [...names].filter((name) => !existsSync(pictureFile(name, size)))
    expect([without('small'), without('medium')]).toEqual([['emblem'], ['emblem']])
    expect(Object.keys(pictureSizes)).toEqual(['small', 'medium', 'large', 'card'])
  })

  it('are named by one drawing each', () => {
    const drawings = new Map(pictures.map(({ name, drawing }) => [name, JSON.stringify(drawing)]))
    for (const { name, drawing } of pictures)
      expect([name, JSON.stringify(drawing)]).toEqual([name, drawings.get(name)])
  })

  it('weigh at most 40 MB', () => {
    const files = readdirSync(PICTURES_FOLDER, { recursive: true, encoding: 'utf8' })
    const bytes = files.reduce((sum, file) => sum + statSync(path.join(PICTURES_FOLDER, file)).size, 0)
    expect(bytes).toBeLessThan(LARGEST_FOLDER)
  })
})
