import type { Payload } from 'payload'
import type { Approval } from '@/lib/office/approval/repository'
import { findTitles, readTitle } from '@/lib/office/approval/titles'

const approval = (section: string, documentId: number) => ({ section, documentId }) as Approval

/** Documents whose drafts were renamed after they had been sent. */
const drafts: Record<string, { id: number; title?: string; question?: string }[]> = {
  news: [{ id: 1, title: 'Каток на стадионе' }, { id: 2 }],
  faq: [{ id: 1, question: 'Где каток?' }],
}

const payload = {
  collections: {
    news: { config: { admin: { useAsTitle: 'title' } } },
    faq: { config: { admin: { useAsTitle: 'question' } } },
  },
  find: ({ collection, draft }: { collection: string; draft?: boolean }) =>
    Promise.resolve({ docs: draft ? drafts[collection] : [] }),
} as unknown as Payload

test('lists call a document what its newest draft is called, and number one that has no name', async () => {
  const approvals = [approval('news', 1), approval('news', 2), approval('faq', 1), approval('faq', 9)]
  const titleOf = await findTitles(approvals, payload)
  expect(approvals.map(titleOf)).toEqual(['Каток на стадионе', '№ 2', 'Где каток?', '№ 9'])
})

test.each([[null], [''], ['  '], ['\u2800\u200B'], [undefined]])('a title of nothing visible is none: %j', (title) => {
  expect(readTitle({ admin: { useAsTitle: 'title' } }, { title })).toBe('')
})
