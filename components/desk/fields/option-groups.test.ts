import { toOptionGroups } from '@/components/desk/fields/option-groups'

test('options stand under the headings of their groups, those without one first', () => {
  const options = [
    { id: 3, title: 'Водоканал', group: 'Предприятия' },
    { id: 1, title: 'Отдел связи', group: 'Подразделения' },
    { id: 2, title: 'Горсвет', group: 'Предприятия' },
    { id: 'own', title: 'Своими словами' },
  ]
  expect(toOptionGroups(options)).toEqual([
    { value: 'own', label: 'Своими словами' },
    {
      label: 'Предприятия',
      options: [
        { value: 3, label: 'Водоканал' },
        { value: 2, label: 'Горсвет' },
      ],
    },
    { label: 'Подразделения', options: [{ value: 1, label: 'Отдел связи' }] },
  ])
})
