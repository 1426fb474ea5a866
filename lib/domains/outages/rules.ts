import { lowerFirst } from '@/lib/text/capitalize'
import { splitWords } from '@/lib/text/word-match'
import { formatDeadline, formatMessageTerm } from '@/lib/time/deadline-text'

/** Field that answers a doubt about the streets. */
export const ANYWAY = 'anyway'

/** A number of at least five digits, «2-00-00», or a short one of the emergency services. */
const DIALLED = /\d(?:[\s()\u2060-]*\d){4}|(?<!\d)(?:112|10[1-4])(?!\d)/

/** True if a phone can be dialled from the words; «05» is none. */
export function namesPhone(words: string): boolean {
  return DIALLED.test(words)
}

/** What comes through pipes and wires: words that ask for it, and a `websearch_to_tsquery` for titles about it. */
const supplies = [
  { asked: /^(вод(а|ы|у|е|ой|ою|ичк.*)|водоснабжен.*|водопровод.*)$/, query: 'вода or водоснабжение or водопровод' },
  { asked: /^(свет(а|у|ом|е)?|электр.*)$/, query: 'свет or электричество or электроснабжение or электроэнергия' },
  { asked: /^(отоплен.*|тепл(о|а|у|ом)|теплоснабж.*|батаре.*)$/, query: 'отопление or тепло or теплоснабжение' },
  { asked: /^газ(а|у|ом|е|оснабж.*)?$/, query: 'газ or газоснабжение' },
] as const

const isOff = /^(отключ|выключ|перекр|авар|пропал|исчез|нету?$|дад|дал|верн|включ|буд|без$|слаб|холодн)/

/**
 * Returns a `websearch_to_tsquery` for titles of messages in force if the text is about an outage («когда дадут воду»)
 * or names only a supply; null otherwise.
 */
export function toOutageQuery(words: readonly string[]): string | null {
  const supply = supplies.find(({ asked }) => words.some((word) => asked.test(word)))
  const isAsked = words.some((word) => isOff.test(word)) || words.every((word) => supply?.asked.test(word))
  return isAsked ? (supply?.query ?? null) : null
}

/**
 * True if the outage may be what is complained of: the same supply, and not hot water where cold is named. The first text
 * that names a supply decides, so what people write goes before the theme they chose.
 */
export function isAboutOutage(what: string, ...complaint: readonly string[]): boolean {
  const off = readSupplies(what)
  const asked = complaint.map(readSupplies).find(({ named }) => named.length > 0)
  if (!asked?.named.some((supply) => off.named.includes(supply))) return false
  return !off.temperature || !asked.temperature || off.temperature === asked.temperature
}

function readSupplies(text: string) {
  const words = splitWords(text)
  const named = supplies.filter(({ asked }) => words.some((word) => asked.test(word)))
  const temperatures = new Set(words.flatMap((word) => /^(горяч|холодн)/.exec(word)?.[1] ?? []))
  // who names both complains of both
  return { named, temperature: temperatures.size === 1 ? [...temperatures][0] : undefined }
}

interface AnnouncedOutage {
  what: string | null
  title: string
  starts_at: string
  expires_at: string
}

/** Tells who reports a problem of what is off there, and whether to report it all the same. */
export function tellOutage(outage: AnnouncedOutage, zone: string, now: Date = new Date()): string {
  const advice = isAhead(outage, now)
    ? 'Если это случилось уже сейчас, отправьте заявку.'
    : 'Заявка не нужна, но её можно отправить.'
  return `${describeOutage(outage, zone, now)} ${advice}`
}

/** Says what is off at an address, and until when. */
export function describeOutage(outage: AnnouncedOutage, zone: string, now: Date = new Date()): string {
  const announced = `По этому адресу ${tellAnnounced(outage.what ?? outage.title)}`
  return isAhead(outage, now)
    ? `${announced}: ${lowerFirst(formatMessageTerm(outage, zone, now))}.`
    : `${announced} ${formatDeadline(outage.expires_at, zone, now)}.`
}

function isAhead({ starts_at: start }: AnnouncedOutage, now: Date): boolean {
  return new Date(start) > now
}

/** «объявлено отключение горячей воды» of «Нет горячей воды»; other words as they are: «объявлено: перекрыто движение». */
function tellAnnounced(what: string): string {
  // «Нет холодной воды и слабый напор»: words after «и» are in another case
  if (/^[^:]*(?:\sи\s|[,;(])/.test(what)) return `объявлено: ${lowerFirst(what)}`
  const [, supply] = /^нет\s+(.+)$/i.exec(what) ?? []
  if (supply) return `объявлено отключение ${supply}`
  return /^(?:отключени|ограничени)е/i.test(what) ? `объявлено ${lowerFirst(what)}` : `объявлено: ${lowerFirst(what)}`
}
