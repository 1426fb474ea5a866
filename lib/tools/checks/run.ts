import { mkdirSync } from 'node:fs'
import { stopCommands } from '@/lib/tools/checks/command'
import { hasDemoCity } from '@/lib/tools/checks/demo-city'
import { PortalProcess } from '@/lib/tools/checks/portal-process'
import {
  buildStep,
  doorStep,
  fillStep,
  heavyStep,
  portalSteps,
  startStep,
  stopStep,
  unasked,
} from '@/lib/tools/checks/portal-steps'
import { quietSteps } from '@/lib/tools/checks/quiet-steps'
import { readOptions } from '@/lib/tools/checks/run-options'
import { StepRunner, type Step } from '@/lib/tools/checks/step'
import { REPORTS } from '@/lib/tools/checks/test-runs'

const options = readOptions(process.argv.slice(process.argv.indexOf('test') + 1), stepTitles())
if (options.answer) {
  console.log(options.answer.text)
  process.exit(options.answer.code)
}
const runner = new StepRunner()
mkdirSync(REPORTS, { recursive: true })

await runAll()
console.log(runner.summary())
process.exit(runner.total.failed > 0 ? 1 : 0)

/**
 * Two cores have two lanes: checks that need the filled city alone, beside checks without a city and then the portal.
 */
async function runAll(): Promise<void> {
  const city = cityIsThere()
  const withoutPages = async () => {
    await runInTurn([doorStep(options.files)], await city)
    await runInTurn([heavyStep(options.files)])
  }
  const quiet = async () => {
    await runInTurn([...quietSteps(options.files), buildStep])
  }
  if (process.env.PORTAL_URL) {
    await Promise.all([withoutPages(), quiet()])
    const { calls, journeys } = portalSteps(async () => ({}), options)
    return runInTurn([...calls, journeys])
  }
  const portal = new PortalProcess(REPORTS)
  endWith(portal)
  try {
    const aside = withoutPages()
    await quiet()
    await askPortal(portal, await city, aside)
  } finally {
    await portal.dispose()
  }
}

/** Returns whether the kept city can be used: a whole run fills it anew, a run of some tests reuses that of the same sources. */
async function cityIsThere(): Promise<boolean> {
  const { calls, journeys } = portalSteps(async () => ({}), options)
  const isAsked = !process.env.PORTAL_URL && [doorStep([]), ...calls, journeys].some(isChosen)
  if (!isChosen(fillStep) && (!isAsked || (await hasDemoCity()))) return true
  return runner.runOne(fillStep)
}

/** Starts a portal if a chosen step needs one; browsers are started when nothing else runs. */
async function askPortal(portal: PortalProcess, isCityThere: boolean, aside: Promise<void>): Promise<void> {
  const { calls, journeys } = portalSteps(() => portal.testEnv(), options)
  const isAsked = [...calls, journeys].some(isChosen)
  const isStarted = isAsked && isCityThere && (await runner.runOne(startStep(portal)))
  await runInTurn(calls, isStarted)
  await aside
  await runInTurn([journeys], isStarted)
  if (isStarted) await runner.runOne(stopStep(portal))
}

/** Runs the chosen steps one after another; if what they need is missing, they are reported as skipped. */
async function runInTurn(steps: Step[], isPossible = true): Promise<void> {
  const chosen = steps.filter(isChosen)
  await runner.runAll(isPossible ? chosen : unasked(chosen))
}

/** Stops the portal when the run is interrupted, also repeatedly, and removes its files. */
function endWith(portal: PortalProcess): void {
  let ending: Promise<void> | undefined
  const end = async () => {
    stopCommands()
    await portal.dispose()
    process.exit(1)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void (ending ??= end()))
}

function isChosen(step: Step): boolean {
  return options.steps === null || options.steps.includes(step.name)
}

/** Lists the steps by the names that a run may choose; a portal is started for any step that needs it. */
function stepTitles(): Map<string, string> {
  const { calls, journeys } = portalSteps(async () => ({}), { files: [], isWhole: false })
  const own = [...quietSteps([]), buildStep, fillStep, doorStep([]), heavyStep([])]
  return new Map([...own, ...calls, journeys].map(({ name, title }) => [name, title]))
}
