import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Operation } from '@/lib/contract/operation'
import { operations } from '@/lib/domains/operations'

const contracts = globSync('lib/domains/**/*contract.ts').filter((file) =>
  readFileSync(file, 'utf8').includes('defineContract('),
)

test.each(contracts)('%s is in the list of operations', async (file) => {
  const contract = (await import(resolve(file))) as { operations: readonly Operation[] }
  expect(contract.operations.length).toBeGreaterThan(0)
  expect(operations).toEqual(expect.arrayContaining([...contract.operations]))
})

test('no two operations share a name or an address', () => {
  expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length)
  expect(new Set(operations.map(({ method, path }) => `${method} ${path}`)).size).toBe(operations.length)
})
