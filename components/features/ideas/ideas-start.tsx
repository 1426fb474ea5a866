import { ProposeLink } from '@/components/features/ideas/propose-link'
import { LinkButton } from '@/components/ui/button/button'
import { paths } from '@/lib/config/paths'
import { ideaCodes } from '@/lib/domains/ideas/states'
import type { IdeasSection } from '@/lib/domains/ideas/contract'
import { Counter } from '@/components/ui/list/counter'

export function IdeasStart({ section }: { section: IdeasSection }) {
  const all = section.statuses.reduce((sum, { ideas_count: count }) => sum + count, 0)
  const realized = section.statuses.find(({ code }) => code === ideaCodes.realized)?.ideas_count ?? 0
  return (
    <div className="overflow-hidden rounded-card bg-sun-tint">
      <div className="grid gap-5 p-5 sm:p-8 sm:pb-4 lg:grid-cols-[minmax(0,1fr)_minmax(22rem,auto)] lg:items-end lg:gap-16">
        <div>
          <p className="max-w-2xl text-h3 sm:text-2xl">
            Что построить, посадить или изменить в городе? Предложите — соседи поддержат, администрация ответит.
          </p>
          <div className="mt-5 flex flex-wrap gap-3 sm:mt-6">
            <ProposeLink size="large" />
            <LinkButton href={paths.allIdeas} variant="secondary" size="large">
              Все инициативы
            </LinkButton>
          </div>
        </div>
        <dl className="flex flex-wrap gap-x-12 gap-y-5 lg:min-h-22">
          <Counter value={all} forms={['идея жителей', 'идеи жителей', 'идей жителей']} />
          <Counter value={realized} forms={['уже воплощена', 'уже воплощены', 'уже воплощены']} />
        </dl>
      </div>
      <IdeasScene />
    </div>
  )
}

function IdeasScene() {
  return (
    <img
      src="/pictures/ideas.svg"
      alt=""
      width={1600}
      height={400}
      loading="lazy"
      // its sky is empty, so the text stands in it; on phones it would only push the ideas down
      className="pointer-events-none -mt-18 block h-auto w-full max-sm:hidden"
    />
  )
}
