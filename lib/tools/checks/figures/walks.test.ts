import { faultsOf, readSections } from '@/lib/tools/checks/figures/walks'

const sources = new Map([
  ['a.ts', ''],
  ['b.ts', 'const shape'],
  ['alone.ts', ''],
])
const imports = new Map([['a.ts', ['b.ts']]])
const faults = (lines: string) =>
  readSections(`# Title\n\n## walk\n\n${lines}`).flatMap((one) => faultsOf(one, sources, imports))

test('a walk of files that lead to each other is true', () => {
  expect(faults('1. `a.ts`\n2. `b.ts`\n3. `alone.ts` — by address')).toEqual([])
})

test('a file that is away or that nothing leads to, and a symbol that is not there, are told', () => {
  expect(faults('1. `a.ts`\n2. `b.ts`\n3. `alone.ts`')).toEqual(['walk: alone.ts не связан с соседями'])
  expect(faults('1. `gone.ts` — by address')).toEqual(['walk: нет файла gone.ts'])
  expect(faults('1. `b.ts` `const shape`\n2. `b.ts` `const other`')).toEqual(['walk: в b.ts нет const other'])
})
