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
import { textSteps, typesStep, unitStep } from '@/lib/tools/checks/text-steps'
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
  const left = textSteps.filter(isChosen)
  try {
    const [isThere] = await Promise.all([withPages(city, portal, left), withoutPages(city, left)])
    await runInTurn([stepsOf(portal).journeys], isThere)
    if (portal && isThere) await runner.runOne(stopStep(portal))
  } finally {
    await portal?.dispose()
  }
}

/** Returns whether the portal can be asked. */
async function withPages(city: Promise<boolean>, portal: PortalProcess | null, left: Step[]): Promise<boolean> {
  await runInTurn([typesStep, unitStep(options.files), buildStep])
  const isThere = (await city) && (await startAsked(portal))
  await runInTurn(stepsOf(portal).calls, isThere)
  await runner.runAll(left)
  return isThere
}

async function withoutPages(city: Promise<boolean>, left: Step[]): Promise<void> {
  await runInTurn([doorStep(options.files)], await city)
  await runInTurn([heavyStep(options.files)])
  await runner.runAll(left)
}

/** Returns whether the kept city can be used: a whole run fills it anew, a run of some tests reuses that of the same sources. */
async function cityIsThere(): Promise<boolean> {
  const { calls, journeys } = stepsOf(null)
  const isAsked = !process.env.PORTAL_URL && [doorStep([]), ...calls, journeys].some(isChosen)
  if (!isChosen(fillStep) && (!isAsked || (await hasDemoCity()))) return true
  return runner.runOne(fillStep)
}

/** Starts the portal if a chosen step needs it; one that a developer has named runs already. */
async function startAsked(portal: PortalProcess | null): Promise<boolean> {
  if (!portal) return true
  const { calls, journeys } = stepsOf(portal)
  return [...calls, journeys].some(isChosen) && runner.runOne(startStep(portal))
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
  const { calls, journeys } = portalSteps(async () => ({}), { files: [], isWhole: false })
  const own = [typesStep, unitStep([]), buildStep, fillStep, doorStep([]), heavyStep([]), ...textSteps]
  return new Map([...own, ...calls, journeys].map(({ name, title }) => [name, title]))
}
