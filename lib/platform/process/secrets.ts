import { randomBytes } from 'node:crypto'
import { chmod, link, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Env } from '@/lib/config/env'
import { commandLine } from '@/lib/platform/process/release'
import { StartError, toStartError } from '@/lib/platform/process/start-error'

export const SECRETS_FILE = 'secrets.json'

const secretsShape = z.object({
  PAYLOAD_SECRET: z.string().min(32),
  PREVIEW_SECRET: z.string().min(32),
  DATABASE_ADMIN_PASSWORD: z.string().min(32),
  DATABASE_PASSWORD: z.string().min(32),
})

export type Secrets = z.infer<typeof secretsShape>

/** Secrets of the environment, or of DATA_DIR, created at the first start. */
export async function loadSecrets(
  dataDir: string,
  given: Pick<Env, 'PAYLOAD_SECRET' | 'PREVIEW_SECRET'>,
): Promise<Secrets> {
  const file = join(dataDir, SECRETS_FILE)
  await mkdir(dataDir, { recursive: true })
  const stored = (await readSecrets(file)) ?? (await makeSecrets(file))
  return {
    ...stored,
    PAYLOAD_SECRET: given.PAYLOAD_SECRET ?? stored.PAYLOAD_SECRET,
    PREVIEW_SECRET: given.PREVIEW_SECRET ?? stored.PREVIEW_SECRET,
  }
}

/** Keys that a backup brings to another machine; database passwords belong to the machine. */
export const keysShape = secretsShape.pick({ PAYLOAD_SECRET: true, PREVIEW_SECRET: true })

/** Replaces the stored keys by those of a backup. */
export async function storeKeys(dataDir: string, keys: z.infer<typeof keysShape>): Promise<void> {
  const file = join(dataDir, SECRETS_FILE)
  const stored = (await readSecrets(file)) ?? (await makeSecrets(file))
  const draft = `${file}.${process.pid}`
  await writeFile(draft, `${JSON.stringify({ ...stored, ...keys }, null, 2)}\n`, { mode: 0o600 })
  await syncFile(draft)
  await rename(draft, file)
}

async function readSecrets(file: string): Promise<Secrets | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw toStartError(error, 'Не удалось прочитать секреты')
  })
  if (text === null) return null
  await chmod(file, 0o600)
  return parseSecrets(text, file)
}

function parseSecrets(text: string, file: string): Secrets {
  try {
    return secretsShape.parse(JSON.parse(text))
  } catch {
    throw new StartError(
      `Файл секретов ${file} повреждён: верните прежний, без него не открыть базу и вход, или восстановите ` +
        `копию в пустую папку: ${commandLine('restore')} КОПИЯ`,
    )
  }
}

/** Linked into place, so that two first starts get the same secrets. */
async function makeSecrets(file: string): Promise<Secrets> {
  const made: Secrets = {
    PAYLOAD_SECRET: newSecret(),
    PREVIEW_SECRET: newSecret(),
    DATABASE_ADMIN_PASSWORD: newSecret(),
    DATABASE_PASSWORD: newSecret(),
  }
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  await writeFile(draft, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
  await syncFile(draft)
  try {
    await link(draft, file)
    return made
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return parseSecrets(await readFile(file, 'utf8'), file)
  } finally {
    await rm(draft, { force: true })
  }
}

async function syncFile(file: string): Promise<void> {
  const handle = await open(file)
  await handle.sync()
  await handle.close()
}

function newSecret(): string {
  return randomBytes(32).toString('hex')
}
