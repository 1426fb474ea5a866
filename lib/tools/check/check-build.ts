import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { finishedBuilds } from '@/lib/platform/process/builds'
import { readRelease } from '@/lib/platform/process/release'
import { fail, ok, warn, type Finding } from '@/lib/tools/check/finding'

/** Files without which Next does not start. */
const NEEDED = ['BUILD_ID', 'server', 'static']

export async function checkBuild(): Promise<Finding> {
  const release = readRelease()
  const build = release?.build ?? (await finishedBuilds())[0]
  return judgeBuild(build, build ? NEEDED.filter((name) => !existsSync(join(build, name))) : [], release !== null)
}

export function judgeBuild(build: string | undefined, missing: readonly string[], isRelease: boolean): Finding {
  const advice = isRelease ? 'Распакуйте архив выпуска заново' : 'Соберите: npm run build'
  if (!build) return warn('страницы ещё не собраны', 'Соберутся при запуске; заранее: npm run build')
  return missing.length > 0 ? fail(`в ${build} нет ${missing.join(', ')}`, advice) : ok(build)
}

export function readVersion(): string {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  const release = readRelease()
  return release ? `${release.version}, ${release.commit.slice(0, 12)}` : version
}
