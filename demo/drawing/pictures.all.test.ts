import { demoCity } from '@/lib/content/demo-city'
import { pictureFiles } from '@/lib/content/seed/pictures/city-pictures'
import { draw } from './draw'
import { parseDrawing } from './parse-drawing'

const names = pictureFiles(demoCity())

describe('finished pictures', () => {
  it('can be drawn anew from their names', () => {
    for (const name of names) expect(() => parseDrawing(name)).not.toThrow()
  })

  it('show in the list of maps the map alone', () => {
    const covers = [...names].filter((name) => name.startsWith('cover-'))
    // what a printer gets is listed as its first page is
    expect(covers).toHaveLength(demoCity().cityMaps.filter(({ kind }) => kind !== 'pdf').length)
    for (const cover of covers) expect(draw(parseDrawing(cover))).not.toContain('<text')
  })
})
