import { discussionsSection, type DiscussionsPage } from '@/components/features/discussions/discussions-section'
import { SearchField } from '@/components/ui/search-field'
import { Tabs } from '@/components/ui/tabs'
import { paths } from '@/lib/config/paths'
import { discussionStages } from '@/lib/domains/discussions/contract'

/** Draws the text as a GET form and the stages as tabs. */
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
