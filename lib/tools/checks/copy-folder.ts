import { cp, mkdir } from 'node:fs/promises'
import { command } from '@/lib/tools/checks/command'

/** Copies what is in a folder, owners too: PostgreSQL's files belong to another user when the tests run as root. */
export async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  if (process.platform === 'win32') return cp(from, to, { recursive: true })
  const { code, output } = await command('cp', ['-a', `${from}/.`, to])
  if (code !== 0) throw new Error(output)
}
