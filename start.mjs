// Runs every command of the portal: installs Node and the packages if they are missing, then starts lib/server or a tool.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { isNodeNewEnough, neededNode } from './lib/platform/process/node-version.mjs'
import { startStep } from './lib/platform/process/start-step.mjs'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const EMPTY_LOCK_MS = 5_000
const PARENT_CHECK_MS = 500
const root = dirname(fileURLToPath(import.meta.url))
const modules = join(root, 'node_modules')
const stamp = join(modules, '.city-portal-install')
/** Written into the stamp after an install for a city's server. */
const WITHOUT_TOOLS = 'without-tools'
/** It lies beside node_modules, where `npm install` does not prune it. */
const runtimeFolder = join(root, '.node')
const logFolder = join(root, 'logs')
const nodeLog = join(logFolder, 'node.log')
const installLog = join(logFolder, 'install.log')

/** Commands of a running city: the file to load, and the arguments of a foreign program. */
const cityCommands = {
  start: ['lib/server/start/main.ts'],
  dev: ['lib/server/start/dev.ts'],
  seed: ['lib/tools/seed.ts'],
  staff: ['lib/tools/staff.ts'],
  audit: ['lib/tools/audit.ts'],
  emails: ['lib/tools/emails.ts'],
  build: ['lib/server/start/build-pages.ts'],
  backup: ['lib/tools/backup.ts'],
  check: ['lib/tools/check.ts'],
  restore: ['lib/tools/restore.ts'],
  files: ['lib/tools/files.ts'],
  payload: ['node_modules/payload/bin.js', []],
}
/** These also need the packages of tests and checks, two fifths of all. */
const developerCommands = {
  test: ['lib/tools/test-run/run.ts'],
  bench: ['lib/tools/bench.ts'],
  release: ['lib/tools/release.ts'],
  sbom: ['lib/tools/sbom.ts'],
  'graph-types': ['lib/tools/graph-types.ts'],
  icons: ['components/ui/icon/write-sprite.ts'],
  'manual-pictures': ['lib/tools/manual-pictures.ts'],
  imports: ['lib/tools/lint-rules/import-rules.ts'],
  format: ['node_modules/prettier/bin/prettier.cjs', ['--write', '.']],
  lint: ['node_modules/eslint/bin/eslint.js', ['.', '--max-warnings', '0']],
  types: ['node_modules/typescript/lib/tsc.js', ['--noEmit']],
}
const commands = { ...cityCommands, ...developerCommands }
/** Exists in the archive of a release, which brings Node, packages and pages and is never changed. */
const releaseFile = join(root, 'release.json')
const isRelease = existsSync(releaseFile)
/** These write into the portal's folder. */
const CHECKOUT_ONLY = ['dev', 'build']
const modes = { dev: 'development', test: 'test' }

await run(process.argv[2] ?? 'start')

async function run(name) {
  if (!Object.hasOwn(commands, name)) fail(`Нет команды «${name}». Есть: ${Object.keys(commands).join(', ')}`)
  process.chdir(root)
  if (isRelease) prepareRelease(name)
  stopWithNpm()
  if (!isNodeNewEnough(process.versions.node)) return runUnderPinnedNode(name)
  stopWithParent()
  if (!isRelease) await installPackages(name in developerCommands)
  process.env.NODE_ENV ??= modes[name] ?? 'production'
  process.env.NEXT_TELEMETRY_DISABLED = '1' // a city's server must send nothing to a third party
  const [file, args] = commands[name]
  if (args) process.argv = [process.execPath, join(root, file), ...args, ...process.argv.slice(3)]
  try {
    const { register } = await import('tsx/esm/api')
    register()
    await import(`./${file}`)
  } catch (error) {
    if (error?.name !== 'StartError' && error?.name !== 'SettingsError') throw error
    fail(error.message)
  }
}

/** Refuses what an archive cannot do. Data lie beside the folder of the release: the next release has another folder. */
function prepareRelease(name) {
  if (name in developerCommands || CHECKOUT_ONLY.includes(name)) {
    fail(`В архиве выпуска нет команды «${name}»: она для хранилища кода. Обновление — docs/operations/update.md`)
  }
  process.env.DATA_DIR ||= join(root, '..', 'data')
}

/** Runs the same command again under the Node that the portal is made for; this process forwards signals and the exit code. */
async function runUnderPinnedNode(name) {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 9)) fail(nodeAdvice()) // its npm is too old
  // both at once: the packages are the same under either Node
  const [node] = await Promise.all([findPinnedNode(), isRelease || installPackages(name in developerCommands)])
  process.env.PATH = `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`
  // the channel closes when this process ends, even when it is killed, and the child ends then
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc']
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio })
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal))
  child.once('error', (error) => fail(error.message))
  child.once('exit', (code, signal) => {
    if (code !== null) process.exit(code)
    // systemd and Docker are to see the signal itself
    for (const handled of SIGNALS) process.removeAllListeners(handled)
    process.kill(process.pid, signal)
  })
}

/** Ends this process when its parent is gone: a killed parent cannot send a signal, but the channel to it closes. */
function stopWithParent() {
  if (!process.channel) return
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}

/** npm ends its shell on a signal, and nothing tells the program inside: it sees another parent. */
function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, PARENT_CHECK_MS).unref()
}

