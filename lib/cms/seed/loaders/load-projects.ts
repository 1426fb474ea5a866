import { placeOf } from '@/lib/cms/seed/city-map/place-of'
import type { SeedProject } from '@/lib/cms/seed/content/government-shapes'
import { demoProjects } from '@/lib/cms/seed/content/projects'
import { drawBeforeAfter } from '@/lib/cms/seed/drawing/draw-before-after'
import { Dictionary } from '@/lib/cms/seed/loaders/dictionary'
import type { Seeding } from '@/lib/cms/seed/loaders/seeding'
import { paths } from '@/lib/config/paths'

/** Projects with their pictures; organisations must be there. */
export async function loadProjects(seeding: Seeding): Promise<void> {
  const { writer, clock } = seeding
  const categories = new Dictionary(writer, 'project-categories')
  await categories.fill(demoProjects.map(({ category }) => category))
  for (const project of demoProjects.toSorted((one, other) => other.publishedAgo - one.publishedAgo)) {
    const { title, stage, budget, contractor, newsTag } = project
    await writer.create('projects', {
      title,
      description: project.description,
      category: categories.id(project.category),
      stage,
      ...(project.address && placeOf(project.address)),
      budget,
      funding: project.funding,
      startDate: clock.day(project.started),
      finishDate: clock.day(project.finish),
      contractor,
      organization: await writer.find('organizations', project.organization),
      publishedAt: clock.published(project.publishedAgo, '11:00'),
      link: newsTag && `${paths.news}?tag=${encodeURIComponent(newsTag)}`,
      ...(await placeProjectPictures(project, seeding)),
      _status: 'published',
    })
  }
}

/** Media ids of the place before and after; what is not done yet has no after. */
export async function placeProjectPictures({ pair, picture, stage }: SeedProject, { pictures }: Seeding) {
  if (!pair) return { headImage: picture && (await pictures.place(picture)) }
  const { kind, variant, before, after } = pair
  const place = (moment: 'before' | 'after', alt: string) =>
    pictures.placeDrawing(`${kind}-${variant}-${moment}`, alt, () => drawBeforeAfter(kind, variant)[moment])
  return {
    headImage: await place('before', before),
    reportImage: stage === 'done' ? await place('after', after) : undefined,
  }
}
