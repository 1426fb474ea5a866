import { dialogWays } from '@/e2e/kit/dialog-ways'
import { sourceFiles } from '@/lib/tools/checks/source-files'

/** A dialog or a sheet as the components draw one. */
const draws = /<(?:dialog|(?:Hash|Alert)?Dialog|TimedAlert|\w+Sheet|SectionFilter|YetAnotherLightbox)\b|popover="auto"/

/** What those are made of: it is walked wherever it is used. */
const isMadeOf = /^ui\/(?!lightbox|letter-answer)/

test('whoever draws a dialog is named by a way to it for the keyboard', () => {
  const files = sourceFiles(process.cwd(), ['components']).filter(({ path }) => /\.tsx$/.test(path))
  const parts = files
    .filter((file) => draws.test(file.text()))
    .map(({ path }) => path.replace(/^components\/|\.tsx$/g, ''))
    .filter((part) => !isMadeOf.test(part))
  expect(parts.length).toBeGreaterThan(20)
  expect(parts.sort()).toEqual([...new Set(dialogWays.map(({ part }) => part))].sort())
})
