/** @jest-environment node */
import { demoCity, DEMO_FOLDER, fact } from '@/lib/content/demo-city'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { UNDO_DAYS } from '@/lib/domains/residents/rules'
import { formatHours } from '@/lib/content/read/reception-line'
import { buildReference } from '@/lib/content/seed/loaders/build-reference'
import { findOffice } from '@/lib/content/seed/content/find-office'

const PHONE = /\+7 \(\d{3}\) \d{3}-\d\d-\d\d/g
const ADDRESS = /(?:ул|пр|пер|пл)\. [А-ЯЁ][а-яё]+, \d+/g

/** Matches «10 рабочих дней», «семи дней», «24 часа». */
const STRETCH =
  /(?:\d+|(?:дв|тр|четыр|пят|шест|сем|восьм|девят|десят|сорок)[а-яё]*) (?:(?:рабоч|календарн)[а-яё]+ )?(?:дн|ден|час|сут)[а-яё]+/g
/** Exceptions to weekly hours: seasons, holidays, round the clock. */
const OTHER_HOURS =
  /январ|феврал|март|апрел|ма[йея](?![а-яё])|июн|июл|август|сентябр|октябр|ноябр|декабр|летом|зимой|весной|осенью|сезон|каникул|^круглосуточно|— до \d/i
const {
  organizations: demoOrganizations,
  officials: demoOfficials,
  posters: demoPosters,
  ideas: demoIdeas,
  facts,
} = demoCity()
const themes = [...facts].flatMap(([name, found]) => (name.startsWith('theme:') ? [found] : []))
const listFacts = (group: string) =>
  [...facts].flatMap(([name, found]) => (name.startsWith(`${group}.`) ? [found] : []))

const folder = __dirname
const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))

interface Contact {
  name: string
  phones: string[]
  address?: string
  hours?: string
  note?: string
}

let everything: unknown[]
let sentences: string[]
beforeAll(async () => {
  everything = [
    demoCity(),
    buildReference(demoCity()),
    ...(await Promise.all(files.map((name) => import(`./${name}`)))),
  ]
  sentences = extractSentences(everything)
})

function visitAll(value: unknown, visit: (found: object | string) => void, seen = new Set<unknown>()): void {
  if (typeof value === 'string') return visit(value)
  if (typeof value !== 'object' || value === null || seen.has(value)) return
  seen.add(value)
  visit(value)
  for (const inner of Object.values(value)) visitAll(inner, visit, seen)
}

function contacts(): Contact[] {
  const found: Contact[] = []
  visitAll(everything, (item) => {
    if (typeof item === 'string') return
    const { title, organizer, address, hours: open, hoursNote, ...rest } = item as Record<string, unknown>
    const numbers = [rest.phones, rest.phone].flat().filter((one) => typeof one === 'string')
    const name = organizer ?? title
    if (typeof name !== 'string' || numbers.length === 0) return
    found.push({
      name,
      phones: numbers,
      note: typeof hoursNote === 'string' ? hoursNote : undefined,
      address: typeof address === 'string' ? toHouse(address) : undefined,
      hours: typeof open === 'string' ? open : undefined,
    })
  })
  return found
}

/** Sentences of all texts, with line breaks. */
function extractSentences(content: unknown): string[] {
  const found = new Set<string>()
  visitAll(content, (item) => {
    if (typeof item !== 'string') return
    const text = item.replaceAll('\u00a0', ' ')
    for (const sentence of text.split(/\n|(?<=[а-яё)»]{3,}[.!?]) (?=[А-ЯЁ«])/)) found.add(sentence)
  })
  return [...found]
}

function toHouse(address: string): string {
  return address
    .replaceAll('\u00a0', ' ')
    .replace(/^г\. Самурск, /, '')
    .replace(/, каб\. .*$/, '')
}

