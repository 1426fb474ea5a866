import { deleteOldReadings, deleteReadings } from '@/lib/platform/files/readings'

const mockDeleted = new Set<string>()

jest.mock('@/lib/platform/files/storage/stored-files', () => ({
  storedFiles: { delete: async (path: string) => void mockDeleted.add(path) },
}))

const file = (filename: string) => ({
  doc: { filename },
  isKept: () => !mockDeleted.has(`readings/1/${filename}.json`),
})

test('what was read from a file goes with it, and only that', async () => {
  const gone = file('aa.pdf')
  const stays = file('bb.pdf')
  await deleteReadings({ doc: gone.doc } as Parameters<typeof deleteReadings>[0])
  expect([gone.isKept(), stays.isKept()]).toEqual([false, true])
})

test('a file in its place leaves nothing of the one before, another title leaves everything', async () => {
  const before = file('cc.pdf')
  const after = file('dd.pdf')
  const change = (previousDoc: object, doc: object) =>
    deleteOldReadings({ previousDoc, doc } as Parameters<typeof deleteOldReadings>[0])
  await change(before.doc, before.doc)
  expect(before.isKept()).toBe(true)
  await change(before.doc, after.doc)
  expect([before.isKept(), after.isKept()]).toEqual([false, true])
})
