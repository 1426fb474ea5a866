/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CityFolderError } from '@/lib/content/read/folder-errors'
import { readCityFolder } from '@/lib/content/read/read-city-folder'
import { DEMO_FOLDER } from '@/lib/content/demo-city'

const EXAMPLE = 'docs/example-city'
const zone = 'Europe/Moscow'
const now = new Date('2026-11-24T22:30:00Z') // it is already the 25th in the city

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'city-folder-'))
  cpSync(EXAMPLE, folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function change(file: string, from: string, to: string): void {
  const text = readFileSync(join(folder, file), 'utf8')
  expect(text).toContain(from)
  writeFileSync(join(folder, file), text.replace(from, to))
}

function mistakesIn(): string[] {
  try {
    readCityFolder(folder, { zone, now })
    return []
  } catch (error) {
    if (!(error instanceof CityFolderError)) throw error
    return error.message.split('\n').slice(1)
  }
}

describe('the folder of a city', () => {
  it('says its things as plain objects, with days counted from the day of reading', () => {
    const { news, organizations, settings, documents } = readCityFolder(folder, { zone, now })
    expect(news[0]).toMatchObject({ daysAgo: 3, time: '09:40', picture: { file: 'square.webp' } })
    expect(news[0]?.body).toContain('с 27 августа. Вопросы — по телефону +7 (872) 000-00-01')
    expect(news[1]).toMatchObject({ daysAgo: 23, time: '08:15', expiresInDays: -22, expiresAt: undefined })
    expect(documents[0]).toMatchObject({ number: '12-п', daysAgo: 288 })
    expect(organizations[0]?.hours).toBe('1-4 09:00-18:00; 5 09:00-16:45')
    expect(settings?.hours).toBe('пн–чт 9:00–18:00, пт 9:00–16:45')
  })

  it('counts from the day it names, whenever it is read', () => {
    change('package.yaml', 'day: today', 'day: 2026-11-01')
    const [bridge, water] = readCityFolder(folder, { zone, now }).news
    expect([bridge?.daysAgo, water?.daysAgo]).toEqual([27, 23])
    expect(bridge?.body).toContain('с 3 августа')
  })

  it('names the date of a weekday in its texts', () => {
    change('news/bridge.md', '{{day:-90}}', '{{week:0 day:7}}')
    expect(readCityFolder(folder, { zone, now }).news[0]?.body).toContain('с 29 ноября')
    change('package.yaml', 'day: today', 'day: 2026-11-01')
    expect(readCityFolder(folder, { zone, now }).news[0]?.body).toContain('с 1 ноября')
  })

  it('counts yearly things from the last time they were, three days ago at least', () => {
    const [plan] = readCityFolder(folder, { zone, now }).activityItems
    expect(plan).toMatchObject({ title: 'План работы администрации на 2027 год', year: 2027, daysAgo: 61 })
    change('package.yaml', 'day: today', 'day: 2026-09-27')
    expect(readCityFolder(folder, { zone, now }).activityItems[0]?.daysAgo).toBe(61 + 365)
  })

  it.each([
    [
      'an unknown field',
      'news/bridge.md',
      'lead:',
      'leed:',
      [
        'news/bridge.md, строка 4, поле «leed»: неизвестное поле',
        'news/bridge.md, строка 2, поле «lead»: поле не заполнено',
      ],
    ],
    [
      'a date that is none',
      'news/water.md',
      '2026-11-02 08:15',
      '2026-13-02 08:15',
      [
        'news/water.md, строка 5, поле «published»: время с днём пишут так: { day: -12, time: 09:40 } или 2026-03-14 09:40',
      ],
    ],
    [
      'an unknown field of a date',
      'news/bridge.md',
      '{ day: -3,',
      '{ days: -3,',
      [
        'news/bridge.md, строка 5, поле «published.day»: поле не заполнено',
        'news/bridge.md, строка 5, поле «published.days»: неизвестное поле',
      ],
    ],
    [
      'a picture that is not there',
      'news/bridge.md',
      'file: square.webp',
      'file: bridge.jpg',
      ['news/bridge.md, строка 6, поле «picture.file»: нет картинки «bridge.jpg» в папке pictures'],
    ],
    [
      'a link to nothing',
      'officials/010-petrova.md',
      'organization: Администрация',
      'organization: Управа',
      ['officials/010-petrova.md, строка 5, поле «organization»: в «organizations» нет «Управа города Приморска»'],
    ],
    [
      'a fact that nobody tells',
      'news/bridge.md',
      '{{phones.reception}}',
      '{{phones.mayor}}',
      ['news/bridge.md, строка 20, поле «body»: неизвестно, что такое {{phones.mayor}}'],
    ],
    [
      'a thing of a list',
      'documents/2026.yaml',
      'status: active',
      'status: valid',
      [expect.stringMatching(/^documents\/2026\.yaml, строка 7, поле «status»: .*"active"/) as string],
    ],
    [
      'a relation to an act that is not there',
      'documents/2026.yaml',
      'status: active',
      'status: active\n  relations:\n    - { kind: amends, number: 7-п }',
      ['documents/2026.yaml, строка 9, поле «relations.0.number»: в «documents» нет «7-п»'],
    ],
    [
      'a day that not every year has',
      'activity-items/010-plans.yaml',
      'last: 09-25',
      'last: 02-29',
      ['activity-items/010-plans.yaml, строка 5, поле «date.last»: день года пишут так: { last: 09-25 }'],
    ],
    [
      'a ready file that is not there',
      'news/bridge.md',
      'file: plan-proezda.pdf',
      'file: plan.pdf',
      ['news/bridge.md, строка 16, поле «files.1.file»: нет файла «plan.pdf» в папке files'],
    ],
    [
      'an unknown field of a ready file',
      'news/bridge.md',
      'title: План проезда',
      'titel: План проезда',
      [
        'news/bridge.md, строка 16, поле «files.1.title»: поле не заполнено',
        'news/bridge.md, строка 17, поле «files.1.titel»: неизвестное поле',
      ],
    ],
    [
      'a layer that is not there',
      'city-maps/010-buses.md',
      'layer: buses.geojson',
      'layer: trams.geojson',
      ['city-maps/010-buses.md, строка 8, поле «layer»: в «layers» нет «trams.geojson»'],
    ],
    [
      'a sign of a legend that nothing bears',
      'city-maps/010-buses.md',
      "value: '1'",
      "value: '2'",
      ['city-maps/010-buses.md, строка 11, поле «legend.0.value»: в «buses.geojson» ни у чего нет «route: 2»'],
    ],
    [
      'a point that is in no place',
      'layers/buses.geojson',
      '[48.2,42.1]}}\n]}',
      '[48.2,142.1]}}\n]}',
      [
        expect.stringMatching(
          /^layers\/buses\.geojson, строка 3, поле «features\.1\.geometry\.coordinates\.1»: /,
        ) as string,
      ],
    ],
    [
      'a shape that GeoJSON does not know',
      'layers/buses.geojson',
      '"Point"',
      '"Circle"',
      ['layers/buses.geojson, строка 3, поле «features.1.geometry.type»: такого вида не бывает'],
    ],
    [
      'a map of no known kind',
      'city-maps/010-buses.md',
      'kind: geojson',
      'kind: atlas',
      ['city-maps/010-buses.md, строка 2, поле «kind»: такого вида не бывает'],
    ],
    [
      'GeoJSON that cannot be read',
      'layers/buses.geojson',
      '"Point",',
      '"Point"',
      [expect.stringMatching(/^layers\/buses\.geojson, строка 3: запись JSON не читается: /) as string],
    ],
    [
      'YAML that cannot be read',
      'settings.yaml',
      'city: Приморск',
      'city: [Приморск',
      [expect.stringMatching(/^settings\.yaml, строка \d+: запись YAML не читается: /) as string],
    ],
    [
      'a Markdown file without fields',
      'news/water.md',
      '---\ntype',
      'type',
      ['news/water.md, строка 1: файл начинается с полей между двумя строками ---'],
    ],
  ])('names file, line and field of %s', (_what, file, from, to, sentences) => {
    change(file, from, to)
    expect(mistakesIn().toSorted()).toEqual(sentences.toSorted())
  })

  it('looks into a ready file before it takes it', () => {
    writeFileSync(join(folder, 'files', 'plan-proezda.pdf'), 'Это не PDF')
    expect(mistakesIn()).toEqual([
      'news/bridge.md, строка 16, поле «files.1.file»: «plan-proezda.pdf» по содержимому не PDF',
    ])
  })

  it('takes a ready PDF for a map without sheets', () => {
    const map = ['city-maps/010-buses.md', 'kind: geojson', 'kind: pdf'] as const
    change(...map)
    change(map[0], 'layer: buses.geojson\nproperty: route', 'file: plan-proezda.pdf')
    expect(mistakesIn()).toEqual([])
    change(map[0], 'file: plan-proezda.pdf', 'file: plan.pdf')
    expect(mistakesIn()).toEqual(['city-maps/010-buses.md, строка 8, поле «file»: нет файла «plan.pdf» в папке files'])
  })

  it('knows no other files, and no invented residents', () => {
    writeFileSync(join(folder, 'newz.yaml'), '')
    writeFileSync(join(folder, 'news', 'photo.png'), '')
    cpSync(join(DEMO_FOLDER, 'ideas'), join(folder, 'ideas'), { recursive: true })
    const sentences = mistakesIn()
    expect(sentences).toContain('newz.yaml: неизвестный файл: такого в папке города не бывает')
    expect(sentences).toContain('news/photo.png: неизвестный файл: такого в папке города не бывает')
    expect(sentences.filter((one) => one.startsWith('ideas/')).length).toBeGreaterThan(50)
  })

  it('wants the file that names its day', () => {
    rmSync(join(folder, 'package.yaml'))
    expect(mistakesIn()).toEqual(['package.yaml: файла нет, а он называет день, от которого считаются даты'])
  })
})
