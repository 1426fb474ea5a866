import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { demoCity } from '@/lib/content/demo-city'
import { listDemoClaims } from '@/lib/content/seed/content/claims'
import { claimPhoto } from '@/lib/content/seed/pictures/city-picture'
import { pictureFiles } from '@/lib/content/seed/pictures/city-pictures'
import { draw } from './draw'
import { parseDrawing } from './parse-drawing'
import { PICTURES_FOLDER } from './pictures-folder'

const LARGEST_FOLDER = 20 * 1024 * 1024

const names = pictureFiles(demoCity())

describe('finished pictures', () => {
  it('are there for all that the contents name, and none besides', () => {
    expect(readdirSync(PICTURES_FOLDER).toSorted()).toEqual([...names].toSorted())
  })

  it('can be drawn anew from their names', () => {
    for (const name of names) expect(() => parseDrawing(name)).not.toThrow()
  })

  it('weigh at most 20 MB', () => {
    const bytes = readdirSync(PICTURES_FOLDER).reduce(
      (sum, file) => sum + statSync(path.join(PICTURES_FOLDER, file)).size,
      0,
    )
    expect(bytes).toBeLessThan(LARGEST_FOLDER)
  })

  it('give each sight a portrait of its own', () => {
    const sights = demoCity().tourism.flatMap(({ link, items }) => (link === 'sights' ? items : []))
    const shown = sights.map(({ picture }) => parseSubject(picture?.file))
    expect(new Set(shown).size).toBe(sights.length)
  })

  it('show another place for each message of residents', () => {
    const shown = listDemoClaims(demoCity().claimBranches).flatMap(({ photo }) =>
      photo ? [claimPhoto(photo, 'before').file] : [],
    )
    expect(new Set(shown).size).toBe(shown.length)
  })

  it('show in the list of maps the map alone', () => {
    const covers = [...names].filter((name) => name.startsWith('cover-'))
    // what a printer gets is listed as its first page is
    expect(covers).toHaveLength(demoCity().cityMaps.filter(({ kind }) => kind !== 'pdf').length)
    for (const cover of covers) expect(draw(parseDrawing(cover))).not.toContain('<text')
  })
})

function parseSubject(file = ''): string | undefined {
  const drawing = parseDrawing(file)
  return drawing.kind === 'scene' ? drawing.scene.subject : undefined
}
