import { daysSinceDate } from '@/lib/package/seed/content/documents-calendar'

const OLD_LAW =
  'Федеральным законом от 06.10.2003 № 131-ФЗ «Об общих принципах организации местного самоуправления в Российской Федерации»'
const NEW_LAW =
  'Федеральным законом от 20.03.2025 № 33-ФЗ «Об общих принципах организации местного самоуправления в единой системе публичной власти»'

const ENACTING = {
  resolution: 'администрация города Самурска **постановляет:**',
  decision: 'Собрание депутатов города Самурска **решило:**',
  departmentOrder: '**приказываю:**',
}

/** The law on local self-government that was in force when the act was signed. */
export function localLaw(daysAgo: number): string {
  return daysAgo > daysSinceDate(2025, 6, 19) ? OLD_LAW : NEW_LAW
}

/** A whole act: why, the words that make it law, and its numbered points. */
export function act(form: keyof typeof ENACTING, grounds: string, points: string[]): string {
  return `${grounds} ${ENACTING[form]}\n\n${numbered(points)}`
}

export function numbered(points: string[]): string {
  return points.map((point, index) => `${index + 1}. ${point}`).join('\n')
}

export function bullets(rows: string[]): string {
  return rows.map((row) => `- ${row}`).join('\n')
}

export const PUBLISH =
  'Опубликовать постановление в газете «Самурский вестник» и разместить на официальном сайте администрации.'
export const PUBLISH_DECISION =
  'Решение вступает в силу со дня официального опубликования в газете «Самурский вестник».'

const PLURALS = new Intl.PluralRules('ru-RU')

/** «1 квартира», «3 квартиры», «8 квартир». */
export function count(amount: number, one: string, few: string, many: string): string {
  const rule = PLURALS.select(amount)
  if (rule === 'one') return `${amount} ${one}`
  return `${amount} ${rule === 'few' ? few : many}`
}

/** The point about who answers for the act; the person stands in the accusative case. */
export function control(person: string): string {
  return `Контроль за исполнением возложить на ${person}.`
}
