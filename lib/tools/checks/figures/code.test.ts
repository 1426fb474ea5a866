import { measureCode } from '@/lib/tools/checks/figures/code'

test('functions are measured from their first line to the last, and the type that checks nothing is counted', () => {
  const text = 'function one() {\n  return 1\n}\nconst two = () => 2\nlet three: any\n// any\n'
  expect(measureCode([['a.ts', text]])).toEqual({ median: 3, p90: 3, anyCount: 1 })
})