async function findPinnedNode() {
  if (isRelease) return join(root, 'bin', 'node')
  const name = `${pinnedNodePackage()}@${neededNode.pinned}`
  const program = process.platform === 'win32' ? 'node.exe' : 'node'
  const node = join(runtimeFolder, 'node_modules', pinnedNodePackage(), 'bin', program)
  if (runsPinnedNode(node)) return node
  await locked('node', () => {
    if (runsPinnedNode(node)) return
    console.log(`Здесь Node ${process.versions.node}, порталу нужен ${neededNode.oldest}: берём ${name}`)
    const options = ['--prefix', runtimeFolder, '--no-save', '--ignore-scripts', name]
    return startStep('node', () => npmInstall(options, nodeLog)).catch(() => fail(nodeAdvice(name)))
  })
  if (!runsPinnedNode(node)) fail(nodeAdvice(name))
  return node
}

/** Names the package of this platform as the npm package `node` does. */
function pinnedNodePackage() {
  const { platform, arch } = process
  const prefix = platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node'
  return `${prefix}-${platform === 'win32' ? 'win' : platform}-${arch}`
}

/** Returns whether the program runs and has the right version: on musl a glibc build is there but cannot run. */
function runsPinnedNode(node) {
  return (
    existsSync(node) && spawnSync(node, ['-p', 'process.versions.node']).stdout?.toString().trim() === neededNode.pinned
  )
}

function nodeAdvice(refused) {
  const reason = refused ? ` Пакет ${refused} не установился: подробности в ${nodeLog}.` : ''
  return (
    `Нужен Node ${neededNode.oldest} или новее, здесь ${process.versions.node}.${reason} Установите Node ` +
    `${neededNode.pinned} с https://nodejs.org и повторите команду.`
  )
}

async function installPackages(isForWork) {
  const forWork = isForWork || hasTools()
  if (isInstalled(forWork)) return
  await locked('packages', async () => {
    if (isInstalled(forWork)) return
    console.log(`Первый запуск: несколько минут. Вывод npm и сборки пишется в папку ${logFolder}`)
    // not `npm ci`: it refuses a lock file that was written where packages of other platforms were not available
    const options = ['--no-save', forWork ? '--include=dev' : '--omit=dev']
    const work = () => npmInstall(options, installLog)
    await startStep('packages', work, () => describeInstall(forWork)).catch(() => {
      const reason = readFileSync(installLog, 'utf8').trimEnd().split('\n').slice(-15).join('\n')
      fail(`Зависимости не установились: причина в ${installLog}\n${reason}`)
    })
    writeFileSync(stamp, forWork ? lockHash() : `${lockHash()} ${WITHOUT_TOOLS}`)
  })
}

/** Runs `npm install` with its output in the log; throws if it fails. */
async function npmInstall(options, logFile) {
  mkdirSync(logFolder, { recursive: true })
  const output = openSync(logFile, 'w')
  const [program, ...first] = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
  const npm = spawn(program, [...first, 'install', '--no-audit', '--no-fund', ...options], {
    cwd: root,
    stdio: ['ignore', output, output],
    shell: program === 'npm' && process.platform === 'win32',
  })
  closeSync(output)
  const [code] = await once(npm, 'exit')
  if (code !== 0) throw new Error(`npm: ${code}`)
}

/** How many packages are unpacked, without those of other platforms. */
function describeInstall(forWork) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const wanted = Object.keys(packages).filter(
    (path) => path && !packages[path].optional && (forWork || !packages[path].dev),
  )
  const unpacked = wanted.filter((path) => existsSync(join(root, path, 'package.json')))
  return `${unpacked.length} из ${wanted.length}`
}

/** After our own install our stamp decides; after a manual `npm install`, npm's record does. */
function isInstalled(forWork) {
  if (existsSync(stamp)) {
    const [hash, kind] = readFileSync(stamp, 'utf8').split(' ')
    return hash === lockHash() && !(forWork && kind === WITHOUT_TOOLS)
  }
  const record = statSync(join(modules, '.package-lock.json'), { throwIfNoEntry: false })
  return record !== undefined && record.mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs
}

/** Returns whether our last install brought the packages of tests: a start keeps them when the lock file has changed. */
function hasTools() {
  return existsSync(stamp) && !readFileSync(stamp, 'utf8').endsWith(WITHOUT_TOOLS)
}

function lockHash() {
  return hash(readFileSync(join(root, 'package-lock.json')))
}

function hash(content) {
  return createHash('sha256').update(content).digest('hex')
}

/** Makes the second of two simultaneous first starts wait; the lock of a dead process is taken over. */
async function locked(name, work) {
  const lock = join(tmpdir(), `city-portal-${name}-${hash(root).slice(0, 12)}.pid`)
  while (!takeLock(lock)) await sleep(500)
  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

function takeLock(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (isDead(lock)) rmSync(lock, { force: true })
    return false
  }
}

/** An empty lock is dead after a while: its process was killed, or the disk was full, before it wrote its number. */
function isDead(lock) {
  try {
    const holder = Number(readFileSync(lock, 'utf8'))
    if (!holder) return Date.now() - statSync(lock).mtimeMs > EMPTY_LOCK_MS
    process.kill(holder, 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
