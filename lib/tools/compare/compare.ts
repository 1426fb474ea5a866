import { rmSync } from 'node:fs'
import { env } from '@/lib/config/env'
import { buildWhenStale } from '@/lib/server/start/build'
import { recordCalls } from '@/lib/tools/compare/calls'
import { compare, describe } from '@/lib/tools/compare/diff'
import { recordGraphs } from '@/lib/tools/compare/graphs'
import { recordEmails } from '@/lib/tools/compare/emails'
import { recordPages } from '@/lib/tools/compare/pages'
import { Recorder } from '@/lib/tools/compare/recorder'
import { RestoredPortal } from '@/lib/tools/compare/restored-portal'
import { StartError } from '@/lib/platform/process/start-error'

const USAGE = `npm run compare -- record ПАПКА      записать ответы портала над копией DATA_DIR
npm run compare -- diff ПАПКА ПАПКА  сравнить две записи`

/** `npm run compare` records responses of this tree, or compares two records. */
const [, , , command, first, second] = process.argv
if (command === 'record' && first) await record(first)
else if (command === 'diff' && first && second) print(compare(first, second))
else throw new StartError(USAGE)

async function record(folder: string): Promise<void> {
  await buildWhenStale()
  rmSync(folder, { recursive: true, force: true })
  const portal = new RestoredPortal()
  try {
    await portal.start(env.DATA_DIR)
    const recorder = new Recorder(portal.url, folder)
    for (const part of [recordPages, recordCalls, recordGraphs]) await timed(part.name, part(recorder))
    await timed(recordEmails.name, recordEmails(recorder, portal))
  } finally {
    await portal.dispose()
  }
}

async function timed(name: string, work: Promise<void>): Promise<void> {
  const began = performance.now()
  await work
  console.log(`${name}: ${Math.round((performance.now() - began) / 1_000)} с`)
}

function print({ groups, equal, different }: ReturnType<typeof compare>): void {
  for (const group of groups) console.log(describe(group))
  console.log(`${equal} equal, ${different} different`)
  process.exitCode = different > 0 ? 1 : 0
}
