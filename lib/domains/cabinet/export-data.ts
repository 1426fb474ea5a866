import { strToU8, zip, type Zippable } from 'fflate'
import { promisify } from 'node:util'
import { keepPrivateFile, linkPrivateFile, readPrivateFiles } from '@/lib/platform/files/private-files'
import type { Caller } from '@/lib/contract/caller'
import type { Domain } from '@/lib/platform/domain'
import { isoDay } from '@/lib/time/dates'
import { env } from '@/lib/config/env'

/** Stores an archive with all data of a resident (one JSON file and the files) and returns a link to it. */
export async function exportData(domains: readonly Domain[], caller: Caller) {
  const { residentId } = caller
  const [data, files] = await Promise.all([collect(domains, caller), readPrivateFiles(residentId)])
  const entries: Zippable = { 'dannye.json': strToU8(`${JSON.stringify(data, null, 2)}\n`) }
  for (const { id, originName, content } of files) entries[`faily/${id}-${originName}`] = [content, { level: 0 }]
  const id = await keepPrivateFile({
    content: Buffer.from(await promisify(zipped)(entries)),
    mimeType: 'application/zip',
    extension: 'zip',
    originName: `Мои данные на портале ${isoDay(new Date(), env.TIME_ZONE)}`,
    purpose: 'export',
    residentId,
  })
  return linkPrivateFile(id, residentId)
}

async function collect(domains: readonly Domain[], caller: Caller): Promise<object> {
  const parts = await Promise.all(domains.map(({ personalData }) => personalData?.(caller)))
  return Object.assign({}, ...parts) as object
}

function zipped(entries: Zippable, done: (error: Error | null, archive: Uint8Array) => void): void {
  zip(entries, done)
}
