/** A Russian noun has forms after 1, 2 and 5: день, дня, дней. */
export type PluralForms = readonly [one: string, few: string, many: string]

const NBSP = '\u00A0'

const rules = new Intl.PluralRules('ru')

/** Chooses the form that fits the number: 21 день, 22 дня, 25 дней, 11 дней; a part of one is 2,5 дня. */
export function plural(count: number, [one, few, many]: PluralForms): string {
  const category = rules.select(count)
  if (category === 'one') return one
  return category === 'many' ? many : few
}

/** Writes number and noun, held together: «1 214 документов». */
export function formatCount(count: number, forms: PluralForms): string {
  return `${formatNumber(count)}${NBSP}${plural(count, forms)}`
}

/** Groups digits by threes, with a space that does not break. */
export function formatNumber(value: number): string {
  return value.toLocaleString('ru-RU').replaceAll(' ', NBSP)
}

/** Says how many things a list has, «Найдено 1 240», with and without a filter; words of a filter follow it. */
export function formatFound(total: number): string {
  return `Найдено ${formatNumber(total)}`
}
