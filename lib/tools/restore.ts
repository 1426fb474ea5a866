import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { env } from '@/lib/config/env'
import { toContentsFolder } from '@/lib/platform/backups/backups-folder'
import type { Manifest } from '@/lib/platform/backups/backup-format'
import { describeBackup } from '@/lib/platform/backups/describe-backup'
import { journalFile, parseJournal, readJournal } from '@/lib/platform/backups/erasure-journal'
import { finishWithErasures } from '@/lib/platform/backups/restore-erasures'
import { endRestore, loadBackup, refuseTarget, type RestoreTarget } from '@/lib/platform/backups/restore-backup'
import { decryptKeys } from '@/lib/platform/backups/secrets-box'
import { refuseSmallTarget } from '@/lib/platform/backups/free-space'
import { verifyBackup, type VerifiedBackup } from '@/lib/platform/backups/verify-backup'
import { knownHomeFolder } from '@/lib/platform/postgres/cluster-home'
import { runNode, script } from '@/lib/platform/process/child'
import { SECRETS_FILE, storeKeys } from '@/lib/platform/process/secrets'
import { commandLine, shortCommandLine } from '@/lib/platform/process/release'
import { StartError, toStartError } from '@/lib/platform/process/start-error'
import { NEW_KEYS_EFFECT, openWorkspace } from '@/lib/platform/process/workspace'

const command = commandLine('restore')
const usage = `Как восстановить портал из копии, в пустую базу и пустую DATA_DIR:
  ${command} ФАЙЛ                   восстановить
  ${command} ФАЙЛ --replace         то же, удалив всё, что есть в базе; прежние файлы остаются рядом
  ${command} ФАЙЛ --erased ЖУРНАЛ   снова удалить жителей по более новому журналу erased-residents.txt; журналы
                                  нескольких машин — каждый после своего --erased
  ${command} ФАЙЛ --without-keys    без ключей копии, если пароля от них (BACKUP_PASSPHRASE) больше нет`

interface Request {
  file: string
  replaces: boolean
  erased: string[]
  isWithoutKeys: boolean
}

await restore(parseRequest(process.argv.slice(3)))

function parseRequest(given: string[]): Request {
  try {
    const options = {
      replace: { type: 'boolean', default: false },
      erased: { type: 'string', multiple: true },
      'without-keys': { type: 'boolean', default: false },
    } as const
    const { values, positionals } = parseArgs({ args: given, options, allowPositionals: true })
    const [file, ...rest] = positionals
    const { replace: replaces, erased = [], 'without-keys': isWithoutKeys } = values
    if (file && rest.length === 0) return { file: resolve(file), replaces, erased, isWithoutKeys }
  } catch {
    // the same answer as to a missing file name
  }
  throw new StartError(usage)
}

async function restore({ file, replaces, erased, isWithoutKeys }: Request): Promise<void> {
  const given = await Promise.all(erased.map(readGivenJournal))
  const backup = await verifyBackup(file, toContentsFolder(file))
  const keys = openKeys(backup.keys, isWithoutKeys)
  const databaseFolder = env.DATABASE_URL ? undefined : await knownHomeFolder(env.DATA_DIR)
  await refuseSmallTarget(backup.manifest, { dataDir: env.DATA_DIR, databaseFolder })
  console.log(`Копия цела: ${describeBackup(backup.manifest)}`)
  const { dataDir, database } = await openWorkspace({ isDirect: true }).catch((error: unknown) => {
    throw toStartError(error, 'Восстановление не начато')
  })
  const target = { databaseUrl: database.url, dataDir, replaces }
  try {
    await refuseTarget(target)
    await load(file, backup, target, given)
    if (keys) await storeKeys(dataDir, keys)
    await endRestore(database.url)
  } catch (error) {
    throw toStartError(error, 'Восстановление не удалось, повторите его')
  } finally {
    await database.close()
  }
  console.log(`Портал восстановлен. Запустите его: ${shortCommandLine('start')}`)
}

async function load(file: string, backup: VerifiedBackup, target: RestoreTarget, given: string[]): Promise<void> {
  const { manifest } = backup
  const known = await readJournal(journalFile(target.dataDir))
  await runStep({ create: manifest.migrations })
  const earlierFiles = await loadBackup(file, manifest, target)
  await finishWithErasures({
    ...target,
    madeAt: new Date(manifest.madeAt),
    journals: [backup.journal, ...given],
    finish: (erase) => runStep({ erase }),
  })
  sayErasures(manifest, [known, ...given])
  if (earlierFiles) console.log(`Прежние файлы портала отложены в ${earlierFiles}`)
}

function runStep(step: { create: string[] } | { erase: number[] }): Promise<void> {
  return runNode(script('lib/office/restore-schema.ts', JSON.stringify(step)), 'Восстановление не удалось')
}

async function readGivenJournal(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw toStartError(error, 'Журнал удалённых жителей не прочитан')
  })
  if (text.trim() && parseJournal(text).length === 0) throw new StartError(`${file} — не журнал удалённых жителей`)
  return text
}

/** Returns the keys of the backup, or says why they are new. Throws StartError if they are locked. */
function openKeys(encrypted: Buffer | null, isWithoutKeys: boolean) {
  if (encrypted && env.BACKUP_PASSPHRASE && !isWithoutKeys) return decryptKeys(encrypted, env.BACKUP_PASSPHRASE)
  if (encrypted && !isWithoutKeys) {
    throw new StartError(
      `Ключи копии под паролем: задайте BACKUP_PASSPHRASE. Если пароля больше нет, добавьте --without-keys: ${NEW_KEYS_EFFECT}`,
    )
  }
  const reason = encrypted ? 'Ключи копии не взяты' : 'Ключей в копии нет'
  console.log(
    `${reason}${keysInstead()}: ${NEW_KEYS_EFFECT}. Прежние ключи можно задать в PAYLOAD_SECRET и PREVIEW_SECRET`,
  )
  return null
}

/** The folder may be that of the same portal: its keys stay. */
function keysInstead(): string {
  const file = resolve(env.DATA_DIR, SECRETS_FILE)
  return existsSync(file) ? `, остаются ключи из ${file}. Если они не того портала, с которого снята копия` : ''
}

/** The journal of the backup itself is as old as the backup. */
function sayErasures({ madeAt }: Manifest, journals: readonly string[]): void {
  const younger = journals.flatMap(parseJournal).filter(({ at }) => at > new Date(madeAt))
  if (younger.length > 0) return
  console.log(
    `Ни один журнал удалённых жителей не моложе копии (${madeAt}): удалённый после неё мог вернуться. ` +
      `Если журнал есть, повторите с --replace --erased ЖУРНАЛ, у нескольких машин — с журналом каждой`,
  )
}
