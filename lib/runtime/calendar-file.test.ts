import { calendarFile } from '@/lib/runtime/calendar-file'

const long = `SUMMARY:${'Вечер у моря 🌊 '.repeat(12)}конец`
/** The writer folds by letters. */
const text = `BEGIN:VEVENT\r\n${long.slice(0, 75)}\r\n\t${long.slice(75)}\r\nEND:VEVENT\r\n`

it('a calendar that subscribed is told when to ask again, by both names', async () => {
  const header = 'BEGIN:VCALENDAR\r\nX-PUBLISHED-TTL:PT1H\r\nEND:VCALENDAR\r\n'
  expect(await calendarFile(header, 'event.ics').text()).toContain(
    '\r\nREFRESH-INTERVAL;VALUE=DURATION:PT1H\r\nX-PUBLISHED-TTL:PT1H\r\n',
  )
})

it('no line is longer than 75 octets, no letter is torn, no word is lost', async () => {
  const file = await calendarFile(text, 'event.ics').text()
  const lengths = file.split('\r\n').map((line) => new TextEncoder().encode(line).length)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75)
  expect(file).not.toContain('\uFFFD')
  expect(file.replaceAll('\r\n ', '')).toBe(`BEGIN:VEVENT\r\n${long}\r\nEND:VEVENT\r\n`)
})
