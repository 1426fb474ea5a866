import { fillTemplate, findUnfilled } from '@/lib/domains/claims/moves/rules'

const facts = {
  id: 334,
  address: 'ул. Портовая, 12',
  category: 'Дороги',
  department: null,
  deadline: '5 декабря 2026 года',
}

test.each([
  ['Заявка № {номер}, {адрес}: {тема}.', 'Заявка № 334, ул. Портовая, 12: Дороги.', null],
  ['Сделаем до {Срок}.', 'Сделаем до 5 декабря 2026 года.', null],
  ['Работы {дата работ}, {номер}.', 'Работы {дата работ}, 334.', '{дата работ}'],
  ['Отвечает {подразделение}.', 'Отвечает {подразделение}.', '{подразделение}'],
  ['Без мест', 'Без мест', null],
  ['Скобка { одна', 'Скобка { одна', null],
])('%s becomes %s, unfilled: %s', (template, filled, unfilled) => {
  expect(fillTemplate(template, facts)).toBe(filled)
  expect(findUnfilled(filled)).toBe(unfilled)
})
