import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadSecrets } from '@/lib/platform/process/secrets'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-secrets-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('makes secrets that only the owner reads, and keeps them', async () => {
  const made = await loadSecrets(folder, {})
  expect((await stat(join(folder, 'secrets.json'))).mode & 0o777).toBe(0o600)
  expect(new Set(Object.values(made)).size).toBe(4)
  expect(await loadSecrets(folder, {})).toEqual(made)
})

it('closes a file that was left open to others', async () => {
  await loadSecrets(folder, {})
  const file = join(folder, 'secrets.json')
  const text = await readFile(file, 'utf8')
  await rm(file)
  await writeFile(file, text, { mode: 0o644 })
  await loadSecrets(folder, {})
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

it('gives two first starts at once the same secrets', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => loadSecrets(folder, {})))
  for (const each of all) expect(each).toEqual(all[0])
})

it('prefers what the environment gives', async () => {
  const secret = 'e'.repeat(40)
  expect((await loadSecrets(folder, { PAYLOAD_SECRET: secret })).PAYLOAD_SECRET).toBe(secret)
})

it('does not replace a damaged file: the database would be lost with it', async () => {
  await writeFile(join(folder, 'secrets.json'), '{')
  await expect(loadSecrets(folder, {})).rejects.toThrow('повреждён')
})
