import {
  endsNumber,
  isSameName,
  MATCH_END,
  MATCH_START,
  nearestWord,
  toPassage,
  withPhoneSpelled,
} from '@/lib/domains/search/rules'

/** Another word follows, and more. */
const GOING_ON = ' и ещё много слов за ним'

const read = (
  text: string,
  marked = text,
  edges: { isFirst: boolean; isLast: boolean; after?: string } = { isFirst: true, isLast: true },
) =>
  toPassage({
    text,
    markedText: marked.replace('<', MATCH_START).replace('>', MATCH_END),
    isFirst: edges.isFirst,
    after: edges.after ?? (edges.isLast ? '' : GOING_ON),
  })
    .map((part) => (part.is_match ? `<${part.text}>` : part.text))
    .join('')
    .replaceAll('\u00A0', ' ')

test('a point parts the pieces of a text, but not after the end of a sentence', () => {
  expect(read('Два зала. · ул. Лесная, 44 · мастерская; · хор')).toBe('Два зала · ул. Лесная, 44 · мастерская; хор')
  expect(read('Два зала. · Ёлка для всех. · Хор')).toBe('Два зала. Ёлка для всех. Хор')
})

test('dots stand where words are left out', () => {
  const inside = { isFirst: false, isLast: false }
  expect(read('зала и · ёлка для', 'зала и · <елка> для', inside)).toBe('…зала и · <ёлка>…')
  expect(read('елка стоит', '<елка> стоит', inside)).toBe('…<елка> стоит…')
  expect(read('· Хор поёт по пятницам.', undefined, inside)).toBe('Хор поёт по пятницам.')
  expect(read('Хор поёт,', undefined, inside)).toBe('Хор поёт…')
  expect(read('хор поёт', undefined, inside)).toBe('…хор поёт…')
  expect(read('')).toBe('')
})

test('no point between pieces begins or ends a passage, though a match stands beside it', () => {
  const inside = { isFirst: false, isLast: false }
  expect(read(' · ёлка · ', ' · <елка> · ')).toBe('<Ёлка>')
  expect(read('· ёлка · ул.', '· <елка> · ул.', inside)).toBe('…<ёлка>…')
  expect(read('Хор · пр', undefined, inside)).toBe('Хор…')
})

test('a passage ends with a whole word, and without dots where its text does', () => {
  const cut = (text: string, after: string) => read(text, undefined, { isFirst: true, isLast: false, after })
  expect(cut('Школа · пн–пт 8:00–18', ':00 · буфет и библиотека')).toBe('Школа · пн–пт 8:00–18:00…')
  expect(cut('Школа · пн–пт 8:00–18', ':00')).toBe('Школа · пн–пт 8:00–18:00')
  expect(cut('Управление жилищно', '-коммунального-хозяйства')).toBe('Управление…')
  expect(cut('Пахнет железом', '.')).toBe('Пахнет железом.')
  expect(cut('Пахнет железом', '. Вода рыжая, как чай, и')).toBe('Пахнет железом.')
  expect(cut('Пахнет железом', ', вода рыжая, как чай, и')).toBe('Пахнет железом…')
  expect(cut('Школа · ул', '. Лесная, 44 · буфет, ко')).toBe('Школа…')
})

test('a passage from the beginning of its text begins with a capital', () => {
  expect(read('телефон 112 · круглосуточно')).toBe('Телефон 112 · круглосуточно')
  expect(read('вода из крана', '<вода> из крана')).toBe('<Вода> из крана')
  expect(read('priemnaya@samursk.example')).toBe('priemnaya@samursk.example')
})

test.each([
  ['88720552401', '"+7 (872) 055-24-01"'],
  ['(872) 055 24 01', '"+7 (872) 055-24-01"'],
  ['055 24 01', '"055-24-01"'],
  ['112', '"112"'],
  ['374-п', '374-п'],
])('a telephone %s is looked for as %s', (typed, spelled) => {
  expect(withPhoneSpelled(typed)).toBe(spelled)
})

test('an unknown word is first the beginning of a known one', () => {
  expect(nearestWord('полик', ['полив', 'поликлиника'])).toBe('поликлиника')
  expect(nearestWord('паликлиника', ['полив', 'поликлиника'])).toBe('поликлиника')
  expect(nearestWord('по', ['порт'])).toBeUndefined()
})

