// Runs every command of the portal: installs Node and the packages if they are missing, then starts lib/server or a tool.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isNodeNewEnough, neededNode } from './lib/platform/process/node-version.mjs'
import { startStep } from './lib/platform/process/start-step.mjs'

/** This is the oldest Node that can run this file and the npm that comes with it. */
const OLDEST_NODE = [20, 9]
const root = dirname(fileURLToPath(import.meta.url))
const modules = join(root, 'node_modules')
const stamp = join(modules, '.city-portal-install')
/** The stamp says so after an install for a city's server. */
const WITHOUT_TOOLS = 'without-tools'
/** It lies beside node_modules, where `npm install` does not prune it. */
const runtimeFolder = join(root, '.node')
const installLog = join(root, 'logs', 'install.log')

/**
 * `entry` is a program of ours, loaded into this process; `tool` is one of an installed package with its first arguments. A command
 * `forWork` on the portal needs the packages of tests and checks as well, two fifths of all: a city's server gets none of them.
 */
const commands = {
  start: { entry: 'lib/server/start/main.ts', mode: 'production' },
  dev: { entry: 'lib/server/start/dev.ts', mode: 'development' },
  test: { entry: 'lib/tools/test-run/run.ts', mode: 'test', forWork: true },
  seed: { entry: 'lib/tools/seed.ts', mode: 'production' },
  pictures: { entry: 'demo/drawing/redraw.ts', mode: 'production' },
  bench: { entry: 'lib/tools/bench.ts', mode: 'production', forWork: true },
  compare: { entry: 'lib/tools/compare/compare.ts', mode: 'production', forWork: true },
  figures: { entry: 'lib/tools/checks/figures.ts', mode: 'production', forWork: true },
  'graph-types': { entry: 'lib/tools/graph-types.ts', mode: 'production', forWork: true },
  build: { entry: 'lib/server/start/build-pages.ts', mode: 'production' },
  format: { tool: ['prettier/bin/prettier.cjs', '--write', '.'], mode: 'production', forWork: true },
  lint: { tool: ['eslint/bin/eslint.js', '.', '--max-warnings', '0'], mode: 'production', forWork: true },
  imports: { entry: 'lib/tools/lint-rules/import-rules.ts', mode: 'production', forWork: true },
  types: { tool: ['typescript/bin/tsc', '--noEmit'], mode: 'production', forWork: true },
  payload: { tool: ['payload/bin.js'], mode: 'production' },
}

await run(process.argv[2] ?? 'start')

async function run(name) {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) fail(`Нет команды «${name}». Есть: ${Object.keys(commands).join(', ')}`)
  process.chdir(root)
  if (!isNodeNewEnough(process.versions.node)) return runUnderPinnedNode()
  stopWithParent()
  await installPackages(command.forWork ?? false)
  process.env.NODE_ENV ??= command.mode
  process.env.NEXT_TELEMETRY_DISABLED = '1' // a city's server must send nothing to a third party
  if (command.tool) return runTool(command.tool)
  try {
    const { register } = await import('tsx/esm/api')
    register()
    await import(`./${command.entry}`)
  } catch (error) {
    if (error?.name !== 'StartError' && error?.name !== 'SettingsError') throw error
    fail(error.message)
  }
}

function runTool([path, ...args]) {
  const all = ['--import', 'tsx', join(modules, path), ...args, ...process.argv.slice(3)]
  passOn(spawn(process.execPath, all, { stdio: 'inherit' }))
}

/**
 * Runs the same command again under the Node that the portal is made for; this process only forwards signals and the exit code.
 */
async function runUnderPinnedNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) fail(nodeAdvice())
  const node = await findPinnedNode()
  process.env.PATH = `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`
  // the channel closes when this process ends, even when it is killed, and the child ends then
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc']
  passOn(spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio }))
}

/** Forwards our signals to the child and exits with its code. */
function passOn(child) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.once('error', (error) => fail(error.message))
  child.once('exit', (code, signal) => {
    if (signal) for (const handled of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(handled)
    if (signal) process.kill(process.pid, signal)
    else process.exit(code)
  })
}

/** Ends this process when its parent is gone: a killed parent cannot send a signal, but the channel to it closes. */
function stopWithParent() {
  if (!process.channel) return
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}

async function findPinnedNode() {
  const name = `${pinnedNodePackage()}@${neededNode.pinned}`
  const program = process.platform === 'win32' ? 'node.exe' : 'node'
  const node = join(runtimeFolder, 'node_modules', pinnedNodePackage(), 'bin', program)
  if (runsPinnedNode(node)) return node
  await locked(() => {
    if (runsPinnedNode(node)) return
    console.log(`Здесь Node ${process.versions.node}, порталу нужен ${neededNode.oldest}: берём ${name}`)
    const options = ['--prefix', runtimeFolder, '--no-save', '--ignore-scripts', name]
    return startStep('node', () => npmInstall(options)).catch(() => fail(nodeAdvice(name)))
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
  const reason = refused ? ` Пакет ${refused} не установился: подробности в ${installLog}.` : ''
  return `Нужен Node ${neededNode.oldest} или новее, здесь ${process.versions.node}.${reason} Установите Node ${neededNode.pinned} с https://nodejs.org и повторите команду.`
}

async function installPackages(isForWork) {
  const forWork = isForWork || hasTools()
  if (isInstalled(forWork)) return
  await locked(async () => {
    if (isInstalled(forWork)) return
    console.log(`Первый запуск: несколько минут. Вывод npm и сборки пишется в папку ${dirname(installLog)}`)
    // not `npm ci`: it refuses a lock file that was written where packages of other platforms were not available
    const complaint = () => fail(`Зависимости не установились: причина в ${installLog}\n${lastLines(installLog)}`)
    const options = ['--no-save', forWork ? '--include=dev' : '--omit=dev']
    await startStep('packages', () => npmInstall(options)).catch(complaint)
    writeFileSync(stamp, forWork ? lockHash() : `${lockHash()} ${WITHOUT_TOOLS}`)
  })
}

/** Runs `npm install` with its output in the log; throws if it fails. */
function npmInstall(options) {
  mkdirSync(dirname(installLog), { recursive: true })
  const output = openSync(installLog, 'w')
  const [program, ...first] = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
  const { status } = spawnSync(program, [...first, 'install', '--no-audit', '--no-fund', ...options], {
    cwd: root,
    stdio: ['ignore', output, output],
    shell: program === 'npm' && process.platform === 'win32',
  })
  closeSync(output)
  if (status !== 0) throw new Error(`npm: ${status}`)
}

function lastLines(file) {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-15).join('\n')
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
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
}

/**
 * Makes the second of two simultaneous first starts wait. The lock holds the number of its process; the lock of a dead process is
 * taken over.
 */
async function locked(work) {
  const lock = join(tmpdir(), `city-portal-install-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`)
  takeLock(lock)
  try {
    return await work()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

function takeLock(lock) {
  const holder = join(lock, 'pid')
  for (;;) {
    try {
      mkdirSync(lock)
      return writeFileSync(holder, String(process.pid))
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

/** The folder may be empty for a moment, before the number is written into it. */
function isFresh(folder) {
  const found = statSync(folder, { throwIfNoEntry: false })
  return found !== undefined && Date.now() - found.mtimeMs < 5_000
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
