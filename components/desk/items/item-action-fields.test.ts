import { describeConsequences, listItemBulkChoices, listItemFields } from '@/components/desk/items/item-action-fields'
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

test.each([
  ['Дворы', 'Как у автора: Дворы'],
  [null, undefined],
])('a publication names the category of the author: %s', (category, empty) => {
  const facts = { item: { category }, categories: [], departments: [], refusalReasons: [], correction: null }
  const [field] = listItemFields(ideaTexts.publish, facts as unknown as Parameters<typeof listItemFields>[1])
  expect(field?.empty).toBe(empty)
})
