import { DiscussionRow } from '@/components/features/discussions/discussion-row'
import { type DiscussionsPage, discussionsSection } from '@/components/features/discussions/discussions-section'
import { SectionList } from '@/components/ui/filtered-list/section-list'
import { env } from '@/lib/config/env'
import { isoDay } from '@/lib/time/dates'
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
        <DiscussionRow key={discussion.id} discussion={discussion} today={today} priority={index === 0} />
      )}
    </SectionList>
  )
}

export function DiscussionsBar({ filter }: Pick<DiscussionsPage, 'filter'>) {
  const stages = [{ code: undefined, name: 'Все' }, ...discussionStages]
  return (
    <>
      <form action={paths.discussions} aria-label="Отбор обсуждений" className="rounded-card bg-ground p-4 sm:p-5">
        {filter.code && <input type="hidden" name="status" value={filter.code} />}
        <SearchField id="discussions-text" label="Название проекта или акта" showLabel defaultValue={filter.title} />
      </form>
      <Tabs
        label="Этап обсуждения"
        className="mt-6"
        items={stages.map(({ code, name }) => ({
          href: discussionsSection.href({ ...filter, code }),
          label: name,
          current: filter.code === code,
        }))}
      />
    </>
  )
}
