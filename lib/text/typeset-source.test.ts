import { typeset } from '@/lib/text/typography'
import { typesetSource } from '@/lib/text/typeset-source'

/** Shows non-breaking spaces. */
const draw = (source: string) => typesetSource(source, 'part.tsx', typeset).replaceAll('\u00A0', '_')

describe('typesetSource', () => {
  it.each([
    ['<p>Следите за ходом работ на карте</p>', '<p>{"Следите за_ходом работ на_карте"}</p>'],
    ['<p>\n  Номер и\n  расписка придут\n</p>', '<p>{"Номер и_расписка придут"}</p>'],
    ["<p>\n  Ответ за{' '}\n  {days}\n</p>", '<p>{"Ответ за_"}\n  {days}\n</p>'],
    ["<p>\n  Зарегистрируют срок{' '}\n  {days}\n</p>", "<p>\n  Зарегистрируют срок{' '}\n  {days}\n</p>"],
    ['<b>№ {number}</b>', '<b>{"№_"}{number}</b>'],
    ['<Field label="Как и где" />', '<Field label={"Как и_где"} />'],
    ["const title = 'Школа № 5 у моря'", 'const title = "Школа №_5 у_моря"'],
    ['const text = `Вместе с ${name} и ${other}`', 'const text = `Вместе с_${name} и_${other}`'],
    ["const words = isOn ? 'в работе' : ''", 'const words = isOn ? "в_работе" : \'\''],
  ])('draws %s', (source, drawn) => expect(draw(source)).toBe(drawn))

  it.each([
    '<button aria-label="Закрыть и выйти" />',
    '<img alt="Дом у моря" />',
    "if (title === 'Глава у моря') go()",
    "const isIn = text.includes('не в срок')",
    "const row = { value: 'в срок' }",
    "import { a } from './в срок'",
    "type Kind = 'в срок'",
    '<p>Дом&nbsp;у моря</p>',
    '<p>Показать еще</p>',
    "const message = 'Поле обязательно для заполнения'",
  ])('leaves %s', (source) => expect(draw(source)).toBe(source))
})
