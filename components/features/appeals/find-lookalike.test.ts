import { findLookalike } from '@/components/features/appeals/find-lookalike'

const categories = [
  { title: 'Ямы на проезжей части', words: 'Дороги и тротуары. Выбоины, разрушенный асфальт.', days: 10 },
  { title: 'Не горит фонарь', words: 'Освещение. Погасли светильники, мигает лампа.', days: 3 },
  { title: 'Шум и работы ночью', words: 'Дворы и дома. Стройка, музыка после 22:00.', days: 10 },
]

test.each([
  ['Второй день не горят фонари у школы', 'Не горит фонарь'],
  ['На дороге у рынка глубокая яма', 'Ямы на проезжей части'],
  ['Прошу назначить выплату: я потеряла работу и живу одна', undefined],
  ['', undefined],
])('«%s» looks like the claim %s', (text, title) => expect(findLookalike(text, categories)?.title).toBe(title))
