import { pageKinds } from '@/e2e/kit/page-kinds'

it('a page of another kind’s layout names a kind that has a layout of its own', () => {
  const own = new Set(pageKinds.filter(({ like }) => !like).map(({ name }) => name))
  expect(pageKinds.filter(({ like }) => like && !own.has(like))).toEqual([])
})

it('no two kinds of pages have one name', () => {
  expect(new Set(pageKinds.map(({ name }) => name)).size).toBe(pageKinds.length)
})

it('every run looks at ten layouts, none of which is like another', () => {
  const main = pageKinds.filter(({ isMain }) => isMain)
  expect(main).toHaveLength(10)
  expect(main.filter(({ like }) => like)).toEqual([])
})
