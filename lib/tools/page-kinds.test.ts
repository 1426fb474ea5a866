import { pageKinds } from '@/lib/tools/page-kinds'

it('layoutOf names a page kind with its own layout', () => {
  const own = new Set(pageKinds.filter(({ like }) => !like).map(({ name }) => name))
  expect(pageKinds.filter(({ like }) => like && !own.has(like))).toEqual([])
})

it('names of page kinds are unique', () => {
  expect(new Set(pageKinds.map(({ name }) => name)).size).toBe(pageKinds.length)
})

it('every run visits ten different layouts', () => {
  const main = pageKinds.filter(({ isMain }) => isMain)
  expect(main).toHaveLength(10)
  expect(main.filter(({ like }) => like)).toEqual([])
})
