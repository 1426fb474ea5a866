import { joinPosts } from '@/components/features/feedback/join-posts'

test.each([
  [['Директор школы', 'Главный врач больницы', 'Директор музея'], 'Директор школы, музея; главный врач больницы'],
  [['Начальник отдела', 'Начальник'], 'Начальник отдела'],
  [['Глава города'], 'Глава города'],
  [[], ''],
])('%j become «%s»', (posts, joined) => {
  expect(joinPosts(posts)).toBe(joined)
})
