import { describeConsequences, listItemBulkChoices } from '@/components/desk/items/item-action-fields'
import { ideaTexts } from '@/lib/domains/ideas/queue/rules'

test('a refusal says that all will read it once the idea is public', () => {
  const kind = { actions: ideaTexts, bulk: { moderation: ['refuse'], support: ['refuse'] } }
  const ofMany = (view: string) =>
    listItemBulkChoices(kind, view, []).find(({ action }) => action === 'refuse')?.consequences
  const { refuse } = ideaTexts
  expect([describeConsequences(refuse, false), ofMany('moderation')]).toEqual(
    Array(2).fill('Причину прочтёт автор, в письме.'),
  )
  expect(describeConsequences(refuse, true)).toContain('все на странице идеи')
  expect(ofMany('support')).toBe(describeConsequences(refuse, true))
})
