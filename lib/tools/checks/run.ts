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
import { textSteps, typesStep, unitStep } from '@/lib/tools/checks/quiet-steps'
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
 * Two cores have two lanes: checks that need the filled city alone, beside the build and what asks a portal with pages.
 * Both end with checks of the text, each taking the next that is left. Browsers are started when nothing else runs.
 */
async function runAll(): Promise<void> {
  const city = cityIsThere()
  const portal = process.env.PORTAL_URL ? null : new PortalProcess(REPORTS)
  if (portal) endWith(portal)
  const shared = textSteps.filter(isChosen)
  try {
    const [isUp] = await Promise.all([withPages(city, portal, shared), withoutPages(city, shared)])
    await runInTurn([stepsOf(portal).journeys], isUp)
    if (portal && isUp) await runner.runOne(stopStep(portal))
  } finally {
    await portal?.dispose()
  }
}

/** Returns whether the portal can be asked. */
async function withPages(city: Promise<boolean>, portal: PortalProcess | null, shared: Step[]): Promise<boolean> {
  await runInTurn([typesStep, unitStep(options.files), buildStep])
  const isUp = (await city) && (await startAsked(portal))
  await runInTurn(stepsOf(portal).calls, isUp)
  await runner.runAll(shared)
  return isUp
}

async function withoutPages(city: Promise<boolean>, shared: Step[]): Promise<void> {
  await runInTurn([doorStep(options.files)], await city)
  await runInTurn([heavyStep(options.files)])
  await runner.runAll(shared)
}

/** Returns whether the kept city can be used: a whole run fills it anew, a run of some tests reuses that of the same sources. */
async function cityIsThere(): Promise<boolean> {
  const isAsked = !process.env.PORTAL_URL && [doorStep([]), ...askingSteps()].some(isChosen)
  if (!isChosen(fillStep) && (!isAsked || (await hasDemoCity()))) return true
  return runner.runOne(fillStep)
}

/** Starts the portal if a chosen step needs it; one that a developer has named runs already. */
async function startAsked(portal: PortalProcess | null): Promise<boolean> {
  return !portal || (askingSteps().some(isChosen) && runner.runOne(startStep(portal)))
}

/** Names the steps that need a running portal. */
function askingSteps(): Step[] {
  const { calls, journeys } = portalSteps(async () => ({}), { files: [], isWhole: false })
  return [...calls, journeys]
}

function stepsOf(portal: PortalProcess | null) {
  return portalSteps(async () => portal?.testEnv() ?? {}, options)
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
  const own = [typesStep, unitStep([]), buildStep, fillStep, doorStep([]), heavyStep([]), ...textSteps]
  return new Map([...own, ...askingSteps()].map(({ name, title }) => [name, title]))
}