/** Values that a group states in different ways. */
function disagreements<Item>(
  items: Item[],
  keyOf: (item: Item) => string,
  valueOf: (item: Item) => string | undefined,
) {
  const found = new Map<string, Set<string>>()
  for (const item of items) {
    const value = valueOf(item)
    if (value === undefined) continue
    found.set(keyOf(item), (found.get(keyOf(item)) ?? new Set()).add(value))
  }
  return [...found].filter(([, values]) => values.size > 1).map(([key, values]) => [key, ...values])
}

const byPhone = () =>
  contacts().flatMap((one) => one.phones.filter((phone) => phone.length > 3).map((phone) => ({ ...one, phone })))

describe('facts of the demo city', () => {
  it('state every phone once', () => {
    const data = readdirSync(DEMO_FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(md|yaml)$/.test(name),
    )
    const paths = [...files.map((name) => join(folder, name)), ...data.map((name) => join(DEMO_FOLDER, name))]
    const written = paths.flatMap((path) => readFileSync(path, 'utf8').match(PHONE) ?? [])
    expect(written.filter((phone, index) => written.indexOf(phone) !== index)).toEqual([])
    expect(new Set(listFacts('phones')).size).toBe(listFacts('phones').length)
  })

  it('keep one house for a phone', () => {
    expect(
      disagreements(
        byPhone(),
        ({ phone }) => phone,
        ({ address }) => address,
      ),
    ).toEqual([])
  })

  it('keep one house for a name', () => {
    expect(
      disagreements(
        contacts(),
        ({ name }) => name,
        ({ address }) => address,
      ),
    ).toEqual([])
  })

  it('keep the same hours for a phone, unless a note says what differs', () => {
    const plain = byPhone().filter(({ note }) => !note)
    expect(
      disagreements(
        plain,
        ({ phone }) => phone,
        ({ hours: open }) => open && toWords(open),
      ),
    ).toEqual([])
  })

  it('keep the hours of a week all year: no note takes them back', () => {
    const noted: { hours: string; note: string }[] = []
    visitAll(everything, (item) => {
      if (typeof item === 'string' || !('hours' in item) || !('hoursNote' in item)) return
      const { hours: open, hoursNote: note } = item
      if (typeof open === 'string' && typeof note === 'string') noted.push({ hours: open, note })
    })
    expect(noted.length).toBeGreaterThan(0)
    expect(noted.filter(({ note }) => OTHER_HOURS.test(note.replaceAll('\u00a0', ' ')))).toEqual([])
  })

  it('give heads, offices and organisers of events the phones of their organisations', () => {
    const wrong: string[] = []
    const shown = [
      ...demoOfficials.filter(({ isDeputy }) => !isDeputy).map((one) => [one.organization, one.phone] as const),
      ...demoPosters.map((one) => [one.organizer, one.phone] as const),
      ...demoCity().serviceDrafts.map(({ office }) => [office, findOffice(office).phone] as const),
    ]
    for (const [name, phone] of shown) {
      const organization = demoOrganizations.find(({ title, short }) => title === name || short === name)
      if (organization && phone && !organization.phones.includes(phone)) wrong.push(`${name}: ${phone}`)
    }
    expect(wrong).toEqual([])
  })

  it('give an outage the phone of the service that mends it', () => {
    const findPhones = (name: string) => [
      ...demoCity().dutyServices.flatMap(({ organization, phones }) => (organization?.includes(name) ? phones : [])),
      ...demoOrganizations.flatMap(({ short, phones }) => (short === name ? phones : [])),
    ]
    const responsible = demoCity().news.flatMap(({ outage }) => outage?.responsible ?? [])
    expect(responsible.length).toBeGreaterThan(0)
    const wrong = responsible.filter((words) => {
      const [, name = '', phone = ''] = /^«(.+)», (.+)$/.exec(words) ?? []
      return !findPhones(name).includes(phone)
    })
    expect(wrong).toEqual([])
  })

  it('send to the same house in running text', () => {
    const houses = new Map(byPhone().flatMap(({ phone, address }) => (address ? [[phone, address]] : [])))
    const wrong = sentences.filter((sentence) => {
      const known = (sentence.match(PHONE) ?? []).flatMap((phone) => houses.get(phone) ?? [])
      const named = sentence.match(ADDRESS) ?? []
      return known.length > 0 && named.some((address) => !known.some((house) => house.includes(address)))
    })
    expect(wrong).toEqual([])
  })

  it('name the house of an organisation rightly in running text', () => {
    const wrong = demoOrganizations.flatMap(({ title, short, address }) => {
      const names = [title, short].flatMap((name) => (name ? [inflected(name)] : []))
      const sending = new RegExp(`(?:${names.join('|')})(?: города Самурска)?[(:, ]+(${ADDRESS.source})`, 'i')
      return sentences.filter((sentence) => !address.includes(sending.exec(sentence)?.[1] ?? address))
    })
    expect(wrong).toEqual([])
  })

  it('tell the hours of the administration on every page in the same words', () => {
    const words = buildReference(demoCity())
      .flatMap(({ entries }) => entries)
      .find(({ title }) => title.startsWith('Администрация'))
    expect(demoCity().settings?.hours).toBe(words?.hours)
    expect(findOffice('Администрация города Самурска').hours).toBe(words?.hours)
    expect(listFacts('hours')).toContain(demoOrganizations.find(({ ledByMayor }) => ledByMayor)?.hours)
  })

  it('write the timetable of a bus once, and give it the same hours and intervals everywhere', () => {
    const names = readdirSync(DEMO_FOLDER, { recursive: true, encoding: 'utf8' })
    const sources = names.filter((name) => /\.(md|yaml|geojson)$/.test(name) && name !== 'facts.yaml')
    const texts = sources.map((name) => readFileSync(join(DEMO_FOLDER, name), 'utf8'))
    const written = listFacts('timetable').filter((hours) =>
      texts.some((text) => text.includes(/\d.*\d(?=,)/.exec(hours)?.[0] ?? hours)),
    )
    expect(written).toEqual([])
    const wrong = sentences.filter((sentence) => {
      const routes = [...sentence.matchAll(/№ (3|5|7|9|11)(?!\d)/g)].map(([, route]) => `timetable.route${route}`)
      const known = [...facts].filter(([name]) => routes.some((route) => name.startsWith(route))).join()
      const told = sentence.match(/с \d+:\d\d до \d+:\d\d(?=, каждые)|каждые \d+ минут/g) ?? []
      return routes.length > 0 && /автобус|маршрут/i.test(sentence) && told.some((words) => !known.includes(words))
    })
    expect(wrong).toEqual([])
  })

  it('send by bus to stops that the map of routes has', () => {
    const stops = demoCity()
      .layers.flatMap(({ features }) => features)
      .filter(({ properties }) => properties.route === 'stop')
      .map(({ properties }) => String(properties.title))
    const named = sentences.flatMap((sentence) =>
      [...sentence.matchAll(/автобус[^.]*№ (?:3|5|7|9|11)(?!\d)[^.]* остановк[аиу] «(.+?)»(?=[.,: ])/gi)].map(
        ([, stop]) => stop,
      ),
    )
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((stop) => !stops.includes(stop?.replace(/„(.+)“/, '«$1»') ?? ''))).toEqual([])
  })

  it('call the duty service of the city by one name', () => {
    const others = /диспетчер[а-яё]* города|диспетчерск[а-яё]+ служб|(?:в|из|у) диспетчерск|ЕДДС/i
    expect(sentences.filter((sentence) => others.test(sentence))).toEqual([])
  })

  it('place an idea at the house that it names', () => {
    const houses: [RegExp, string[]][] = [
      [/библиотеке$/, [fact('addresses.library')]],
      [/(?<!новой )поликлиник/, [fact('addresses.clinic')]],
      [/дома культуры/, [fact('addresses.palaceOfCulture'), fact('addresses.villageClub')]],
      [/загс/i, [fact('addresses.registry')]],
      [/дежурной службы/, [fact('addresses.dispatcher')]],
      [/аптеки/, [fact('addresses.centralPharmacy')]],
      [/стадион|трибуну/, [fact('addresses.stadium')]],
    ]
    const wrong = demoIdeas.flatMap(({ title, address }) =>
      houses.some(([words, places]) => words.test(title) && !places.includes(address)) ? [`${title}: ${address}`] : [],
    )
    expect(wrong).toEqual([])
  })

  it.each<[string, RegExp, RegExp, string[]]>([
    ['a claim may be returned', /верн\S+ (?:её|заявку) в работу|«не решено»/i, STRETCH, [fact('terms.claimVerdict')]],
    [
      'a moderator reads',
      /модератор (?:читает|рассматривает|проверяет)/i,
      STRETCH,
      [fact('terms.claimCheck'), fact('terms.ideaCheck')],
    ],
    ['an idea needs', /голос\S* «за»/, /\d+ голос[а-я]*/g, [fact('terms.ideaThreshold')]],
    [
      'an idea waits for its answer',
      /иде\S+.*(?:рассматрива|на ответ)/i,
      STRETCH,
      [fact('terms.ideaReview'), fact('terms.ideaCheck')],
    ],
    ['an account is erased', /учётн\S+ запис.*(?:удал|уничтож)|^данные удалят/i, STRETCH, [`${UNDO_DAYS} дней`]],
    [
      'an appeal is registered',
      /обращени\S+ (?:за)?регистриру/i,
      STRETCH,
      [fact('terms.appealRegistration'), fact('terms.appealAnswer')],
    ],
    ['a lamp is mended', /(?:негорящ|погасш)\S+ фонар|срок ремонта/, STRETCH, [...themes]],
  ])('say in how much %s as the portal keeps it', (_what, mention, number, allowed) => {
    const found = sentences.filter((sentence) => mention.test(sentence))
    const plain = allowed.map((term) => term.replaceAll('\u00a0', ' '))
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter((one) => (one.match(number) ?? []).some((term) => !plain.includes(term)))).toEqual([])
  })

  it('send nowhere that the portal does not have', () => {
    const missing = [
      /код\S* из (?:сообщени|письм|смс)/i,
      /подтверд\S+ (?:новый )?телефон/i,
      /запис\S+ на приём.*портал/i,
      /удал\S+ .*(?:написав|напишите) в поддержку/i,
    ]
    expect(sentences.filter((sentence) => missing.some((words) => words.test(sentence)))).toEqual([])
  })

  it('name the newest edition of an act on the maps that belong to it', () => {
    const { cityMaps, actDrafts } = demoCity()
    const rewritten = actDrafts
      .filter(({ text }) => /в новой редакции/.test(text))
      .flatMap(({ amends }) => amends ?? [])
    const older = new Set(actDrafts.filter(({ key }) => key && rewritten.includes(key)).map(({ title }) => title))
    expect(older.size).toBeGreaterThan(0)
    expect(cityMaps.filter(({ act }) => act && older.has(act)).map(({ title }) => title)).toEqual([])
  })

  it('mention no department that the city does not have', () => {
    const known = demoOrganizations.map(({ title }) => title.toLowerCase())
    const found = sentences.flatMap(
      (sentence) => sentence.match(/(?:^|[^а-яё])отдел (?:[а-яё]+ ){1,2}администрации/gi) ?? [],
    )
    expect(found.filter((name) => !known.some((title) => name.toLowerCase().includes(title)))).toEqual([])
  })
})

function toWords(open: string): string {
  return /^\d/.test(open) ? formatHours(open) : open
}

/** Pattern matching other cases of a name. */
function inflected(name: string): string {
  const [first = '', ...rest] = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').split(' ')
  const tail = rest.slice(1).map((word) => ` ${word}`)
  const second = rest[0] ? ` ${rest[0]}` : ''
  return `${first.replace(/[а-яё]$/i, '')}[а-яё]*${second}${tail.length > 0 ? `(?:${tail.join('')})?` : ''}`
}
