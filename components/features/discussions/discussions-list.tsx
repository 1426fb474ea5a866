import { DiscussionRow } from '@/components/features/discussions/discussion-row'
import { type DiscussionsPage, discussionsSection } from '@/components/features/discussions/discussions-section'
import { SectionList } from '@/components/ui/filtered-list/section-list'
import { env } from '@/lib/config/env'
import { isoDay } from '@/lib/time/dates'
import { MobileDetails } from '@/components/ui/details/mobile-details'
import { SearchField } from '@/components/ui/field/search-field'
import { Tabs } from '@/components/ui/list/tabs'
import { paths } from '@/lib/config/paths'
import { discussionStages } from '@/lib/domains/discussions/contract'

const look = { list: 'divide-y divide-line' }

export function DiscussionsList({ state }: Pick<DiscussionsPage, 'state'>) {
  const today = isoDay(new Date(), env.TIME_ZONE)
  return (
    <SectionList id="discussions-list" state={state} look={look}>
      {(discussion, index) => (
        <DiscussionRow key={discussion.id} discussion={discussion} today={today} isFirst={index === 0} />
      )}
    </SectionList>
  )
}

export function DiscussionsBar({ filter }: Pick<DiscussionsPage, 'filter'>) {
  const stages = [{ code: undefined, name: 'Все' }, ...discussionStages]
  return (
    <div className="grid items-end gap-x-10 gap-y-2 lg:grid-cols-[minmax(0,1fr)_25rem] lg:border-b lg:border-line">
      <Tabs
        label="Этап обсуждения"
        className="lg:*:border-0"
        inLine
        items={stages.map(({ code, name }) => ({
          href: discussionsSection.href({ ...filter, code }),
          label: name,
          current: filter.code === code,
        }))}
      />
      <MobileDetails title="Найти по названию" isOpen={Boolean(filter.title)} className="min-w-0 lg:pb-2">
        <form action={paths.discussions} aria-label="Отбор обсуждений">
          {filter.code && <input type="hidden" name="status" value={filter.code} />}
          <SearchField id="discussions-text" label="Название проекта или акта" showLabel defaultValue={filter.title} />
        </form>
      </MobileDetails>
    </div>
  )
}
