import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { demoCity } from '@/lib/package/demo-city'
import { pictureFiles } from '@/lib/package/seed/pictures/city-pictures'
import { drawingOf } from './drawing-of'
import { PICTURES_FOLDER } from './pictures-folder'

const LARGEST_FOLDER = 20 * 1024 * 1024

const names = pictureFiles(demoCity())

describe('finished pictures', () => {
  it('are there for all that the contents name, and none besides', () => {
    expect(readdirSync(PICTURES_FOLDER).toSorted()).toEqual([...names].toSorted())
  })

  it('can be drawn anew from their names', () => {
    for (const name of names) expect(() => drawingOf(name)).not.toThrow()
  })

  it('weigh at most 20 MB', () => {
    const bytes = readdirSync(PICTURES_FOLDER).reduce(
      (sum, file) => sum + statSync(path.join(PICTURES_FOLDER, file)).size,
      0,
    )
    expect(bytes).toBeLessThan(LARGEST_FOLDER)
  })
})
