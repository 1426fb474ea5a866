import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { deleteOldReadings, deleteReadings } from '@/lib/platform/files/hooks/delete-readings'

const mockReadings = mkdtempSync(path.join(tmpdir(), 'city-portal-readings-'))

jest.mock('@/lib/config/storage', () => ({
  storageFolders: {
    get readings() {
      return mockReadings
    },
  },
}))

afterAll(() => rmSync(mockReadings, { recursive: true, force: true }))

/** Keeps what was read from a file, in an old edition and in the present one. */
function read(filename: string) {
  const places = ['1', '2'].map((edition) => path.join(mockReadings, edition, `${filename}.json`))
  for (const place of places) {
    mkdirSync(path.dirname(place), { recursive: true })
    writeFileSync(place, '{}')
  }
  return { doc: { filename }, isKept: () => places.some((place) => existsSync(place)) }
}

test('what was read from a file goes with it, and only that', async () => {
  const gone = read('aa.pdf')
  const stays = read('bb.pdf')
  await deleteReadings({ doc: gone.doc } as Parameters<typeof deleteReadings>[0])
  expect([gone.isKept(), stays.isKept()]).toEqual([false, true])
})

test('a file in its place leaves nothing of the one before, another title leaves everything', async () => {
  const before = read('cc.pdf')
  const after = read('dd.pdf')
  const change = (previousDoc: object, doc: object) =>
    deleteOldReadings({ previousDoc, doc } as Parameters<typeof deleteOldReadings>[0])
  await change(before.doc, before.doc)
  expect(before.isKept()).toBe(true)
  await change(before.doc, after.doc)
  expect([before.isKept(), after.isKept()]).toEqual([false, true])
})
