import { houseKey, readAddress, splitAfterHouse, streetKey, streetKind } from '@/lib/platform/map/address-text'

describe('a typed address', () => {
  it.each([
    ['улица Портовая, дом 12', 'портовая', 'улица', '12'],
    ['ул. Портовая, д. 12', 'портовая', 'улица', '12'],
    ['УЛ ПОРТОВАЯ 12', 'портовая', 'улица', '12'],
    ['портовая 27 Б', 'портовая', null, '27б'],
    ['Портовая, 27/1', 'портовая', null, '27/1'],
    ['пр. Мира, д. 61, корп. 2', 'мира', 'проспект', '61к2'],
    ['проспект Мира 61к2', 'мира', 'проспект', '61к2'],
    ['ул. Шёлковая, 9, вход со двора', 'шелковая', 'улица', '9'],
    ['ул. Портовая, 12, у второго подъезда', 'портовая', 'улица', '12'],
    ['ул. Портовая, 12, в арке', 'портовая', 'улица', '12'],
    ['ул. Портовая, 12 в', 'портовая', 'улица', '12в'],
    ['г. Самурск, пл. Согласия, 1, каб. 102', 'согласия', 'площадь', '1'],
    ['368999, Республика Дагестан, г. Самурск, пл. Согласия, 1', 'согласия', 'площадь', '1'],
    ['посёлок Дальний, ул. Степная, 5', 'степная', 'улица', '5'],
    ['ул. Садовая, д. 5, кв. 12', 'садовая', 'улица', '5'],
    ['8 Марта 5', '8 марта', null, '5'],
    ['Заводская 3 строение 2', 'заводская', null, '3с2'],
    ['ул. Портовая, 12, тел. 89285550000', 'портовая', 'улица', '12'],
    ['ул. Портовая 89285550000', 'портовая 89285550000', 'улица', null],
  ])('%s', (text, street, kind, house) => {
    expect(readAddress(text)[0]).toEqual({ street, kind, house })
  })

  it('is a street alone when there is no number', () => {
    expect(readAddress('ул. Расула Гамзатова')).toEqual([{ street: 'расула гамзатова', kind: 'улица', house: null }])
  })

  it('with the number first is understood both ways: it may be a part of the name', () => {
    expect(readAddress('12 Портовая')).toEqual([
      { street: '12 портовая', kind: null, house: null },
      { street: 'портовая', kind: null, house: '12' },
    ])
  })

  it.each(['', '   ', ',.;', 'г. Самурск'])('of nothing but «%s» is no address', (text) => {
    expect(readAddress(text)).toEqual([])
  })

  it('that is hostile stays words', () => {
    expect(readAddress(`'; DROP TABLE city_streets;-- %_\\`)[0]?.street).toBe('drop table city streets --')
  })
})

test.each([
  ['улица Расула Гамзатова', 'расула гамзатова', 'улица'],
  ['Приморский бульвар', 'приморский', 'бульвар'],
  ['улица Набережная', 'набережная', 'улица'],
  ['набережная', 'набережная', null],
])('the street «%s» is looked up by «%s»', (name, key, kind) => {
  expect([streetKey(name), streetKind(name)]).toEqual([key, kind])
})

test.each([
  ['61 корпус 2', '61к2'],
  ['27 Б', '27б'],
  ['27/1', '27/1'],
  ['3 строение 1', '3с1'],
])('the house number %s is looked up by %s', (number, key) => {
  expect(houseKey(number)).toBe(key)
})

test.each([
  ['ул. Портовая, 12, у входа', 'ул. Портовая, 12', 'у входа'],
  ['Портовая 12 корпус 2 подъезд 3', 'Портовая 12 корпус 2', 'подъезд 3'],
  ['8 Марта 5', '8 Марта 5', ''],
  ['12 Портовая', '12 Портовая', ''],
  ['пустырь за школой', 'пустырь за школой', ''],
])('«%s» is «%s», and after the house «%s»', (text, address, rest) => {
  expect(splitAfterHouse(text)).toEqual({ address, rest })
})
