import { tmpdir } from 'node:os'
import { fullestDisk, getDiskState } from '@/lib/server/start/disk-watch'

const MEGABYTE = 1024 * 1024
const GIGABYTE = 1024 * MEGABYTE

test.each([
  ['a large disk', 20 * GIGABYTE, 500 * GIGABYTE, 'enough'],
  ['a large disk that ends', 0.9 * GIGABYTE, 500 * GIGABYTE, 'low'],
  ['a small disk', 200 * MEGABYTE, GIGABYTE, 'enough'],
  ['a small disk that ends', 90 * MEGABYTE, GIGABYTE, 'low'],
  ['a disk without room for a journal', 31 * MEGABYTE, 500 * GIGABYTE, 'full'],
])('%s', (_name, free, size, state) => {
  expect(getDiskState(free, size)).toBe(state)
})

test('a missing folder tells nothing about a disk', async () => {
  expect(await fullestDisk(['/nowhere/at/all'])).toBeNull()
  expect((await fullestDisk(['/nowhere/at/all', tmpdir()]))?.folder).toBe(tmpdir())
})
