import { describeMove, emails } from '@/lib/domains/claims/emails/emails'
import type { MoveToNotify } from '@/lib/domains/claims/emails/repository'

const usualMove: MoveToNotify = {
  title: '',
  from_code: null,
  to_code: null,
  note: 'Ждём деталь',
  claim_id: 334,
  is_public: true,
  merged_into: null,
  report_text: 'Засыпали',
  corrected_text: null,
  deadline: '2026-12-05',
  department: 'Горсвет',
  greeting: 'Анна',
  author_email: 'a@samursk.example',
  resident_id: 1,
  followers: [],
}

test.each([
  [{ from_code: 5, to_code: 1 }, 'Заявка № 334 опубликована'],
  [{ from_code: 1, to_code: 4 }, 'Заявка № 334 взята в работу'],
  [{ from_code: 4, to_code: 4 }, 'Заявка № 334 продлена до 05 декабря 2026'],
  [{ from_code: 4, to_code: 3 }, 'Заявка № 334 решена: получен ответ'],
  [{ from_code: 1, to_code: 2 }, 'Заявка № 334 отклонена'],
  [{ title: 'Отозвать', from_code: 5, to_code: 2 }, 'Заявка № 334 отозвана'],
  [{ from_code: 1, to_code: 2, merged_into: 12 }, 'Заявка № 334 объединена с № 12'],
  [{ from_code: 3, to_code: 1 }, 'Заявка № 334 снова открыта'],
  [{ from_code: 2, to_code: 2 }, 'Заявка № 334 решена: автор подтвердил'],
  [{ from_code: 3, to_code: 3 }, 'Заявка № 334 решена: автор подтвердил'],
])('an email about the move %j names its step in the subject', (move, subject) => {
  const news = { id: 334, url: '/', ...describeMove({ ...usualMove, ...move }) }
  expect(emails.claimStep('Анна', news, null).subject.replaceAll('\u00A0', ' ')).toBe(subject)
  expect(emails.joinedStep('Анна', news, null).subject).toBe(emails.claimStep('Анна', news, null).subject)
})
