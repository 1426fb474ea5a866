import { createHash, randomBytes } from 'node:crypto'
import { chmod, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { node } from '@/lib/tools/checks/command'
import { copyFolder } from '@/lib/tools/checks/copy-folder'
import { byExitCode, type Outcome } from '@/lib/tools/checks/outcome'
import { hashOfSchema, readSchemaObjects } from '@/lib/platform/database/schema-objects'
import { script } from '@/lib/platform/process/child'

/** The stopped data folder of a filled demo city is kept here; whoever needs the city takes a copy. */
const KEPT = join(tmpdir(), `city-portal-demo-${hashOf([process.cwd()])}`)
const ACCOUNT = 'test-account.json'
const STATE = 'test-state'
/** A filled database depends on these in the first place; a whole run fills it anew in any case. */
const SOURCES = ['lib/office/migrations', 'lib/package', 'demo', 'public/city-map']

/** The settings name the first administrator so. */
export interface Account {
  ADMIN_EMAIL: string
  ADMIN_PASSWORD: string
}

/** Fills an empty folder as the first start of a portal does, and keeps it for this run and for those of single domains. */
export async function fillDemoCity(): Promise<Outcome> {
  const draft = await makeDataDir()
  const account = { ADMIN_EMAIL: 'editor@samursk.example', ADMIN_PASSWORD: randomBytes(12).toString('base64url') }
  const settings = {
    DATA_DIR: draft,
    DATABASE_URL: '',
    API_URL: '',
    DEMO: 'on',
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    ...account,
  }
  const result = await node(script('lib/tools/checks/fill.ts'), { env: settings, minutes: 15 })
  if (result.code === 0) await keep(draft, account)
  else await rm(draft, { recursive: true, force: true })
  return byExitCode(result)
}

/** Returns whether a city is kept that was filled from these sources. */
export async function hasDemoCity(): Promise<boolean> {
  const kept = await readFile(join(KEPT, STATE), 'utf8').catch(() => '')
  return kept === (await sourcesState())
}

/** Copies the kept city; the caller removes the copy. */
export async function copyDemoCity(): Promise<{ dataDir: string; account: Account }> {
  const dataDir = await makeDataDir()
  const account = JSON.parse(await readFile(join(KEPT, ACCOUNT), 'utf8')) as Account
  await copyFolder(KEPT, dataDir)
  return { dataDir, account }
}

async function keep(draft: string, account: Account): Promise<void> {
  await writeFile(join(draft, ACCOUNT), JSON.stringify(account), { mode: 0o600 })
  await writeFile(join(draft, STATE), await sourcesState())
  await rm(KEPT, { recursive: true, force: true })
  await rename(draft, KEPT)
}

async function sourcesState(): Promise<string> {
  const files = await Promise.all(SOURCES.map(filesUnder))
  const named = files.flat().filter((file) => !file.includes('.test.'))
  const texts = await Promise.all(named.sort().map(async (file) => `${file}\n${await readFile(file, 'utf8')}`))
  return hashOf([...texts, hashOfSchema(await readSchemaObjects())])
}

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}

function hashOf(texts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(text)
  return hash.digest('hex').slice(0, 16)
}

/** PostgreSQL runs under an unprivileged user when the tests run as root, so it must be able to enter. */
export async function makeDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'city-portal-test-'))
  await chmod(folder, 0o755)
  return folder
}
