import { rename, writeFile } from 'node:fs/promises'
import { Client } from 'pg'
import {
  erasedSince,
  joinJournals,
  journalFile,
  parseJournal,
  readJournal,
} from '@/lib/platform/backups/erasure-journal'

interface RestoredCity {
  databaseUrl: string
  dataDir: string
  madeAt: Date
  /** Journals of the backup, and newer ones; that of the folder is read here. */
  journals: readonly string[]
  /** Brings the schema up to date and erases these residents. */
  finish: (erasedResidents: number[]) => Promise<void>
}

/** Erases again whom the journals name. The folder gets their sum last: a restore that failed leaves its own. */
export async function finishWithErasures({
  databaseUrl,
  dataDir,
  madeAt,
  journals,
  finish,
}: RestoredCity): Promise<void> {
  const journal = joinJournals([...journals, await readJournal(journalFile(dataDir))])
  await finish(erasedSince(parseJournal(journal), madeAt))
  await continueResidentNumbers(databaseUrl, journal)
  await writeJournal(dataDir, journal)
}

async function writeJournal(dataDir: string, text: string): Promise<void> {
  const file = journalFile(dataDir)
  await writeFile(`${file}.new`, text, { mode: 0o600, flush: true })
  await rename(`${file}.new`, file)
}

/** A new resident must not get the number of an erased one: the next restore would erase the wrong person. */
async function continueResidentNumbers(databaseUrl: string, journal: string): Promise<void> {
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
