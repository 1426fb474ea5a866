import { privateThings } from '@/components/features/claims/private-things'

describe('personal things in the text of a claim', () => {
  it.each([
    ['звоните +7 (928) 055-12-34', 'номер телефона'],
    ['мой номер 89280551234', 'номер телефона'],
    ['пишите на aliev@samursk.example', 'адрес почты'],
    ['паспорт 8201 456789', 'данные паспорта'],
    ['карта 2200 1234 5678 9010', 'номер карты'],
    ['я из кв. 14, этаж пятый', 'номер квартиры'],
    ['живу в квартире 7', 'номер квартиры'],
  ])('are found: %s', (text, name) => {
    expect(privateThings(text)).toContain(name)
  })

  it.each(['Яма 40 на 60 см у дома 12', 'Фонарь № 1234 не горит с 05.11.2026', 'Квартал без света третий день'])(
    'are not seen where there are none: %s',
    (text) => {
      expect(privateThings(text)).toEqual([])
    },
  )
})
