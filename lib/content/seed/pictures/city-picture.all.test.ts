import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { DEMO_FOLDER, demoCity } from '@/lib/content/demo-city'
import { listDemoClaims } from '@/lib/content/seed/content/claims'
import { claimPhoto, libraryPictures, pictureFiles } from '@/lib/content/seed/pictures/city-picture'

const LARGEST_FOLDER = 20 * 1024 * 1024

const folder = path.join(DEMO_FOLDER, 'pictures')
const city = demoCity()

describe('pictures of the demo city', () => {
  it('are there for all that the contents name, and none besides', () => {
    expect(readdirSync(folder).toSorted()).toEqual([...pictureFiles(city)].toSorted())
  })

  it('weigh at most 20 MB', () => {
    const bytes = readdirSync(folder).reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0)
    expect(bytes).toBeLessThan(LARGEST_FOLDER)
  })

  it('say the same of one file wherever it is shown', () => {
    const described = new Set(libraryPictures(city).map(({ file, alt }) => `${file}: ${alt}`))
    expect(described.size).toBe(new Set(libraryPictures(city).map(({ file }) => file)).size)
  })

  it('give each sight a portrait of its own', () => {
    const sights = city.tourism.flatMap(({ link, items }) => (link === 'sights' ? items : []))
    expect(new Set(sights.map(({ picture }) => picture?.file)).size).toBe(sights.length)
  })

  it('show another place for each message of residents', () => {
    const shown = listDemoClaims(city.claimBranches).flatMap(({ photo }) =>
      photo ? [claimPhoto(photo, 'before').file] : [],
    )
    expect(new Set(shown).size).toBe(shown.length)
  })

  it('illustrate each chapter of the history once, the war never', () => {
    const chapters = (city.cityHistory?.eras ?? []).map(({ events }) => events.filter(({ picture }) => picture))
    expect(chapters.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1])
    expect(chapters.flat().map(({ title }) => title)).not.toContain('Война')
  })
})
