import { describeMove, emails } from '@/lib/domains/ideas/emails/emails'
import type { MoveToNotify } from '@/lib/domains/ideas/emails/repository'

const usualMove: MoveToNotify = {
  from_code: null,
  to_code: null,
  note: null,
  idea_id: 12,
  title: 'Лавки у моря',
  is_public: true,
  corrected: null,
  department: null,
  author: null,
  voters: [],
}
const buildSubject = (move: Partial<MoveToNotify>, name: string) =>
  emails.ideaStep(name, { id: 12, title: usualMove.title, url: '/', ...describeMove({ ...usualMove, ...move }) })
    .subject

test.each([
  [5, 1, 'Идея «Лавки у моря» опубликована'],
  [5, 2, 'Идея «Лавки у моря» не опубликована'],
  [1, 2, 'Идея «Лавки у моря» отклонена'],
  [1, 4, 'Идея «Лавки у моря» передана на рассмотрение'],
  [4, 6, 'Идея «Лавки у моря» принята'],
  [4, 2, 'Идея «Лавки у моря» отклонена'],
  [6, 3, 'Идея «Лавки у моря» реализована'],
])('an email about the move from %d to %d names its step in the subject', (from, to, subject) => {
  expect(buildSubject({ from_code: from, to_code: to }, 'Анна')).toBe(subject)
})

test('what was typed as a title goes to no address that nobody has confirmed', () => {
  expect(buildSubject({ from_code: 5, to_code: 1 }, '')).toBe('Идея № 12 опубликована')
})

test('a correction is told of in the email of the publication, its words to a confirmed address alone', () => {
  const move = { ...usualMove, from_code: 5, to_code: 1, corrected: 'Лавки. Поставить (ул. Портовая, 12)' }
  const describe = (name: string) => describeMove({ ...move, author: { id: 1, name, email: 'a@samursk.example' } }).body
  expect(describe('Анна')).toMatch(/соседям\. Перед публикацией её исправили\. .+«Лавки\. Поставить/)
  expect(describe('')).not.toContain('Лавки')
})
