import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sourceFiles } from '@/lib/tools/release/release-files'

const checkout = process.cwd()

test('an archive holds of the folder only what git knows', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'city-portal-release-'))
  process.chdir(folder)
  try {
    await writeFile('start.mjs', '')
    await writeFile('пароли.txt', '')
    execFileSync('git', ['init', '--quiet'])
    execFileSync('git', ['add', 'start.mjs'])
    expect(sourceFiles()).toEqual(['start.mjs'])
  } finally {
    process.chdir(checkout)
    await rm(folder, { recursive: true })
  }
})
