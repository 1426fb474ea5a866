const signs: readonly { name: string; sign: RegExp }[] = [
  { name: 'адрес почты', sign: /[\p{L}\d_.+-]+@[\p{L}\d-]+\.[\p{L}\d]+/u },
  { name: 'номер карты', sign: /(?<!\d)(?:\d{4}[ -]?){3}\d{4}(?!\d)/ },
  // Mobile numbers are matched without the country code too; the city's landline numbers have a longer area code.
  {
    name: 'номер телефона',
    sign: /(?<!\d)(?:(?:\+7|8|7)[\s(.‑–-]*\d{3}|\(?9\d{2})[\s).‑–-]*\d{3}[\s.‑–-]*\d{2}[\s.‑–-]*\d{2}(?!\d)|(?:\+7|8)\s*\(\d{4,5}\)(?:[\s.‑–-]*\d){5,6}(?!\d)/,
  },
  {
    name: 'данные паспорта',
    sign: /(?<!\d)\d{2}\s?\d{2}\s(?:№\s?)?\d{6}(?!\d)|(?<!\d)[0-8]\d{9}(?!\d)|паспорт\S*\D{0,20}\d{2}\s?\d{2}/i,
  },
  {
    name: 'номер квартиры',
    sign: /(?<![а-яё])(?:кв\.?|квартир(?:а|е|у|ы|ой))\s*№?\s*\d+|\d+-(?:я|й|ей|ю)\s+квартир[аеуы]/i,
  },
]

/** Returns what in a text is better kept private, named for a warning; nothing is refused, people may have a reason. */
export function privateThings(text: string): string[] {
  return signs.filter(({ sign }) => sign.test(text)).map(({ name }) => name)
}
