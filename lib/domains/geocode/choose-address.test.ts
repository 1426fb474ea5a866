import { chooseAddress } from '@/lib/domains/geocode/choose-address'
import type { FoundAddress } from '@/lib/domains/geocode/contract'

const place = { latitude: 43, longitude: 47 }
const house = (address: string, precision: FoundAddress['precision'] = 'exact'): FoundAddress => ({
  ...place,
  address,
  kind: 'house',
  precision,
})
const street = (address: string): FoundAddress => ({ ...place, address, kind: 'street', precision: 'street' })

test.each([
  ['гранат 12', 'улица Гранатовая, дом 12', [house('улица Гранатовая, дом 12'), house('улица Гранатовая, дом 12а')]],
  ['12 гранатовая', 'улица Гранатовая, дом 12', [house('улица Гранатовая, дом 12')]],
  [
    'садовая 5',
    'улица Садовая, дом 5',
    [house('улица Садовая, дом 5'), house('посёлок Дальний, улица Садовая, дом 5')],
  ],
  [
    'пос. Дальний, садовая 5',
    'посёлок Дальний, улица Садовая, дом 5',
    [house('улица Садовая, дом 5'), house('посёлок Дальний, улица Садовая, дом 5')],
  ],
  ['садовая 5', 'улица Садовая, дом 5', [house('улица Садовая, дом 5'), house('улица Садовая Верхняя, дом 5')]],
  ['8 марта 5', 'улица 8 Марта, дом 5', [house('улица 8 Марта, дом 5')]],
  ['Садовая', 'улица Садовая', [street('улица Садовая'), street('улица Садовая Верхняя')]],
])('«%s» means «%s»', (text, meant, found) => {
  expect(chooseAddress(text, found)?.address).toBe(meant)
})

test.each([
  ['a neighbouring house', 'гранат 12', [house('улица Гранатовая, дом 14', 'near')]],
  ['a similar name', 'за школой 5', [house('улица Школьная, дом 5')]],
  ['two streets', 'сад 5', [house('улица Садовая, дом 5'), house('улица Садовниковая, дом 5')]],
  ['another kind of street', 'пер. Садовая 5', [house('улица Садовая, дом 5')]],
  ['a street of which a house was named', 'Садовая 500', [street('улица Садовая')]],
  ['nothing', 'Садовая 5', []],
])('%s is not what was typed', (_, text, found) => {
  expect(chooseAddress(text, found)).toBeNull()
})