test('a word is no slip of one that begins or ends otherwise', () => {
  expect(nearestWord('добраться', ['добрая', 'собраться'])).toBeUndefined()
  expect(nearestWord('аптека', ['опека'])).toBe('опека')
  expect(nearestWord('оптека', ['аптека'])).toBe('аптека')
  expect(nearestWord('иблиотека', ['библиотека'])).toBe('библиотека')
  expect(nearestWord('обака', ['собака'])).toBe('собака')
})

test('the part of a compound that people call it by leads to the whole', () => {
  expect(nearestWord('теплосети', ['самурсктеплосеть'])).toBe('самурсктеплосеть')
  expect(nearestWord('теплосеть', ['теплосети', 'самурсктеплосеть'])).toBe('теплосети')
  expect(nearestWord('сетью', ['самурсктеплосетью'])).toBeUndefined()
})

test('a passage does not end in the middle of a telephone number', () => {
  const cut = { isFirst: true, isLast: false }
  expect(read('Школа. · ул. Лесная, 44 · телефон +7 (872) 055', undefined, cut)).toBe('Школа · ул. Лесная, 44…')
  expect(read('Школа · телефон +7', undefined, cut)).toBe('Школа…')
  expect(read('Школа · телефон +7 (872) 055-24-01', undefined, cut)).toBe('Школа · телефон +7 (872) 055-24-01…')
  expect(read('Построена в 1904', undefined, cut)).toBe('Построена в 1904…')
})

test('a passage does not end with a street whose house is cut', () => {
  const cut = (text: string, after: string) => read(text, undefined, { isFirst: true, isLast: false, after })
  expect(cut('Ковёр и глина. · ул. Мастеров', ', 11 · телефон +7 (872)')).toBe('Ковёр и глина…')
  expect(cut('Ковёр и глина. · ул. Мастеров, 11', ' · телефон +7 (872) 055')).toBe('Ковёр и глина · ул. Мастеров, 11…')
})

test('the passage of an act does not begin with its title again', () => {
  const passage = (text: string, title: string) =>
    toPassage({ title, text, markedText: text, isFirst: true, after: '' }).map((part) => part.text)
  const title = 'О сроке (до 1 мая) для ул. Лесной'
  expect(passage(`Решение № 4\n${title.replace(' мая', '\nмая')}\nВ связи с погодой`, title)).toEqual([
    'В связи с погодой',
  ])
  expect(passage(title, title)).toEqual([title])
})

test('a paragraph of a news text is a piece of its own', () => {
  expect(read('Не сделано\n\nЯ обещал мост.\n\nЕго нет')).toBe('Не сделано · Я обещал мост. Его нет')
})

test('a quotation that the passage cuts is closed', () => {
  const inside = { isFirst: false, isLast: false }
  expect(read('школа «Маяк и', 'школа «Маяк и', inside)).toBe('…школа «Маяк…»')
  expect(read('чёрный кит» открыт для', undefined, inside)).toBe('«…чёрный кит» открыт…')
  expect(read('Клуб «Нарын» открыт')).toBe('Клуб «Нарын» открыт')
})

test('headings of a file are pieces, its broken lines are not', () => {
  expect(
    read('Решение № 4\nО бюджете города\nВ связи с понижением температуры воздуха ниже\nплюс восьми градусов'),
  ).toBe('Решение № 4 · О бюджете города · В связи с понижением температуры воздуха ниже\nплюс восьми градусов')
})

test.each([
  ['Средняя школа № 8', 'Школа № 8', true],
  ['Собрание депутатов города Самурска', 'Собрание депутатов', true],
  ['Водоканал', 'АО «Водоканал»', true],
  ['Детский сад «Ёлочка»', '«Елочка»', true],
  ['Средняя школа № 8', 'Школа № 18', false],
  ['Городская больница', 'Городская поликлиника', false],
  ['Многофункциональный центр', 'МФЦ', false],
  ['О бюджете', 'Решение № 4 от 05.03.2026', false],
  ['Решение № 4', 'Решение № 4 от 05.03.2026', false],
])('«%s» and «%s» are one name: %s', (one, other, isSame) => expect(isSameName(one, other)).toBe(isSame))

test.each([
  ['1140-п', true],
  ['постановление 374 п', true],
  ['374п', true],
  ['детский с', false],
  ['школа 5', false],
  ['1140-ра', false],
])('«%s» ends in the letter of a number: %s', (text, ends) => {
  expect(endsNumber(text)).toBe(ends)
})
