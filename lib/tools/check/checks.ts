import { env } from '@/lib/config/env'
import { probeDatabase } from '@/lib/platform/postgres/until-database-answers'
import { readBackupState } from '@/lib/platform/backups/backup-state'
import { readEmailQueue } from '@/lib/platform/mail/queue-state'
import { describeFailure } from '@/lib/platform/process/describe-failure'
import { checkBuild, readVersion } from '@/lib/tools/check/check-build'
import { checkCertificate } from '@/lib/tools/check/check-certificate'
import { checkClock } from '@/lib/tools/check/check-clock'
import { judgeBackups } from '@/lib/tools/check/check-backups'
import { checkDisk } from '@/lib/tools/check/check-disk'
import { judgeEmails } from '@/lib/tools/check/check-emails'
import { checkFiles } from '@/lib/tools/check/check-files'
import { checkModes } from '@/lib/tools/check/check-modes'
import { checkPublicUrl } from '@/lib/tools/check/check-public-url'
import { fail, ok, withDatabase, type Check, type CheckedPortal, type Finding } from '@/lib/tools/check/finding'

/** All checks of `npm run check`, in the order of their lines. */
export const checks: readonly Check[] = [
  { name: 'version', title: 'Версия', run: async () => ok(`${readVersion()}, Node ${process.versions.node}`) },
  { name: 'build', title: 'Сборка', run: checkBuild },
  { name: 'database', title: 'База', run: checkDatabase },
  {
    name: 'disk',
    title: 'Диск',
    run: ({ dataDir }) => checkDisk(dataDir, env.BACKUP_DIR),
  },
  { name: 'clock', title: 'Часы', run: withDatabase(checkClock) },
  { name: 'modes', title: 'Права файлов', run: ({ dataDir }) => checkModes(dataDir) },
  { name: 'files', title: 'Файлы', run: withDatabase((client, { dataDir }) => checkFiles(client, dataDir)) },
  { name: 'copies', title: 'Копия', run: async ({ dataDir }) => judgeBackups(await readBackupState(dataDir)) },
  {
    name: 'emails',
    title: 'Письма',
    run: withDatabase(async (client) => judgeEmails(await readEmailQueue(client), env.SMTP_URL !== undefined)),
  },
  { name: 'public-url', title: 'Адрес', run: checkPublicUrl },
  { name: 'certificate', title: 'Сертификат', run: checkCertificate },
]

async function checkDatabase({ client, databaseFailure }: CheckedPortal): Promise<Finding> {
  if (!client) return fail(databaseFailure ?? 'не отвечает', 'Проверьте DATABASE_URL и что PostgreSQL работает')
  const failure = await findDirectFailure()
  if (failure !== null) return fail(`не отвечает в обход пулера: ${failure}`, 'Проверьте DATABASE_DIRECT_URL')
  const { rows } = await client.query<{ server_version: string }>('SHOW server_version')
  return ok(`PostgreSQL ${rows[0]?.server_version}`)
}

async function findDirectFailure(): Promise<string | null> {
  if (!env.DATABASE_DIRECT_URL) return null
  return probeDatabase({ connectionString: env.DATABASE_DIRECT_URL }).then(
    () => null,
    (error: Error) => error.message,
  )
}

interface CheckResult extends Finding {
  name: string
  title: string
}

/** A check that throws has failed. */
export async function runChecks(portal: CheckedPortal, list: readonly Check[] = checks): Promise<CheckResult[]> {
  const results: CheckResult[] = []
  for (const { name, title, run } of list) {
    const finding = await run(portal).catch((error: unknown) =>
      fail(`не проверено: ${describeFailure(error)}`, 'Запустите проверку от пользователя портала, с его настройками'),
    )
    results.push({ name, title, ...finding })
  }
  return results
}

/** One line a check, and below it what to do. */
export function printResults(results: readonly CheckResult[]): string {
  return results
    .map(
      ({ verdict, title, found, advice }) =>
        `${verdict.padEnd(4)}  ${title}: ${found}${advice ? `\n      → ${advice}` : ''}`,
    )
    .join('\n')
}
