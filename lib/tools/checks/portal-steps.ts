import { buildWhenStale } from '@/lib/front/build'
import { fillDemoCity } from '@/lib/tools/checks/demo-city'
import { oneCheck, skipped, type Outcome } from '@/lib/tools/checks/outcome'
import type { PortalProcess } from '@/lib/tools/checks/portal-process'
import type { RunOptions } from '@/lib/tools/checks/run-options'
import type { Step } from '@/lib/tools/checks/step'
import { runJest, runPlaywright } from '@/lib/tools/checks/test-runs'
import { findChromium, findJava } from '@/lib/tools/checks/tools'

export const buildStep: Step = { name: 'build', title: 'сборка для работы', run: build }

/** Fills an empty folder by the portal's own start: migrations, the first administrator and the demo city. */
export const fillStep: Step = { name: 'fill', title: 'наполнение пустой папки данных', run: fillDemoCity }

/** This step starts the portal as an operator does, over a filled folder and a build. */
export function startStep(portal: PortalProcess): Step {
  return { name: 'start', title: 'запуск портала', run: () => start(portal) }
}

export function stopStep(portal: PortalProcess): Step {
  return { name: 'stop', title: 'остановка портала', run: () => stop(portal) }
}

/** These steps ask a running portal; `testEnv` says where it is. */
export function portalSteps(
  testEnv: () => Promise<Record<string, string>>,
  { files, isWhole }: Pick<RunOptions, 'files' | 'isWhole'>,
): { calls: Step[]; journeys: Step } {
  const portal = async () => {
    const env = { ...(await testEnv()), JAVA_PATH: (await findJava()) ?? '' }
    return runJest('portal', { env, files })
  }
  const apart = async () => runJest('apart', { env: await testEnv(), files })
  const journeys = async () => {
    const chromium = await findChromium()
    if (!chromium) return oneCheck(false, { note: 'нет Chromium и установить его не удалось: задайте CHROMIUM_PATH' })
    const env = { ...(await testEnv()), CHROMIUM_PATH: chromium, EVERY_KIND: isWhole ? 'on' : 'off' }
    return runPlaywright({ env, files })
  }
  return {
    calls: [
      { name: 'portal', title: 'запросы к работающему порталу', run: portal },
      { name: 'apart', title: 'порталы, которым можно навредить', run: apart },
    ],
    journeys: { name: 'journeys', title: 'пути жителей в браузере', run: journeys },
  }
}

/** This step asks a process without pages, which needs no build (docs/decisions/tests.md). */
export function doorStep(files: readonly string[]): Step {
  return { name: 'door', title: 'запросы к порталу без страниц', run: () => runJest('door', { files }) }
}

/** This step runs last, so that it does not hold up the steps that are printed first. */
export function heavyStep(files: readonly string[]): Step {
  return { name: 'heavy', title: 'долгие тесты без портала', run: () => runJest('heavy', { files }) }
}

/** Marks the steps as skipped, because there is no portal to ask. */
export function unasked(steps: Step[]): Step[] {
  return steps.map((step) => ({ ...step, run: async () => skipped('портал не запустился') }))
}

async function build(): Promise<Outcome> {
  await buildWhenStale()
  return oneCheck(true)
}

async function start(portal: PortalProcess): Promise<Outcome> {
  try {
    await portal.start()
    return oneCheck(true)
  } catch (error) {
    return oneCheck(false, { note: (error as Error).message, output: portal.logTail() })
  }
}

async function stop(portal: PortalProcess): Promise<Outcome> {
  const complaint = await portal.stop()
  if (complaint) return oneCheck(false, { note: complaint, output: portal.logTail() })
  return oneCheck(true, { note: `ошибок в журнале: ${portal.loggedErrors()}` })
}
