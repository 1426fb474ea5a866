import { countCircles, countDirectDoors, countLines, countOutside, importsOf } from '@/lib/tools/checks/figures/house'

test('imports are files of ours, whatever the manner of the import', () => {
  const sources = new Map([
    [
      'lib/a.ts',
      "import { b } from '@/lib/b'\nimport type { C } from './c'\nconst late = () => import('@/lib/d')\nimport x from 'next'",
    ],
    ...['lib/b.ts', 'lib/c.ts', 'lib/d.tsx'].map((name) => [name, ''] as const),
  ])
  expect(importsOf(sources).get('lib/a.ts')).toEqual(['lib/b.ts', 'lib/c.ts', 'lib/d.tsx'])
})

test('who leads back to itself is in a circle, who only leads to one is not', () => {
  const imports = new Map([
    ['in', ['one']],
    ['one', ['two']],
    ['two', ['one', 'out']],
    ['out', []],
  ])
  expect(countCircles(imports)).toBe(2)
})

test('a door that imports a repository is counted, its test is not', () => {
  const target = ['lib/domains/claims/repository.ts']
  const imports = new Map([
    ['lib/transport/http/a.ts', target],
    ['lib/transport/http/a.test.ts', target],
    ['lib/domains/claims/service.ts', target],
  ])
  expect(countDirectDoors(imports)).toBe(1)
})

test('tests are code and no product; a file is outside by its name or by its import', () => {
  const sources = new Map([
    ['lib/a.ts', "import { x } from '@/lib/domains/claims/service'\n"],
    ['lib/claim-row.ts', '\n'],
    ['lib/domains/claims/service.ts', '\n'],
    ['lib/a.test.ts', '\n\n'],
  ])
  expect(countLines(sources)).toEqual({ product: 3, all: 5 })
  expect(countOutside(sources).claims).toBe(2)
})
