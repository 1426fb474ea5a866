import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { chromium } from 'playwright'
import { systemBrowser } from '@/lib/tools/test-run/system-browser'

const run = promisify(execFile)

/** Throws if no Chromium can be found or installed. */
export async function findChromium(): Promise<string> {
  const path = presentChromium() ?? ((await installChromium()) ? presentChromium() : null)
  if (!path) throw new Error('Нет Chromium, и установить его не удалось: задайте CHROMIUM_PATH')
  return path
}

/** Throws if no Java can be found or installed. */
export async function findJava(): Promise<string> {
  if ((await succeeds('java', ['-version'])) || (await installByApt('default-jre-headless'))) return 'java'
  throw new Error('Нет Java, и установить её не удалось: проверка HTML без неё не работает')
}

function presentChromium(): string | null {
  const places = [systemBrowser(), chromium.executablePath()]
  return places.find((path) => path && existsSync(path)) ?? null
}

async function installChromium(): Promise<boolean> {
  for (const name of ['chromium-headless-shell', 'chromium']) if (await installByApt(name)) return true
  return succeeds(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'])
}

async function installByApt(name: string): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const isUpdated = await succeeds('apt-get', ['update', '-qq'], env)
  return isUpdated && succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], env)
}

function succeeds(program: string, args: string[], env = process.env): Promise<boolean> {
  return run(program, args, { env }).then(
    () => true,
    () => false,
  )
}
