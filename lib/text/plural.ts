export type PluralForms = readonly [one: string, few: string, many: string]

export const dayForms: PluralForms = ['день', 'дня', 'дней']
export const minuteForms: PluralForms = ['минуту', 'минуты', 'минут']

const NBSP = '\u00A0'

const rules = new Intl.PluralRules('ru')

/** 21 день, 22 дня, 25 дней; 2,5 дня. */
export function plural(count: number, [one, few, many]: PluralForms): string {
  const category = rules.select(count)
  if (category === 'one') return one
  return category === 'many' ? many : few
}

/** «1 214 документов», not broken between lines. */
export function formatCount(count: number, forms: PluralForms): string {
  return `${formatNumber(count)}${NBSP}${plural(count, forms)}`
}

/** «14 дней» with a plain space, for descriptions of calls and fields. */
export function plainCount(count: number, forms: PluralForms): string {
  return `${count} ${plural(count, forms)}`
}

export function formatDays(count: number): string {
  return formatCount(count, dayForms)
}

export function formatMinutes(count: number): string {
  return formatCount(count, minuteForms)
}

export function formatNumber(value: number): string {
  return value.toLocaleString('ru-RU').replaceAll(' ', NBSP)
}

/** «Найдено 1 240». */
export function formatFound(total: number): string {
  return `Найдено ${formatNumber(total)}`
}
