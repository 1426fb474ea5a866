import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Sections «Путь …» of docs/architecture.md: numbered steps, each of which begins with a file; `→` leads on without an import. */
const tours = readFileSync('docs/architecture.md', 'utf8')
  .split(/^## /m)
  .filter((section) => section.startsWith('Путь'))
  .map((section) => ({ title: section.split('\n', 1)[0], text: section, steps: parseSteps(section) }))

test('tours lead through the code', () => {
  expect(tours.length).toBeGreaterThan(1)
})

test.each(tours)('$title: every file exists', ({ text }) => {
  const named = [...text.matchAll(/`([\w()[\].-]+\/[^`\s*…]+\.(?:tsx?|sql|mjs))`/g)].map(([, file = '']) => file)
  expect(named.filter((file) => !existsSync(file))).toEqual([])
})

test.each(tours)('$title: each step is connected with the steps beside it', ({ steps }) => {
  const lost = steps.filter((step, at) => {
    const isLed = steps[at - 1]?.text.includes('→') || step.text.includes('→')
    return !isLed && !steps.some((other) => imports(step, other) || imports(other, step))
  })
  expect(lost.map(({ file }) => file)).toEqual([])
})

interface TourStep {
  file: string
  text: string
}

function parseSteps(section: string): TourStep[] {
  return section
    .split(/^(?=\d+\. )/m)
    .map((text) => ({ file: /^\d+\. `([^`]+)`/.exec(text)?.[1] ?? '', text }))
    .filter(({ file }) => file)
}

function imports({ file }: TourStep, other: TourStep): boolean {
  if (!existsSync(file)) return false
  const paths = [...readFileSync(file, 'utf8').matchAll(/(?:from|import\(?)\s*'([@.][^']*)'/g)].map(([, path = '']) =>
    path.startsWith('@/') ? path.slice(2) : join(dirname(file), path),
  )
  return paths.includes(other.file.replace(/(\/index)?\.tsx?$/, ''))
}
