const patterns: readonly { name: string; pattern: RegExp }[] = [
  { name: 'адрес почты', pattern: /[\p{L}\d_.+-]+@[\p{L}\d-]+\.[\p{L}\d]+/u },
  { name: 'номер карты', pattern: /(?<!\d)(?:\d{4}[ -]?){3}\d{4}(?!\d)/ },
  // mobile numbers also without the country code; landline numbers have a longer area code
  {
    name: 'номер телефона',
    pattern:
      /(?<!\d)(?:(?:\+7|8|7)[\s(.‑–-]*\d{3}|\(?9\d{2})[\s).‑–-]*\d{3}[\s.‑–-]*\d{2}[\s.‑–-]*\d{2}(?!\d)|(?:\+7|8)\s*\(\d{4,5}\)(?:[\s.‑–-]*\d){5,6}(?!\d)/,
  },
  {
    name: 'данные паспорта',
    pattern: /(?<!\d)\d{2}\s?\d{2}\s(?:№\s?)?\d{6}(?!\d)|(?<!\d)[0-8]\d{9}(?!\d)|паспорт\S*\D{0,20}\d{2}\s?\d{2}/i,
  },
  {
    name: 'номер квартиры',
    pattern: /(?<![а-яё])(?:кв\.?|квартир(?:а|е|у|ы|ой))\s*№?\s*\d+|\d+-(?:я|й|ей|ю)\s+квартир[аеуы]/i,
  },
]

/** Returns names of what is better kept private, for a warning; nothing is refused. */
export function findPersonalData(text: string): string[] {
  return patterns.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name)
}
