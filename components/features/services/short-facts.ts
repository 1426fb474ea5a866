const MAX_FEE_LENGTH = 30

/** Returns the first condition, shortened; the page of the service has the whole text. */
export function shortFee(fee: string): string {
  const [first = ''] = fee.split(/;\s/)
  if (first !== fee && /^бесплатно для\s/i.test(first)) return 'Платно, есть льготы'
  const short = first
    .replace(/^Государственная пошлина/, 'Госпошлина')
    .replace(/(\d)\s(?:рублей|рубля|рубль)(?!\p{L})/gu, '$1\u00A0₽')
  if (short.length <= MAX_FEE_LENGTH) return short
  const [begin = short] = short.split(/ — | по статье | и возмещение /)
  return begin
}

const MAX_TERM_LENGTH = 22
const DURATION = /^.*?\s(?:день|дня|дней|недел\p{L}+|месяц\p{L}*)/u

/** Returns the usual term without its conditions. */
export function shortTerm(term: string): string {
  const [usual = ''] = term.split(/;\s|\s—\s/)
  if (usual.length <= MAX_TERM_LENGTH) return usual
  return DURATION.exec(usual)?.[0] ?? usual
}
