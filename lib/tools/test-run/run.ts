import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import pLimit from 'p-limit'
import { ensureDemoCity, fillDemoCity } from '@/lib/tools/test-run/demo-city'
import { oneCheck, readJestReport, readPlaywrightReport, type Result } from '@/lib/tools/test-run/results'
import { findChromium } from '@/lib/tools/test-run/install-tools'

const HELP = `npm test                    быстрые проверки: то, что проходит каждое изменение
npm test -- --all           все проверки: перед выпуском и перед тем, как отдать работу
npm test -- СЛОВО …         тесты, в пути которых есть слово: claims, city-maps/map.spec.ts; вместе с --all — и долгие
npm test -- --only=ИМЯ,…    только названные проверки: --only=unit,lint

Пропущенные тесты названы в конце; с --all они — ошибка, если не задано ALLOW_SKIPPED=1.
PORTAL_URL, DATABASE_URL, DATA_DIR, ADMIN_EMAIL и ADMIN_PASSWORD называют уже запущенный портал: тогда свой не запускается.
Проверки:`

interface Step {
  name: string
  title: string
  needs: string[]
  run: () => Promise<Result>
}

const REPORTS = 'test-results'
/** Steps that words select files of. */
const TEST_STEPS = ['unit', 'contract', 'portal', 'apart', 'journeys']
/** Steps of `npm test -- --all`. Typed rules cannot be cached: a type may change in another file. */
const LONG_STEPS = ['apart', 'typed-lint', 's3']
/** Contract tests of what stores or reads files. */
const FILE_TESTS = 'e2e/(uploads|support|documents|appeals|residents|city-maps)/|idea-proposals|claim-work|guest-claims'
/** Compares by content: file times mean nothing in a new clone. */
const BY_CONTENT = ['--cache', '--cache-strategy', 'content']
/** A run without `--cache` deletes the cache at its place. */
const LINT_CACHE = ['--cache-location', 'node_modules/.cache/eslint']
/** A third step would only wait on two cores. */
const STEPS_AT_ONCE = 2

const { all, help, only, words } = readOptions()
const running = new Set<ChildProcess>()
const steps: Step[] = [
  step('build', 'сборка для работы', () => runCheck('build', ['start.mjs', 'build'])),
  step('city', 'наполнение пустой папки данных', prepareDemoCity),
  step('unit', 'тесты без портала', () => runJest('unit')),
  step('lint', 'правила кода', () =>
    runCheck('lint', eslint('eslint.untyped.config.mjs', ...BY_CONTENT, ...LINT_CACHE)),
  ),
  // comments that disable an untyped rule are not unused
  step('typed-lint', 'правила кода, которым нужны типы', () =>
    runCheck('typed-lint', eslint('eslint.typed.config.mjs', '--report-unused-disable-directives-severity', 'off')),
  ),
  step('imports', 'кто кого импортирует', () => runCheck('imports', ['start.mjs', 'imports'])),
  step('format', 'оформление кода', () =>
    runCheck('format', tool('prettier/bin/prettier.cjs', '--check', '.', ...BY_CONTENT)),
  ),
  // both write next-env.d.ts
  step('types', 'типы', checkTypes, ['build']),
  step('contract', 'запросы к порталу без страниц', () => runJest('contract', '--maxWorkers=2'), ['city']),
  step('s3', 'те из них, где файлы, с файлами в S3', runFileTestsOnS3, ['city']),
  step('journeys', 'пути жителей в браузере', runPlaywright, ['build', 'city']),
  step('portal', 'запросы к работающему порталу', () => runJest('portal', '--runInBand'), ['build', 'city']),
  step('apart', 'порталы, которым можно навредить', () => runJest('apart', '--runInBand'), ['build', 'city']),
]

