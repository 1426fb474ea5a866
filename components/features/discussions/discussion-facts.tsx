import { FollowSlot } from '@/components/features/discussions/discussion-slots'
import type { Discussion } from '@/components/features/discussions/queries'
import { isSettled } from '@/components/features/discussions/discussion-result'
import { MobileDetails } from '@/components/ui/details/mobile-details'
import { DataList } from '@/components/ui/list/data-list'
import { LinkButton } from '@/components/ui/button/button'
import { TextWithContacts } from '@/components/ui/text/contact-links'
import { paths } from '@/lib/config/paths'
import { FINISH_CODE } from '@/lib/domains/discussions/contract'
import { formatCount } from '@/lib/text/plural'
import { Icon } from '@/components/ui/icon/icon'

export function DiscussionFacts({ discussion }: { discussion: Discussion }) {
  const { id, address, status, details } = discussion
  const { organizer, contacts, comments_count: comments } = details
  return (
    <div className="space-y-4 lg:space-y-7 lg:sticky lg:top-[calc(var(--header)+1.5rem)]">
      <div className="flex flex-col gap-3 sm:max-lg:flex-row print:hidden">
        {!isSettled(discussion) && <FollowSlot id={id} />}
        {status.code !== FINISH_CODE && (
          <LinkButton href={paths.discussionCalendar(id)} variant="secondary" download>
            <Icon name="calendar-plus" className="size-5" />
            Сроки в календарь
          </LinkButton>
        )}
      </div>
      <MobileDetails title="Кто проводит и где спросить">
        <DataList
          layout="stacked"
          rows={[
            { term: 'Где', value: address },
            { term: 'Организатор', value: organizer },
            {
              term: 'Справки',
              value: contacts && (
                <span className="whitespace-pre-line">
                  <TextWithContacts text={contacts} />
                </span>
              ),
            },
            {
              term: 'Реестр',
              value: (
                <a href="#register-of-comments" className="link target">
                  {comments > 0
                    ? formatCount(comments, ['предложение', 'предложения', 'предложений'])
                    : 'Предложений пока нет'}
                </a>
              ),
            },
          ]}
        />
      </MobileDetails>
    </div>
  )
}
