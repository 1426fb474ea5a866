import { parse } from 'node:path'
import { startTestPortal, type TestPortal } from '@/lib/tools/checks/test-portal'

const shared = globalThis as { testPortal?: TestPortal }

/**
 * Global setup of Playwright and of Jest: starts a portal unless PORTAL_URL names one. Returns the function that stops it,
 * which Playwright calls at the end; Jest calls stop-portal.ts.
 */
export default async function startPortal(): Promise<() => Promise<void>> {
  if (!process.env.PORTAL_URL) {
    const runner = parse(process.argv[1] ?? '').name
    shared.testPortal = await startTestPortal(`test-results/server-of-${runner}.log`)
    Object.assign(process.env, shared.testPortal.env)
  }
  return stopPortal
}

export async function stopPortal(): Promise<void> {
  const portal = shared.testPortal
  delete shared.testPortal
  await portal?.stop()
}
