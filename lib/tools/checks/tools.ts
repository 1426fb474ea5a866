import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { command, node } from '@/lib/tools/checks/command'
import { systemBrowser } from '@/lib/tools/checks/system-browser'

/** Finds a Chromium: the given one, the system's, Playwright's, or one installed now; null when none can be had. */
export async function findChromium(): Promise<string | null> {
  return presentChromium() ?? ((await installChromium()) ? presentChromium() : null)
}

/** Finds a Java for the HTML checker, installed when the system allows it; null when none can be had. */
export async function findJava(): Promise<string | null> {
  if (await runsJava('java')) return 'java'
  await installByApt('default-jre-headless')
  return (await runsJava('java')) ? 'java' : null
}

function presentChromium(): string | null {
  const places = [systemBrowser(), chromium.executablePath()]
  return places.find((path) => path && existsSync(path)) ?? null
}

async function installChromium(): Promise<boolean> {
  for (const name of ['chromium-headless-shell', 'chromium']) if (await installByApt(name)) return true
  const { code } = await node(['node_modules/playwright/cli.js', 'install', 'chromium'])
  return code === 0
}

async function runsJava(path: string): Promise<boolean> {
  return (await command(path, ['-version'])).code === 0
}

async function installByApt(name: string): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const update = await command('apt-get', ['update', '-qq'], { env })
  const install = await command('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env })
  return update.code === 0 && install.code === 0
}
