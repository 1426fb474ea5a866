import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { script } from '@/lib/platform/process/child'

const run = promisify(execFile)
/** Stopped demo city, copied by its users. */
const KEPT = join(tmpdir(), `city-portal-demo-${hash(process.cwd())}`)
const ACCOUNT = 'test-account.json'
const SOURCES = 'test-sources.json'
/** Folders read besides imported code. */
const DATA_FOLDERS = ['demo', 'public/city-map', 'lib/office/migrations']

/** DATABASE_ANSWER_SECONDS where no test harms the database: a busy machine is not an outage. */
export const ANSWER_SECONDS = 30

export interface Account {
  ADMIN_EMAIL: string
  ADMIN_PASSWORD: string
}

/** Fills a demo city unless one of the same sources is cached. */
export async function ensureDemoCity(): Promise<void> {
  const kept = await readFile(join(KEPT, SOURCES), 'utf8').catch(() => '')
  const imported = kept ? (JSON.parse(kept) as { imported: string[] }).imported : []
  if (kept === (await describeSources(imported))) return
  await fillDemoCity()
}

/** Throws with the output of a failed run. */
export async function fillDemoCity(): Promise<void> {
  const draft = await makeDataDir()
  const record = join(draft, 'imported.txt')
  const account: Account = {
    ADMIN_EMAIL: 'editor@samursk.example',
    ADMIN_PASSWORD: randomBytes(12).toString('base64url'),
  }
  const env = {
    ...process.env,
    ...account,
    DATA_DIR: draft,
    DATABASE_URL: '',
    API_URL: '',
    DEMO: 'on',
    NODE_ENV: 'production' as const,
    LOG_LEVEL: 'warn',
    IMPORTS_RECORD: record,
    NODE_OPTIONS: `--import=${pathToFileURL('lib/tools/test-run/record-imports.mjs').href}`,
  }
  try {
    await run(process.execPath, script('lib/tools/test-run/fill-demo-city.ts'), { env })
    const imported = [...new Set((await readFile(record, 'utf8')).trim().split('\n'))].sort()
    await writeFile(join(draft, ACCOUNT), JSON.stringify(account), { mode: 0o600 })
    await writeFile(join(draft, SOURCES), await describeSources(imported))
    await rm(KEPT, { recursive: true, force: true })
    await rename(draft, KEPT)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** The caller removes the copy. */
export async function copyDemoCity(): Promise<{ dataDir: string; account: Account }> {
  const dataDir = await makeDataDir()
  const account = JSON.parse(await readFile(join(KEPT, ACCOUNT), 'utf8')) as Account
  await copyFolder(KEPT, dataDir)
  return { dataDir, account }
}

/** Keeps owners: PostgreSQL's files belong to another user if root runs the tests. */
export async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  if (process.platform === 'win32') await cp(from, to, { recursive: true })
  else await run('cp', ['-a', `${from}/.`, to])
}

export function makeDataDir(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'city-portal-test-'))
}

/** Returns imported files and a hash of all sources. */
async function describeSources(imported: readonly string[]): Promise<string> {
  const data = await Promise.all(DATA_FOLDERS.map(listFiles))
  const schema = (await listFiles('lib')).filter((file) => file.endsWith('.sql'))
  const files = [...new Set(['package-lock.json', ...imported, ...data.flat(), ...schema])].sort()
  const contents = await Promise.all(files.map(async (file) => `${file} ${hash(await readFile(file).catch(() => ''))}`))
  return JSON.stringify({ hash: hash(contents.join('\n')), imported })
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}

function hash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}
