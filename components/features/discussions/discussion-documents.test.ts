import { shortFileTitle } from '@/components/features/discussions/discussion-documents'

const discussion = { title: 'Студенческий сквер', title_npa: 'Проект постановления о сквере' }
const buildFile = (title: string) => ({
  id: 1,
  url: '/files/1.pdf',
  type: 'application/pdf',
  size: 1,
  title,
  origin_name: 'Проект постановления.docx',
})

it.each([
  ['Пояснительная записка: Студенческий сквер', 'Пояснительная записка'],
  ['Проект постановления о сквере', 'Проект постановления'],
  ['Студенческий сквер', 'Проект постановления'],
  ['Схема дорожек', 'Схема дорожек'],
])('«%s» is called «%s» on the page of its discussion', (title, short) => {
  expect(shortFileTitle(buildFile(title), discussion)).toBe(short)
})
