import { splitAct } from '@/components/features/discussions/act-parts'

const head = ['АДМИНИСТРАЦИЯ ГОРОДА', 'О сквере', 'В соответствии с Уставом администрация постановляет:']
const orders = ['Разбить сквер.', 'Опубликовать постановление.']

test.each([
  ['an act with grounds', [...head, ...orders], { head, orders }],
  ['a text without them', orders, { head: [], orders }],
  ['grounds alone', head, { head: [], orders: head }],
])('%s', (_what, paragraphs, parts) => expect(splitAct(paragraphs)).toEqual(parts))