if (help) {
  for (const line of [HELP, ...steps.map(({ name, title }) => `  ${name.padEnd(9)} ${title}`)]) console.log(line)
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stopAndExit)
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS)
const total = await runSteps(steps.filter(isChosen))
if (total.passed + total.failed === 0) console.log('Не нашлось ни одного теста: долгие ищет npm test -- --all СЛОВО')
if (total.failures.length > 0) console.log(['Не прошло:', ...total.failures].join('\n  '))
if (total.skipped.length > 0) console.log(['Пропущено:', ...total.skipped].join('\n  '))
const skipped = total.skipped.length > 0 ? `, ${total.skipped.length} skipped` : ''
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`)
const isIncomplete = all && total.skipped.length > 0 && process.env.ALLOW_SKIPPED !== '1'
process.exit(total.failed > 0 || total.passed === 0 || isIncomplete ? 1 : 0)

/** Exits with the help if an option is unknown. */
function readOptions() {
  const boolean = { type: 'boolean', default: false } as const
  const args = process.argv.slice(process.argv.indexOf('test') + 1)
  try {
    const options = { all: boolean, help: boolean, only: { type: 'string', default: '' } } as const
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    return { ...values, only: values.only.split(',').filter(Boolean), words: positionals }
  } catch {
    console.error(`Непонятно: ${args.join(' ')}\n\n${HELP.replace(/\n\n[^]*/, '')}`)
    process.exit(1)
  }
}

function step(name: string, title: string, run: () => Promise<Result>, needs: string[] = []): Step {
  return { name, title, run, needs }
}

function isChosen({ name }: Step): boolean {
  if (only.length > 0) return only.includes(name)
  if (LONG_STEPS.includes(name) && !all) return false
  return words.length === 0 || TEST_STEPS.includes(name)
}

/** A step whose need failed counts as failed. */
async function runSteps(chosen: Step[]): Promise<Result> {
  const limit = pLimit(STEPS_AT_ONCE)
  const results = new Map<string, Promise<Result>>()
  for (const step of chosen) {
    const needs = step.needs.map((name) => results.get(name))
    results.set(
      step.name,
      Promise.all(needs).then((found) => {
        if (found.some((result) => result && result.failed > 0))
          return oneCheck(`${step.name}: нечего запускать`, false)
        return limit(() => runStep(step))
      }),
    )
  }
  const found = await Promise.all(results.values())
  return {
    passed: found.reduce((sum, { passed }) => sum + passed, 0),
    failed: found.reduce((sum, { failed }) => sum + failed, 0),
    failures: found.flatMap(({ failures }) => failures),
    skipped: found.flatMap(({ skipped }) => skipped),
  }
}

async function runStep({ name, title, run }: Step): Promise<Result> {
  const started = Date.now()
  const result = await run().catch((error: unknown) => {
    console.log(String(error))
    return oneCheck(name, false)
  })
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  const failed = result.failed > 0 ? `, ${result.failed} не прошло` : ''
  console.log(`${failed ? '✗' : '✓'} ${name.padEnd(9)} ${title}: ${result.passed} прошло${failed} (${seconds} с)`)
  if (failed && existsSync(toLogPath(name))) console.log(readFileSync(toLogPath(name), 'utf8'))
  const inStep = (title: string) => `${name}: ${title}`
  return { ...result, failures: result.failures.map(inStep), skipped: result.skipped.map(inStep) }
}

/** In CI nothing may come from an earlier run. */
async function prepareDemoCity(): Promise<Result> {
  await (all || process.env.CI ? fillDemoCity() : ensureDemoCity())
  return oneCheck('city', true)
}

/** Stops at the first failure. */
async function runCheck(name: string, ...commands: string[][]): Promise<Result> {
  for (const args of commands) {
    if ((await runNode(name, args, { NODE_ENV: 'production' })) !== 0) return oneCheck(name, false)
  }
  return oneCheck(name, true)
}

function checkTypes(): Promise<Result> {
  rmSync('.next/types', { recursive: true, force: true }) // those of routes that have moved would stay
  return runCheck('types', tool('next/dist/bin/next', 'typegen'), tool('typescript/bin/tsc'))
}

/** Only the long tier runs `.all.` and `.apart.` files. */
async function runJest(project: string, ...options: string[]): Promise<Result> {
  const report = `${REPORTS}/jest-${project}.json`
  const tier = all ? '' : '(?!.*\\.(all|apart)\\.)'
  const path = `^${tier}(?=.*(${words.map(escapeRegExp).join('|')}))`
  const narrowed = words.length > 0 ? ['--passWithNoTests'] : []
  const args = [...tool('jest/bin/jest.js', '--selectProjects', project, '--testPathPatterns', path), ...narrowed]
  const code = await runNode(project, [...args, ...options, '--silent', '--json', '--outputFile', report], {
    NODE_ENV: 'test',
  })
  return judge(project, code, readJestReport(report))
}

async function runFileTestsOnS3(): Promise<Result> {
  const report = `${REPORTS}/jest-s3.json`
  const args = [...tool('jest/bin/jest.js', '--selectProjects', 'contract', '--testPathPatterns', FILE_TESTS)]
  const code = await runNode('s3', [...args, '--maxWorkers=2', '--silent', '--json', '--outputFile', report], {
    NODE_ENV: 'test',
    TEST_FILES: 's3',
  })
  return judge('s3', code, readJestReport(report))
}

/** Only the long tier runs `@all` journeys. */
async function runPlaywright(): Promise<Result> {
  const report = `${REPORTS}/playwright.json`
  const tier = all ? [] : ['--grep-invert', '@all']
  const files = words.map((word) => `/(?=e2e/).*${escapeRegExp(word)}`)
  const narrowed = words.length > 0 ? ['--pass-with-no-tests'] : []
  const args = tool('playwright/cli.js', 'test', ...files, ...tier, ...narrowed, '--reporter=line,json')
  const env = { NODE_ENV: 'test', PLAYWRIGHT_JSON_OUTPUT_NAME: report, CHROMIUM_PATH: await findChromium() }
  const code = await runNode('journeys', args, env)
  const { wasWorkerKilled, ...result } = readPlaywrightReport(report)
  return judge('journeys', wasWorkerKilled ? 0 : code, result)
}

/** A run without tests, or with an exit code against its counts, has failed. */
function judge(name: string, code: number, result: Result): Result {
  if (result.failed > 0) return result
  if (result.passed === 0 && words.length === 0) return oneCheck(`${name}: не нашлось ни одного теста`, false)
  return code === 0 ? result : { ...result, failed: 1, failures: [`${name}: код выхода ${code}`] }
}

/** Returns the exit code; output goes to the step's log. */
async function runNode(step: string, args: string[], env: Record<string, string>): Promise<number> {
  const log = openSync(toLogPath(step), 'a')
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', log, log] })
  closeSync(log)
  running.add(child)
  const [code] = (await once(child, 'exit')) as [number | null]
  running.delete(child)
  return code ?? 1
}

function stopAndExit(): void {
  for (const child of running) child.kill('SIGTERM')
  process.exit(1)
}

function eslint(config: string, ...options: string[]): string[] {
  return tool('eslint/bin/eslint.js', '--config', config, '.', '--max-warnings', '0', ...options)
}

function tool(path: string, ...args: string[]): string[] {
  return [`node_modules/${path}`, ...args]
}

function toLogPath(step: string): string {
  return `${REPORTS}/${step}.log`
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
