import type { ReactNode } from 'react'
import { BookingCard } from '@/components/features/feedback/booking-card'
import { ReceptionGroup } from '@/components/features/feedback/reception-group'
import { BookingPhone } from '@/components/ui/booking-phone'
import { EmptyState } from '@/components/ui/empty-state'
import { FoundWords } from '@/components/ui/found-words'
import { LinkButton } from '@/components/ui/link-button'
import { textWords } from '@/components/ui/section/section-words'
import { paths } from '@/lib/config/paths'
import { receivingGroups, type ReceivingOfficial, type Reception } from '@/lib/domains/feedback/contract'

interface ReceptionScheduleProps {
  reception: Reception | null
  /** Only those whom this question concerns are shown. */
  text: string | undefined
  /** It says when an official can be visited next. */
  nextTimeOf: (official: ReceivingOfficial) => ReactNode
}

/** Shows how to book and who receives residents; whoever asked a question sees the answer first. */
export function ReceptionSchedule({ reception, text, nextTimeOf }: ReceptionScheduleProps) {
  const card = reception && <BookingCard booking={reception.booking} phone={reception.booking_phone} />
  return (
    <div className="space-y-8 sm:space-y-12">
      {!text && card}
      <section aria-labelledby="schedule">
        <h2 id="schedule" className="text-h2">
          Кто и когда принимает
        </h2>
        {text ? (
          <Found reception={reception} text={text} nextTimeOf={nextTimeOf} />
        ) : (
          <Everybody reception={reception} nextTimeOf={nextTimeOf} />
        )}
      </section>
      {text && card}
    </div>
  )
}

function Everybody({ reception, nextTimeOf }: Pick<ReceptionScheduleProps, 'reception' | 'nextTimeOf'>) {
  if (!reception || reception.officials.length === 0)
    return <EmptyState title="График приёма пока не опубликован">О времени приёма расскажут по телефону.</EmptyState>
  return <Groups reception={reception} nextTimeOf={nextTimeOf} />
}

function Found({ reception, text, nextTimeOf }: ReceptionScheduleProps & { text: string }) {
  const officials = reception?.officials ?? []
  const words = [`Найдено: ${officials.length}`, textWords(text) ?? '']
  return (
    <>
      <div className="mt-2">
        <FoundWords words={words} resetHref={paths.reception} />
      </div>
      {reception && officials.length > 0 ? (
        <Groups reception={reception} nextTimeOf={nextTimeOf} isAnswer />
      ) : (
        <EmptyState
          title="Не нашлось, кто принимает по этому вопросу"
          action={<LinkButton href={paths.reception}>Показать всех</LinkButton>}
        >
          Попробуйте одно слово: «дороги», «жильё», «школа». Или назовите вопрос, и вас запишут к тому, кто его решает.
          <BookingPhone phone={reception?.booking_phone ?? null} className="mt-2" />
        </EmptyState>
      )}
    </>
  )
}

interface GroupsProps extends Pick<ReceptionScheduleProps, 'nextTimeOf'> {
  reception: Reception
  /** They answer a question: all groups stand open, and few officials do, too. */
  isAnswer?: boolean
}

function Groups({ reception: { officials, booking_phone: desk }, nextTimeOf, isAnswer = false }: GroupsProps) {
  return (
    <div className="mt-4 border-t border-line-strong sm:mt-5">
      {receivingGroups.map((group) => (
        <ReceptionGroup
          key={group}
          {...{ group, desk, nextTimeOf, isAnswer }}
          officials={officials.filter((official) => official.group === group)}
          unfolded={isAnswer && officials.length <= FEW}
        />
      ))}
    </div>
  )
}

/** So many answers fit the screen with all that is said of them. */
const FEW = 3
