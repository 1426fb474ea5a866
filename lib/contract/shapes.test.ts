import { emailField, personName, phoneField } from '@/lib/contract/person-fields'
import {
  day,
  filterNumber,
  pageNumber,
  typedMoment,
  filterText,
  requiredLine,
  requiredNumber,
  requiredText,
} from '@/lib/contract/shapes'

const REQUIRED = 'Поле обязательно для заполнения'

test.each([
  ['text', requiredText(100)],
  ['line', requiredLine(100)],
  ['name', personName()],
  ['number', requiredNumber(12)],
  ['e-mail', emailField],
])('a required %s in which nothing can be seen is missing', (_, schema) => {
  for (const blank of ['', ' ', '\u200B\u200B\u200B', '\u3164', '\u2800\uFE0F']) {
    const [first] = schema.safeParse(blank).error?.issues ?? []
    expect(first?.message).toBe(REQUIRED)
  }
})

test('a text is measured in UTF-16 units, as browsers and the stored fields do', () => {
  expect(requiredText(4).safeParse('😀яя').success).toBe(true)
  expect(requiredText(4).safeParse('😀яяя').error?.issues).toMatchObject([{ message: 'Не длиннее 4\u00A0знаков' }])
})

test.each([
  ['1', 1],
  ['007', 7],
  ['1e1', null],
  ['0x2', null],
  [' 2', null],
  ['2.0', null],
  ['0', null],
  ['2147483648', null],
  [3, 3],
])('the page %p is read as %p', (page, read) => {
  expect(pageNumber.safeParse(page).data ?? null).toBe(read)
})

test.each(['0000-01-01', '2026-13-45', 'вчера'])('%s is no day', (text) => {
  expect(day.safeParse(text).error?.issues[0]?.message).toBe('Нужна дата в виде ГГГГ-ММ-ДД')
})

test.each(['0000-05-05T00:00:00Z', '0001-01-01T00:00:00+03:00', '9999-12-31T23:59:59-01:00'])(
  'the moment %s is refused, since the database has no such year',
  (text) => expect(typedMoment('нет').safeParse(text).success).toBe(false),
)

test('a filter in which nothing can be seen is none', () => {
  expect(filterText.parse('\u200B \u2800')).toBe('')
})

test.each([
  ['+994501234567', 'Телефоны других стран портал не принимает: нужен номер с кодом +7'],
  ['\u202A+374 10 123456', 'Телефоны других стран портал не принимает: нужен номер с кодом +7'],
  ['055-12-34', 'Укажите телефон в виде +7 (900) 000-00-00'],
])('the phone %s is refused in a sentence of its own', (phone, message) => {
  expect(phoneField.safeParse(phone).error?.issues.map((issue) => issue.message)).toEqual([message])
})

test.each([
  ['иван@mail.ru', 'Часть адреса до знака @ нужна латинскими буквами: на адрес с другими буквами письмо не дойдёт'],
  ['ivan@mail', 'Укажите адрес электронной почты полностью, в виде имя@сервер.ру'],
])('the address %s is refused in a sentence of its own', (email, message) => {
  expect(emailField.safeParse(email).error?.issues.map((issue) => issue.message)).toEqual([message])
})

test.each([
  [emailField, 'Ivan@ПОЧТА.РФ', 'ivan@xn--80a1acny.xn--p1ai'],
  [personName(), 'Заи\u0306цев\u200B', 'Зайцев'],
  [personName(), ' Анна\u00A0–\u00A0Мария ', 'Анна - Мария'],
  [personName(), 'Анна\u2011Мария', 'Анна-Мария'],
  [personName(), 'О’Коннор', 'О’Коннор'],
  [emailField, '\u200Eivan\u00AD@mail.ru\u200B', 'ivan@mail.ru'],
  [phoneField, '\u202A+7\u00A0928\u2009055‑12–34\u202C', '+7 (928) 055-12-34'],
  [requiredNumber(12), '7707 083 893', '7707083893'],
  [filterNumber, '12–п\u200B', '12-п'],
  [requiredLine(100), 'Двор\u000Bдома\u000C5', 'Двор дома 5'],
  [requiredText(100), 'Двор\u000Bдома\u000C5', 'Двор\nдома\n5'],
])('%# is taken as it was meant', (schema, typed, meant) => {
  expect(schema.parse(typed)).toBe(meant)
})
