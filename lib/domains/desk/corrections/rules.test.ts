import { findCorrection, listEmptied, parsePlace } from '@/lib/domains/desk/corrections/rules'

test.each([
  ['41.857, 48.561', { y: 41.857, x: 48.561 }],
  [' 41.857 48.561 ', { y: 41.857, x: 48.561 }],
  ['-10;120', { y: -10, x: 120 }],
  ['91, 0', null],
  ['у реки', null],
])('the place «%s» is read', (text, place) => {
  expect(parsePlace(text)).toEqual(place)
})

const sent = { title: 'Лавки', text: 'Поставить', address: 'ул. Портовая, 12', x: 48.5, y: 41.8 }

test('a correction holds what differs from what the author sent', () => {
  const given = { correctedTitle: ' Лавки ', correctedText: 'Поставить две', correctedPlace: '41.8, 48.5' }
  expect(findCorrection(sent, given)).toEqual({ changes: { text: 'Поставить две' }, isPlaceRead: true })
})

test('a place that cannot be read changes nothing and is told apart from an empty one', () => {
  expect(findCorrection(sent, { correctedPlace: 'у реки' })).toEqual({ changes: {}, isPlaceRead: false })
  expect(findCorrection(sent, { correctedPlace: ' ' })).toEqual({ changes: {}, isPlaceRead: true })
})

test('a form that was filled with the words of the author may change them and not empty them', () => {
  const form = new FormData()
  const listPaths = () => listEmptied(form).map(({ path }) => path)
  form.set('correctedPlace', '')
  form.set('correctedText', 'Поставить две')
  expect(listPaths()).toEqual([])
  form.set('correctedText', ' \r\n')
  form.set('correctedTitle', '')
  form.set('correctedAddress', '')
  expect(listPaths()).toEqual(['correctedTitle', 'correctedText', 'correctedAddress'])
})
