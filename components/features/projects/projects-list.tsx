'use client'

import { Link } from '@/components/ui/link'
import type { ProjectRow, ShownStage } from '@/components/features/projects/project-row'
import { StageSteps } from '@/components/features/projects/stage-steps'
import { rowsClassName, SectionList } from '@/components/ui/filtered-list/section-list'
import type { SectionState } from '@/components/ui/filtered-list/section-text'
import { Picture } from '@/components/ui/picture/picture'
import { Icon } from '@/components/ui/icon/icon'
import { Badge } from '@/components/ui/text/badge'

/** A lead above a register of facts that can be compared. */
export function ProjectsList({ state, hasLead }: { state: SectionState<ProjectRow>; hasLead: boolean }) {
  return (
    <SectionList id="projects-list" state={state} look={{ list: rowsClassName.list }}>
      {(row, index) => (
        <li key={row.href} className="group relative">
          {hasLead && index === 0 ? <Lead row={row} /> : <Row row={row} />}
        </li>
      )}
    </SectionList>
  )
}

/** A lead without a picture shows its stages instead. */
function Lead({ row: { href, title, lead, category, stage, address, budget, term, picture } }: { row: ProjectRow }) {
  return (
    <div className="grid items-center gap-x-12 gap-y-4 pb-5 sm:pb-6 lg:grid-cols-2">
      {picture && (
        <Picture
          image={picture}
          sizes="(min-width: 64rem) 36rem, 100vw"
          decorative
          priority
          className="max-lg:aspect-video"
        />
      )}
      <div className="min-w-0">
        <Meta stage={stage} category={category} />
        <h2 className="mt-2 text-h2">
          <Link href={href} className="link-quiet cover">
            {title}
          </Link>
        </h2>
        {lead && <p className="mt-2 max-w-measure text-ink-soft" dangerouslySetInnerHTML={{ __html: lead.text }} />}
        <p className="tabular mt-2 flex flex-wrap gap-x-5 gap-y-1 sm:mt-4">
          <span className="font-semibold">{budget}</span>
          <span>{term}</span>
          <span className="text-ink-soft">{address}</span>
        </p>
      </div>
      {!picture && lead && (
        <div className="max-lg:hidden">
          <StageSteps steps={lead.steps} />
        </div>
      )}
    </div>
  )
}

const COLUMNS = 'lg:grid-cols-[minmax(0,1fr)_minmax(0,18rem)_9rem_7.5rem]'

/** The picture stands at the right; on wide screens sum and term have columns of their own. */
function Row({ row: { href, title, category, stage, address, budget, term, picture } }: { row: ProjectRow }) {
  return (
    <div className={`flex gap-x-4 py-4 lg:grid lg:items-center lg:gap-x-8 ${COLUMNS}`}>
      {picture && (
        <div className="order-last ml-auto w-22 shrink-0 sm:w-30 lg:col-start-4 lg:row-start-1">
          <Picture image={picture} sizes="7.5rem" decorative className="aspect-[4/3]" />
        </div>
      )}
      <div className="min-w-0 lg:col-start-1 lg:row-start-1">
        <Meta stage={stage} category={category} />
        <h2 className="mt-1.5 text-lg leading-6 font-semibold">
          <Link href={href} className="link-quiet cover">
            {title}
          </Link>
        </h2>
        <p className="tabular mt-1 flex flex-wrap gap-x-3 text-sm lg:hidden">
          {budget && <span className="font-medium whitespace-nowrap">{budget}</span>}
          {term && <span className="text-ink-soft">{term}</span>}
        </p>
        <p className="mt-0.5 text-ink-soft max-lg:hidden">{address}</p>
      </div>
      <p className="tabular text-ink-soft max-lg:hidden">{term}</p>
      <p className="tabular text-right font-semibold max-lg:hidden">{budget}</p>
    </div>
  )
}

function Meta({ stage, category }: Pick<ProjectRow, 'stage' | 'category'>) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
      <StageBadge stage={stage} />
      {category}
    </p>
  )
}

function StageBadge({ stage: { title, tone, icon } }: { stage: ShownStage }) {
  return (
    <Badge tone={tone} icon={<Icon name={icon} className="size-4" />}>
      {title}
    </Badge>
  )
}
