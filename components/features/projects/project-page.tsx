import { Link } from '@/components/ui/link'
import { formatBudget, formatTerm } from '@/components/features/projects/project-text'
import { DataList } from '@/components/ui/list/data-list'
import { LinkButton } from '@/components/ui/button/link-button'
import { PlacesMap } from '@/components/map/places-map'
import { MomentText } from '@/components/ui/text/date-text'
import { Picture } from '@/components/ui/picture/picture'
import { TextWithContacts } from '@/components/ui/text/contact-links'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import type { Project } from '@/lib/domains/projects/contract'
import type { ImageObject } from '@/lib/contract/shapes'
import { projectsSection } from '@/components/features/projects/projects-section'
import { toShownStage } from '@/components/features/projects/shown-stage'
import { StageBadge } from '@/components/features/projects/stage-badge'
import { SharePage } from '@/components/ui/share/share-page'
import { Tag } from '@/components/ui/list/tag'

function ProjectPage({ project }: { project: Project }) {
  const { head_img: before, report_img: after, link, news_link: newsLink } = project
  return (
    <div className="space-y-12">
      {before && after ? (
        <div className="grid gap-6 md:grid-cols-2">
          <ProjectPhoto image={before} word="Было" priority />
          <ProjectPhoto image={after} word="Стало" />
        </div>
      ) : (
        (after ?? before) && (
          <Picture image={after ?? before} ratio="wide" sizes="(min-width: 80rem) 76rem, 100vw" priority />
        )
      )}
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          <p className="max-w-measure text-lg leading-7.5">
            <TextWithContacts text={project.description} />
          </p>
          {(newsLink ?? link) && (
            <p className="mt-7 flex flex-wrap gap-3">
              {newsLink && (
                <LinkButton href={newsLink} variant="secondary">
                  Новости о проекте
                </LinkButton>
              )}
              {link && (
                <LinkButton href={link} variant="secondary">
                  Подробнее о проекте
                </LinkButton>
              )}
            </p>
          )}
        </div>
        <ProjectFacts project={project} />
      </div>
      <ProjectPlace project={project} />
    </div>
  )
}

function ProjectPhoto({ image, word, priority = false }: { image: ImageObject; word: string; priority?: boolean }) {
  return (
    <figure>
      <Picture image={image} sizes="(min-width: 48rem) 50vw, 100vw" priority={priority} />
      <figcaption className="mt-2 font-semibold">{word}</figcaption>
    </figure>
  )
}

function ProjectFacts({ project }: { project: Project }) {
  const { budget, funding, contractor, organization, date_publication: published } = project
  return (
    <div className="space-y-6">
      <DataList
        stacked
        rows={[
          { term: 'Стоимость', value: formatBudget(budget) },
          { term: 'Откуда деньги', value: funding },
          { term: 'Срок', value: formatTerm(project) },
          { term: 'Подрядчик', value: contractor },
          {
            term: 'Кто отвечает',
            value: organization && (
              <Link href={paths.organization(organization.id)} className="link target">
                {organization.title}
              </Link>
            ),
          },
          { term: 'Опубликован', value: <MomentText value={published} prefix="" zone={env.TIME_ZONE} /> },
        ]}
      />
    </div>
  )
}

function ProjectPlace({ project: { id, title, address, latitude, longitude } }: { project: Project }) {
  if (!address) return null
  return (
    <section aria-labelledby="place">
      <h2 id="place" className="text-h2">
        Где это
      </h2>
      <p className="mt-3 mb-5">{address}</p>
      <PlacesMap label={`${title} на карте`} places={[{ id, title, address, latitude, longitude }]}>
        {null}
      </PlacesMap>
    </section>
  )
}

export function projectParts(project: Project) {
  const { id, title, stage, category } = project
  return {
    title,
    meta: (
      <>
        <StageBadge stage={toShownStage(stage)} />
        <Tag href={projectsSection.href({ category: category.id })}>{category.title}</Tag>
      </>
    ),
    share: <SharePage path={paths.project(id)} title={title} />,
    children: <ProjectPage project={project} />,
  }
}
