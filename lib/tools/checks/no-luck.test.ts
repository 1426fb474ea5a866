import { sourceFiles } from '@/lib/tools/checks/source-files'

/**
 * These let a test pass by luck: a silent network, a pause of a guessed length, a value that differs from run to run.
 */
const luck = /networkidle|waitForTimeout|Math\.random\(/

/** This journey alone asks whether a page that is read from the worker's store comes to rest. */
const asksForSilence = /^e2e\/platform\/offline\.spec\.ts$/

test('journeys and contract tests wait for what they want to see', () => {
  const files = sourceFiles(process.cwd(), ['e2e']).filter(({ path }) => !asksForSilence.test(path))
  expect(files.length).toBeGreaterThan(80)
  expect(files.filter((file) => luck.test(file.text())).map(({ path }) => path)).toEqual([])
})

/** What follows a press is looked at until it is there: at the next moment it is there by luck. */
const looksAtOnce = /\.(press|click|tap|check|uncheck|fill|selectOption)\([^\n]*\)\n\s*expect\(await /

test('journeys do not look once at what a press does', () => {
  const files = sourceFiles(process.cwd(), ['e2e']).filter(({ path }) => path.endsWith('.spec.ts'))
  expect(files.filter((file) => looksAtOnce.test(file.text())).map(({ path }) => path)).toEqual([])
})

/** These look at what stands before a page is hydrated, or wait for more than that. */
const opensByItself = /^e2e\/(pages\/every-page\.spec|kit\/journey)\.ts$/

test('journeys open pages as the kit does, which waits until they are hydrated', () => {
  const ownWay = /\btest\b[^}]*\} from 'playwright\/test'|\.newContext\(/
  const files = sourceFiles(process.cwd(), ['e2e']).filter(({ path }) => !opensByItself.test(path))
  expect(files.filter((file) => ownWay.test(file.text())).map(({ path }) => path)).toEqual([])
})
