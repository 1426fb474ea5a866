import type { SeedPoster } from '@/lib/package/seed/content/city-shapes'
import { postersLearn } from '@/lib/package/seed/content/posters-learn'
import { postersMusic } from '@/lib/package/seed/content/posters-music'
import { postersOutdoor } from '@/lib/package/seed/content/posters-outdoor'
import { postersStage } from '@/lib/package/seed/content/posters-stage'
import { postersWalks } from '@/lib/package/seed/content/posters-walks'

/** Events of the demo city: past, of this week and of the two months to come. */
export const demoPosters: SeedPoster[] = [
  ...postersMusic,
  ...postersStage,
  ...postersLearn,
  ...postersOutdoor,
  ...postersWalks,
]

/** Kinds of events in the order of the filter. */
export const demoPosterCategories = [
  'Концерты',
  'Спектакли',
  'Кино',
  'Выставки',
  'Детям и семьям',
  'Лекции и встречи',
  'Мастер-классы',
  'Экскурсии',
  'Спорт',
  'Ярмарки и праздники',
]
