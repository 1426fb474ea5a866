// Runs every command of the portal on bare Node: installs what is missing, then hands over to lib/server in this process.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const OLDEST_NODE = [20, 9]
const root = dirname(fileURLToPath(import.meta.url))
const modules = join(root, 'node_modules')
const stamp = join(modules, '.city-portal-install')

const commands = {
  start: { entry: 'lib/server/main.ts', mode: 'production' },
  dev: { entry: 'lib/server/dev.ts', mode: 'development' },
  test: { entry: 'lib/server/checks/run.ts', mode: 'test' },
  seed: { entry: 'lib/server/seed.ts', mode: 'production' },
  bench: { entry: 'lib/server/bench.ts', mode: 'production' },
}

await run(process.argv[2] ?? 'start')

async function run(name) {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) fail(`Нет команды «${name}». Есть: ${Object.keys(commands).join(', ')}`)
  checkNode()
  process.chdir(root)
  install()
  process.env.NODE_ENV ??= command.mode
  process.env.NEXT_TELEMETRY_DISABLED = '1' // nothing of a city's server goes to a third party
  try {
    const { register } = await import('tsx/esm/api')
    register()
    await import(`./${command.entry}`)
  } catch (error) {
    if (error?.name !== 'StartError' && error?.name !== 'SettingsError') throw error
    fail(error.message)
  }
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return
  fail(`Нужен Node ${OLDEST_NODE.join('.')} или новее, здесь ${process.versions.node}`)
}

function install() {
  if (isInstalled()) return
  const unlock = lockInstall()
  try {
    if (isInstalled()) return
    console.log('Устанавливаем зависимости: npm install')
    const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
    // not `npm ci`: it refuses a lock made where packages of other platforms were not to be had
    const options = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund']
    const { status } = spawnSync(npm[0], [...npm.slice(1), ...options], {
      cwd: root,
      stdio: 'inherit',
      shell: npm.length === 1 && process.platform === 'win32',
    })
    if (status !== 0) fail('Зависимости не установились: причина выше')
    writeFileSync(stamp, lockHash())
  } finally {
    unlock()
  }
}

/** By our stamp after an install of ours, by npm's own record after a hand-made `npm install`. */
function isInstalled() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash()) return true
  const record = statSync(join(modules, '.package-lock.json'), { throwIfNoEntry: false })
  return (
    record !== undefined && !existsSync(stamp) && record.mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs
  )
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
}

/** Two first starts at once: the second waits. The folder's holder is known by number, a dead one's lock is taken over. */
function lockInstall() {
  const lock = join(tmpdir(), `city-portal-install-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`)
  const holder = join(lock, 'pid')
  for (;;) {
    try {
      mkdirSync(lock)
      writeFileSync(holder, String(process.pid))
      return () => rmSync(lock, { recursive: true, force: true })
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      if (!isAlive(holder)) rmSync(lock, { recursive: true, force: true })
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500)
    }
  }
}

function isAlive(holder) {
  try {
    process.kill(Number(readFileSync(holder, 'utf8')), 0)
    return true
  } catch (error) {
    return error.code === 'EPERM' || (error.code === 'ENOENT' && isFresh(dirname(holder)))
  }
}

/** Between making the folder and writing the number into it. */
function isFresh(folder) {
  const found = statSync(folder, { throwIfNoEntry: false })
  return found !== undefined && Date.now() - found.mtimeMs < 5_000
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
