import { paths } from '@/lib/config/paths'
import { getSectionBanner } from '@/lib/navigation/section-banner'

describe('getSectionBanner', () => {
  it.each([
    [paths.tourismItem('see', 3, 'mayak'), 'sea'],
    [paths.posterItem(7, 'vecher'), 'city'],
    [paths.discussion(4), 'people'],
    [paths.ideas, 'people'],
    [paths.socialControlMap, 'people'],
    [paths.service(12), 'works'],
    [paths.mayor, 'authority'],
    [paths.minister(5), 'authority'],
    [paths.documents, null],
    [paths.home, null],
    ['/nowhere', null],
  ])('%s: %s', (path, face) => expect(getSectionBanner(path)).toBe(face))
})
