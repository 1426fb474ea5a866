import { isAboutOutage, namesPhone, tellOutage, toOutageQuery } from '@/lib/domains/outages/rules'
import { splitWords } from '@/lib/text/word-match'

test.each([
  ['нет горячей воды', 'Водоснабжение: нет воды', true],
  ['нет горячей воды', 'Горячая вода еле тёплая', true],
  ['нет горячей воды', 'Пропала холодная вода', false],
  ['нет холодной воды', 'Нет ни горячей, ни холодной воды', true],
  ['Нет отопления', 'Холодные батареи', true],
  ['нет электричества', 'Не горит свет', true],
  ['нет электричества', 'Светофор не работает', false],
  ['Перекрыто движение', 'Яма на дороге', false],
])('an outage «%s» is what «%s» complains of: %s', (what, words, isThat) => {
  expect(isAboutOutage(what, words)).toBe(isThat)
})

test('what is written decides before the theme, which may name several supplies', () => {
  const theme = 'Холодные батареи, нет горячей воды, порывы теплотрасс'
  expect(isAboutOutage('Нет горячей воды', 'Батареи еле тёплые', theme)).toBe(false)
  expect(isAboutOutage('Нет отопления', 'Батареи еле тёплые', theme)).toBe(true)
  expect(isAboutOutage('Нет отопления', '', theme)).toBe(true)
  expect(isAboutOutage('Нет электричества', 'Нет ни воды, ни света')).toBe(true)
})

const now = new Date('2026-11-30T12:00:00+03:00')
const outage = {
  what: 'Нет горячей воды',
  title: '',
  starts_at: '2026-11-30T09:00:00+03:00',
  expires_at: '2026-11-30T17:00:00+03:00',
}
const tell = (changes: Partial<typeof outage> = {}) =>
  tellOutage({ ...outage, ...changes }, 'Europe/Moscow', now)
    .replaceAll('\u00A0', ' ')
    .replaceAll('\u2060', '')

test('an outage is told with its end, and that a claim is not needed', () => {
  expect(tell()).toBe(
    'По этому адресу объявлено отключение горячей воды до 17:00 сегодня. Заявка не нужна, но её можно отправить.',
  )
  expect(tell({ what: 'Перекрыто движение' })).toMatch(/^По этому адресу объявлено: перекрыто движение до/)
  expect(tell({ what: 'Нет холодной воды и слабый напор' })).toMatch(
    /^По этому адресу объявлено: нет холодной воды и слабый напор до/,
  )
})

test('an outage of tomorrow leaves the claim of today', () => {
  const tomorrow = { starts_at: '2026-12-01T10:00:00+03:00', expires_at: '2026-12-01T17:00:00+03:00' }
  expect(tell(tomorrow)).toBe(
    'По этому адресу объявлено отключение горячей воды: завтра, 10:00–17:00. Если это случилось уже сейчас, отправьте заявку.',
  )
})

describe('what people ask when something is off', () => {
  it.each([
    'нет воды',
    'отключение воды',
    'Отключили воду!',
    'когда дадут воду',
    'воды не будет',
    'вода пропала',
    'без воды',
    'вода',
    'Водоснабжение',
  ])('«%s» asks for an outage of water', (text) => expect(toOutageQuery(splitWords(text))).toMatch(/вода/))

  it.each([
    ['нет света', /свет/],
    ['отключили электричество', /электричество/],
    ['холодные батареи', /отопление/],
    ['когда дадут отопление', /отопление/],
    ['отключение газа', /газ/],
  ])('«%s» names its supply', (text, query) => expect(toOutageQuery(splitWords(text))).toMatch(query))

  it.each([
    'качество воды',
    'авария у светофора',
    'нет детского сада',
    'пропала газета',
    'водитель автобуса пропал',
    'приём главы',
    '',
  ])('«%s» asks for none', (text) => expect(toOutageQuery(splitWords(text))).toBeNull())
})

test.each([
  ['Водоканал, 8 (87200) 2-00-00', true],
  ['Водоканал, 2-00-00', true],
  ['Спасатели 112', true],
  ['Горводоканал 05', false],
  ['Горводоканал, участок 1125', false],
  ['Водоканал', false],
])('«%s» names a phone: %s', (words, isNamed) => {
  expect(namesPhone(words)).toBe(isNamed)
})
