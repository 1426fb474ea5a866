import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { StartError } from '@/lib/platform/process/start-error'

const MAX_BYTES = 64 * 1024 * 1024
/** Options that read the lock file alone, without the network. */
const OPTIONS = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--omit', 'dev', '--offline']

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const [file = join('release', `portal-${version}.cdx.json`)] = process.argv.slice(3)
const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
const { status, stdout, stderr } = spawnSync(npm[0] ?? '', [...npm.slice(1), ...OPTIONS], {
  encoding: 'utf8',
  maxBuffer: MAX_BYTES,
})
if (status !== 0) throw new StartError(`npm не составил перечень пакетов: ${stderr}`)
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, stdout)
const { components } = JSON.parse(stdout) as { components: object[] }
console.log(`${file}: CycloneDX, пакетов: ${components.length}`)
