import type { ClientField, FormState } from 'payload'
import { listChanges } from '@/lib/office/list-changes'

const levels = [
  { value: 'info', label: 'Сообщение' },
  { value: 'danger', label: 'Опасность' },
]
const fields = [
  { name: 'enabled', type: 'checkbox', label: 'Показывать' },
  { type: 'tabs', tabs: [{ label: 'Текст', fields: [{ name: 'text', type: 'textarea', label: 'Текст' }] }] },
  { name: 'level', type: 'select', label: 'Уровень', options: levels },
  { name: 'links', type: 'array', label: 'Ссылки', fields: [] },
] as unknown as ClientField[]

function findChanges(changed: Record<string, [before: unknown, after: unknown]>) {
  const state = Object.entries(changed).map(([path, [initialValue, value]]) => [path, { initialValue, value }] as const)
  return listChanges(fields, Object.fromEntries(state) as FormState)
}

test('a changed field is named with its old and its new value', () => {
  expect(findChanges({ enabled: [false, true], text: ['', 'Шторм'], level: ['info', 'danger'] })).toEqual([
    { label: 'Показывать', before: 'нет', after: 'да' },
    { label: 'Текст', before: 'пусто', after: '«Шторм»' },
    { label: 'Уровень', before: '«Сообщение»', after: '«Опасность»' },
  ])
})

test('what is the same is not named, nothing is as good as empty', () => {
  expect(findChanges({ enabled: [true, true], text: [null, ''], level: [undefined, null] })).toEqual([])
})

test('a list of rows is named if one of its rows differs', () => {
  expect(findChanges({ links: [2, 2], 'links.0.title': ['Газ', 'Свет'] })).toEqual([{ label: 'Ссылки' }])
})
