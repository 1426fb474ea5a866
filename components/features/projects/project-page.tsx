import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { formatBudget, formatTerm } from '@/components/features/projects/project-text'
import { LinkButton } from '@/components/ui/button/button'
import { ForeignMark } from '@/components/ui/icon/icon'
import { PlacesMap } from '@/components/map/places-map'
import { MomentText } from '@/components/ui/text/date-text'
import { Picture } from '@/components/ui/picture/picture'
import { TextWithContacts } from '@/components/ui/text/contact-links'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import type { Project } from '@/lib/domains/projects/contract'
import type { ImageObject } from '@/lib/contract/shapes'
import { classNames } from '@/components/ui/class-names'
import { FollowSlot } from '@/components/features/projects/follow-slot'
import { projectsSection } from '@/components/features/projects/projects-section'
import { projectSteps } from '@/components/features/projects/project-steps'
import { StageSteps } from '@/components/features/projects/stage-steps'
import { FeedLink } from '@/components/ui/share/feed-link'
import { ShareMenu } from '@/components/ui/share/share-menu'
import { Tag } from '@/components/ui/list/tag'
import { TitledSection } from '@/components/ui/text/titled-section'

interface ProjectPageProps {
  project: Project
  /** Its news, newest first; null if there are none. */
  news: ReactNode
}

/** Stage and facts answer before the first picture. */
function ProjectPage({ project, news }: ProjectPageProps) {
  const { description, neighbours, link } = project
  return (
    <div className="space-y-8 sm:space-y-10">
      <StageSteps steps={projectSteps(project)} />
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <p className="max-w-measure text-xl">
          <TextWithContacts text={description} />
        </p>
        <div className="space-y-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <ProjectFacts project={project} />
          {link && (
            <LinkButton href={link} variant="secondary">
              Подробнее о проекте
              <ForeignMark href={link} />
            </LinkButton>
          )}
          <div className="sm:max-lg:max-w-xs print:hidden">
            <FollowSlot id={project.id} />
          </div>
          {neighbours && (
            <TitledSection
              id="neighbours"
              title="Что изменится для соседей"
              headingClassName="text-h3"
              className="border-l-4 border-sun pl-5"
            >
              <p className="mt-2 whitespace-pre-line">
                <TextWithContacts text={neighbours} />
              </p>
            </TitledSection>
          )}
        </div>
        <div className="min-w-0 space-y-10 lg:col-start-1">
          <ProjectPhotos project={project} />
          <Journal project={project}>{news}</Journal>
          <ProjectPlace project={project} />
        </div>
      </div>
    </div>
  )
}

function ProjectPhotos({ project: { head_img: before, report_img: after } }: { project: Project }) {
  if (!before || !after)
    return (after ?? before) && <Picture image={after ?? before} ratio="wide" sizes="(min-width: 64rem) 50rem, 100vw" />
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <ProjectPhoto image={before} word="Было" />
      <ProjectPhoto image={after} word="Стало" />
    </div>
  )
}

function ProjectPhoto({ image, word }: { image: ImageObject; word: string }) {
  return (
    <figure>
      <Picture image={image} sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 50vw, 100vw" />
      <figcaption className="mt-2 font-semibold">{word}</figcaption>
    </figure>
  )
}

function Journal({ project: { title, news_link: all }, children }: { project: Project; children: ReactNode }) {
  const feed = paths.feed('news', 'rss.xml', `tag=${encodeURIComponent(title)}`)
  return (
    <TitledSection id="journal" title="Ход проекта">
      <div className="lg:mt-4">
        {children ?? (
          <p className="text-ink-soft max-lg:mt-3">Новостей о проекте ещё нет. Первая появится здесь и в ленте.</p>
        )}
      </div>
      <p className="mt-2 flex flex-wrap items-center gap-x-6 print:hidden">
        {all && (
          <Link href={all} className="link inline-flex min-h-11 items-center">
            Новости о проекте
          </Link>
        )}
        <FeedLink href={feed} label="Следить за проектом по RSS" />
      </p>
    </TitledSection>
  )
}

/** Phones pair the short facts; long ones take a row. */
function ProjectFacts({ project }: { project: Project }) {
  const { budget, funding, contractor, organization, date_publication: published } = project
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 rounded-card bg-ground p-5 lg:grid-cols-1 lg:p-6">
      <Fact term="Стоимость" isLarge>
        {formatBudget(budget)}
      </Fact>
      <Fact term="Срок">{formatTerm(project)}</Fact>
      <Fact term="Откуда деньги" isWide>
        {funding}
      </Fact>
      <Fact term="Кто отвечает" isWide>
        {organization && (
          <Link href={paths.organization(organization.id)} className="link target">
            {organization.title}
          </Link>
        )}
      </Fact>
      <Fact term="Подрядчик" isWide>
        {contractor}
      </Fact>
      <Fact term="Опубликован">
        <MomentText value={published} prefix="" zone={env.TIME_ZONE} />
      </Fact>
    </dl>
  )
}

interface FactProps {
  term: string
  isLarge?: boolean
  isWide?: boolean
  children: ReactNode
}

function Fact({ term, isLarge = false, isWide = false, children }: FactProps) {
  if (!children) return null
  return (
    <div className={classNames('min-w-0', isWide && 'max-lg:col-span-2')}>
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd className={classNames('mt-0.5', isLarge && 'tabular text-h3')}>{children}</dd>
    </div>
  )
}

function ProjectPlace({ project: { id, title, address, latitude, longitude } }: { project: Project }) {
  if (!address) return null
  return (
    <TitledSection id="place" title="Где это">
      <p className="mt-3 mb-5">{address}</p>
      <PlacesMap label={`${title} на карте`} places={[{ id, title, address, latitude, longitude }]} />
    </TitledSection>
  )
}

export function projectParts(project: Project, news: ReactNode) {
  const { id, title, category } = project
  return {
    title,
    meta: <Tag href={projectsSection.href({ category: category.id })}>{category.title}</Tag>,
    share: <ShareMenu path={paths.project(id)} title={title} />,
    children: <ProjectPage project={project} news={news} />,
  }
}
