'use client'

import { Link } from '@/components/ui/link'
import type { ProjectRow, ShownStage } from '@/components/features/projects/project-row'
import { StageSteps } from '@/components/features/projects/stage-steps'
import { rowsClassName, SectionList } from '@/components/ui/filtered-list/section-list'
import type { SectionState } from '@/components/ui/filtered-list/section-text'
import { Picture } from '@/components/ui/picture/picture'
import { Icon } from '@/components/ui/icon/icon'
import { classNames } from '@/components/ui/class-names'
import { Badge } from '@/components/ui/text/badge'

interface RowProps {
  row: ProjectRow
}

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

/** Picture, sum, term and stage are in the first screen of wide windows, so the picture is not larger. */
function Lead({ row: { href, title, text, steps, category, stage, address, budget, term, picture } }: RowProps) {
  return (
    <div
      className={classNames(
        'grid gap-x-12 gap-y-4 pb-5 sm:pb-6',
        picture && 'lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]',
      )}
    >
      {picture && (
        <Picture
          image={picture}
          sizes="(min-width: 64rem) 30rem, 100vw"
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
        <p className="mt-2 max-w-measure text-ink-soft" dangerouslySetInnerHTML={{ __html: text }} />
        <p className="tabular mt-2 flex flex-wrap items-baseline gap-x-5 gap-y-1">
          <span className="font-semibold lg:text-xl">{budget}</span>
          <span>{term}</span>
          <span className="text-ink-soft">{address}</span>
        </p>
        {steps && (
          <div className="mt-5 max-xl:hidden">
            <StageSteps steps={steps} />
          </div>
        )}
      </div>
    </div>
  )
}

/** The picture stands at the right, sum and term under the title or, on wide screens, in a column of their own. */
function Row({ row: { href, title, text, category, stage, address, budget, term, picture } }: RowProps) {
  return (
    <div
      className={classNames(
        'grid grid-rows-[auto_1fr] gap-x-4 py-4 lg:grid-cols-[minmax(0,1fr)_15rem_7.5rem] lg:gap-x-10',
        picture
          ? 'grid-cols-[minmax(0,1fr)_min(5.5rem,33%)] sm:grid-cols-[minmax(0,1fr)_min(7.5rem,33%)]'
          : 'grid-cols-[minmax(0,1fr)]',
      )}
    >
      <div className="min-w-0">
        <Meta stage={stage} category={category} />
        <h2 className="mt-1.5 text-lg leading-6 font-semibold">
          <Link href={href} className="link-quiet cover">
            {title}
          </Link>
        </h2>
        <p className="mt-1 max-w-measure text-ink-soft max-lg:hidden" dangerouslySetInnerHTML={{ __html: text }} />
      </div>
      <div className="tabular mt-1 flex flex-wrap gap-x-3 text-sm text-ink-soft max-lg:col-start-1 lg:mt-0 lg:block lg:text-base">
        <p className="font-semibold text-ink empty:hidden sm:whitespace-nowrap">{budget}</p>
        <p className="empty:hidden">{term}</p>
        <p className="max-lg:hidden">{address}</p>
      </div>
      {picture && (
        <Picture
          image={picture}
          sizes="7.5rem"
          decorative
          className="col-start-2 row-span-2 row-start-1 aspect-[4/3] self-start lg:col-start-3"
        />
      )}
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
