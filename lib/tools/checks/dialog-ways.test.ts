import { dialogWays } from '@/e2e/fixtures/dialog-ways'
import { sourceFiles } from '@/lib/tools/checks/source-files'

/** Components draw a dialog or a sheet so. */
const draws = /<(?:dialog|(?:Hash|Alert)?Dialog|TimedAlert|\w+Sheet|SectionFilter|YetAnotherLightbox)\b|popover="auto"/

/** Dialogs are made of these, which are walked wherever they are used. */
const isMadeOf = /^ui\/(?!lightbox|letter-answer)/

test('every component with a dialog has a keyboard path in the tests', () => {
  const files = sourceFiles(process.cwd(), ['components']).filter(({ path }) => /\.tsx$/.test(path))
  const parts = files
    .filter((file) => draws.test(file.text()))
    .map(({ path }) => path.replace(/^components\/|\.tsx$/g, ''))
    .filter((part) => !isMadeOf.test(part))
  expect(parts.length).toBeGreaterThan(20)
  expect(parts.sort()).toEqual([...new Set(dialogWays.map(({ part }) => part))].sort())
})
