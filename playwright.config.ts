import { refuseOldNode } from './lib/platform/process/node-version.mjs'
import { browserArgs, systemBrowser } from './lib/tools/test-run/system-browser'
import { defineConfig, type Project } from 'playwright/test'

refuseOldNode()

const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run']

/** Desktop by default. */
const projects: Project[] = [
  {
    name: 'desktop',
    grepInvert: /@only-phone|@without-javascript/,
    use: { viewport: { width: 1280, height: 800 } },
  },
  {
    name: 'phone',
    grep: /@phone|@only-phone/,
    use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  },
  {
    name: 'without-javascript',
    grep: /@without-javascript/,
    use: { viewport: { width: 1280, height: 800 }, javaScriptEnabled: false },
  },
]

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/journeys',
  globalSetup: './e2e/fixtures/start-portal.ts',
  workers: 2, // files beside each other: a journey mostly waits for the portal
  retries: 0, // a journey decides its own data and waits: a second try would hide one that passes by luck
  forbidOnly: true,
  // limits for hangs; a busy machine takes its time
  timeout: 300_000,
  expect: { timeout: 45_000 },
  use: {
    baseURL: process.env.PORTAL_URL,
    locale: 'ru-RU',
    serviceWorkers: 'block', // every journey begins as a first visit does; offline.spec.ts allows them
    timezoneId: 'Europe/Moscow',
    screenshot: 'only-on-failure',
    trace: 'off', // a trace costs a third of a run; `--trace retain-on-failure` when a failure needs one
    launchOptions: {
      executablePath: systemBrowser(),
      env: { ...process.env, LC_ALL: 'C.UTF-8' }, // names of files are Russian, whatever the machine speaks
      args: ['--disable-gpu', '--disable-quic', ...quiet, ...browserArgs],
    },
  },
  projects,
})
