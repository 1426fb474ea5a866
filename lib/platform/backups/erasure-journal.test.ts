import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  erasedSince,
  joinJournals,
  journalFile,
  parseJournal,
  recordErasure,
} from '@/lib/platform/backups/erasure-journal'

const lines = '2026-11-01T10:00:00.000Z 7\n2026-11-05T10:00:00.000Z 12\n'

it('keeps numbers only, one line an erasure', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-journal-'))
  try {
    await recordErasure(folder, 7)
    await recordErasure(folder, 12)
    const text = await readFile(journalFile(folder), 'utf8')
    expect(text).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z 7\n\S+Z 12\n$/)
    expect(parseJournal(text).map(({ residentId }) => residentId)).toEqual([7, 12])
  } finally {
    await rm(folder, { recursive: true })
  }
})

it('leaves out a line that a crash has cut', () => {
  expect(parseJournal(`${lines}2026-11-06T10`)).toHaveLength(2)
})

it('erases again only who was erased after the backup', () => {
  expect(erasedSince(parseJournal(lines), new Date('2026-11-03T00:00:00Z'))).toEqual([12])
})

it('erases again who was erased while the backup began', () => {
  expect(erasedSince(parseJournal(lines), new Date('2026-11-05T10:00:01Z'))).toEqual([12])
})

it('joins journals in the order of time, each line once', () => {
  expect(joinJournals(['2026-11-05T10:00:00.000Z 12\n', lines, ''])).toBe(lines)
})
