import { rename, writeFile } from 'node:fs/promises'
import { Client } from 'pg'
import { journalFile, parseJournal } from '@/lib/platform/copies/erasure-journal'

export async function writeJournal(dataDir: string, text: string): Promise<void> {
  const file = journalFile(dataDir)
  await writeFile(`${file}.new`, text, { mode: 0o600, flush: true })
  await rename(`${file}.new`, file)
}

/** A new resident must not get the number of an erased one: the next restore would erase the wrong person. */
export async function continueResidentNumbers(databaseUrl: string, journal: string): Promise<void> {
  const highest = Math.max(0, ...parseJournal(journal).map(({ residentId }) => residentId))
  if (highest === 0) return
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(`SELECT setval('residents_id_seq', greatest($1, (SELECT last_value FROM residents_id_seq)))`, [
      highest,
    ])
  } finally {
    await client.end()
  }
}
