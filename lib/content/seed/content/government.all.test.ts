/** @jest-environment node */
import { demoCity } from '@/lib/content/demo-city'
import { findPlace } from '@/lib/content/seed/city-map/find-place'
import { parseHours, receptionRows } from '@/lib/content/seed/loaders/seed-hours'

const {
  officials: demoOfficials,
  organizations: demoOrganizations,
  projects: demoProjects,
  activityItems,
  dictionaries,
  mayor,
} = demoCity()
const titles = demoOrganizations.map(({ title }) => title)
const names = demoOfficials.map(({ name }) => name)

describe('organisations', () => {
  it('stand after what they are under, in a known sphere, at a known house, once each', () => {
    expect(new Set(titles).size).toBe(titles.length)
    for (const [index, { parent, sphere, address }] of demoOrganizations.entries()) {
      if (parent) expect(titles.slice(0, index)).toContain(parent)
      expect(dictionaries?.organizationSpheres).toContain(sphere)
      expect(() => findPlace(address)).not.toThrow()
    }
  })

  it('are answered for by officials that exist', () => {
    for (const { curator } of demoOrganizations) if (curator) expect(names).toContain(curator)
  })

  it('have one head at most', () => {
    const led = demoOfficials.filter(({ isDeputy }) => !isDeputy).map(({ organization }) => organization)
    expect(new Set(led).size).toBe(led.length)
    for (const title of led) expect(titles).toContain(title)
  })
})

describe('officials', () => {
  it('look and live differently', () => {
    const faces = demoOfficials.map(({ photo }) => photo.file)
    expect(new Set(faces).size).toBe(faces.length)
    expect(new Set(demoOfficials.map(({ biography }) => biography)).size).toBe(names.length)
    expect(new Set(names).size).toBe(names.length)
  })
})

test('no text names a school that the directory does not have, and the home page counts them as it does', () => {
  const schools = demoOrganizations.flatMap(({ title }) => /^Средняя школа № (\d+)$/.exec(title)?.[1] ?? [])
  const named = [...JSON.stringify(demoCity()).matchAll(/школ[а-яё]*[ \u00a0]№[ \u00a0](\d+)/gi)]
  expect(named.map(([, number]) => number).filter((number) => !schools.includes(number ?? ''))).toEqual([])
  const counted = demoCity().home?.facts?.find(({ label }) => label.startsWith('школ'))
  expect(counted?.value).toBe(String(schools.length))
})

test('no reception is outside opening hours', () => {
  const lines = [...demoOfficials.flatMap(({ reception = [] }) => reception), ...(mayor?.reception ?? [])]
  const shut = receptionRows(lines).filter(({ place, weekday, from, to }) => {
    const house = place.replace(/, каб\. .*$/, '')
    const open = demoOrganizations.flatMap(({ address, hours }) =>
      address === house && hours ? parseHours(hours) : [],
    )
    return open.length > 0 && !open.some((day) => day.weekday === weekday && day.from <= from && to <= day.to)
  })
  expect(shut).toEqual([])
})

describe('projects and activity', () => {
  it('show projects of every stage, the finished ones before and after', () => {
    expect(new Set(demoProjects.map(({ stage }) => stage)).size).toBe(5)
    for (const { stage, picture, reportPicture, organization } of demoProjects) {
      if (stage === 'done') expect([picture, reportPicture]).not.toContain(undefined)
      expect(titles).toContain(organization)
    }
  })

  it('fill every section with files', () => {
    for (const type of dictionaries?.activityTypes ?? [])
      expect(activityItems.filter((item) => item.type === type).length).toBeGreaterThan(3)
    for (const { files, organization } of activityItems) {
      expect(files.length).toBeGreaterThan(0)
      if (organization) expect(titles).toContain(organization)
    }
  })
})
