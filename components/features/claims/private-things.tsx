const signs: readonly { name: string; sign: RegExp }[] = [
  { name: 'адрес почты', sign: /[\w.+-]+@[\w-]+\.\w+/ },
  { name: 'номер карты', sign: /(?<!\d)(?:\d{4}[ -]?){3}\d{4}(?!\d)/ },
  { name: 'номер телефона', sign: /(?<!\d)(?:\+7|8|7)[\s(-]*\d{3}[\s)-]*\d{3}[\s-]*\d{2}[\s-]*\d{2}(?!\d)/ },
  { name: 'данные паспорта', sign: /(?<!\d)\d{2}\s?\d{2}\s(?:№\s?)?\d{6}(?!\d)|паспорт\S*\D{0,20}\d{4}/i },
  { name: 'номер квартиры', sign: /(?<![а-яё])(?:кв\.?|квартир[аеуы])\s*№?\s*\d+/i },
]

/** What of a text had better stay private, named for a warning: nothing is forbidden, people may be right. */
export function privateThings(text: string): string[] {
  return signs.filter(({ sign }) => sign.test(text)).map(({ name }) => name)
}
