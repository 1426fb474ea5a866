import { describeItemConsequences, listItemBulkChoices } from '@/components/desk/items/item-action-texts'

jest.mock('@/lib/desk/items/item-kinds', () => ({
  itemKinds: { ideas: { bulk: { moderation: ['refuse'], support: ['refuse'] } } },
}))

test('a refusal says that all will read it once the idea is public', () => {
  const ofMany = (view: string) =>
    listItemBulkChoices('ideas', view, []).find(({ action }) => action === 'refuse')?.consequences
  expect([describeItemConsequences('refuse', false), ofMany('moderation')]).toEqual(
    Array(2).fill('Причину прочтёт автор, в письме.'),
  )
  expect(describeItemConsequences('refuse', true)).toContain('все на странице идеи')
  expect(ofMany('support')).toBe(describeItemConsequences('refuse', true))
})
