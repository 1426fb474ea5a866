import { mkdirSync } from 'node:fs'
import { stopCommands } from '@/lib/server/checks/command'
import { PortalProcess } from '@/lib/server/checks/portal-process'
import { buildStep, heavyStep, portalSteps, startStep, stopStep, unasked } from '@/lib/server/checks/portal-steps'
import { quietSteps } from '@/lib/server/checks/quiet-steps'
import { readOptions } from '@/lib/server/checks/run-options'
import { StepRunner, type Step } from '@/lib/server/checks/step'
import { REPORTS } from '@/lib/server/checks/test-runs'

const options = readOptions(process.argv.slice(process.argv.indexOf('test') + 1), stepTitles())
if (options.answer) {
  console.log(options.answer.text)
  process.exit(options.answer.code)
}
const runner = new StepRunner()
mkdirSync(REPORTS, { recursive: true })

await runner.runAll(quietSteps(options.files).filter(isChosen), 2)
await askPortal()
console.log(runner.summary())
process.exit(runner.total.failed > 0 ? 1 : 0)

/** A portal of our own, or the one at PORTAL_URL when a developer has it running. */
async function askPortal(): Promise<void> {
  const portalRuns = (env: () => Promise<Record<string, string>>) =>
    portalSteps(env, options).map((steps) => steps.filter(isChosen))
  const builds = [buildStep].filter(isChosen)
  const heavy = [heavyStep(options.files)].filter(isChosen)
  const atPortalUrl = portalRuns(async () => ({}))
  if (atPortalUrl.flat().length === 0 || process.env.PORTAL_URL)
    return runInTurn([builds, ...beside(heavy, atPortalUrl)])
  const portal = new PortalProcess(REPORTS)
  endWith(portal)
  try {
    // the database is filled while the pages are built: a start waits for the build that runs
    const [started] = await Promise.all([runner.runOne(startStep(portal)), runner.runAll(builds)])
    const asked = portalRuns(() => portal.testEnv())
    await runInTurn(beside(heavy, started ? asked : asked.map(unasked)))
    if (started) await runner.runOne(stopStep(portal))
  } finally {
    await portal.dispose()
  }
}

/** These steps run with the first list. */
function beside(steps: Step[], [first = [], ...others]: Step[][]): Step[][] {
  return [[...first, ...steps], ...others]
}

/** The lists one after another, the steps of a list beside each other. */
async function runInTurn(lists: Step[][]): Promise<void> {
  for (const steps of lists) await runner.runAll(steps, steps.length)
}

/** Interrupted, once or more often, the run still stops its portal and leaves nothing behind. */
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

/** Steps by the names that a run may choose; a portal is started and stopped for whichever needs it. */
function stepTitles(): Map<string, string> {
  const asked = portalSteps(async () => ({}), { files: [], isWhole: false })
  return new Map([...quietSteps([]), buildStep, heavyStep([]), ...asked.flat()].map(({ name, title }) => [name, title]))
}
