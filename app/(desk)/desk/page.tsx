import '@payload-config' // this says how Payload is opened
import type { Metadata } from 'next'
import { requireDesk, type SearchParams } from '@/lib/desk/require-desk'
import { LinkButton } from '@/components/ui/button/button'
import { DeskFrame } from '@/components/desk/desk-frame'
import { DeskHome } from '@/components/desk/desk-home'
import { OutagesNow } from '@/components/desk/duty/current-messages'
import { Notice } from '@/components/desk/notice'
import { paths } from '@/lib/config/paths'
import { canMoveClaims } from '@/lib/desk/desk-user'
import { countWaiting } from '@/lib/desk/items/item-pages'
import { readDeskHome } from '@/lib/desk/claims/claim-pages'
import { readOutages } from '@/lib/desk/duty/duty-pages'
import { readReturned } from '@/lib/desk/undo'

export const metadata: Metadata = { title: 'Мой стол' }

const words = new Map([
  ['late', 'Отменить не успели: решение уже исполнено или снято с вашего стола.'],
  ['returned', 'Убрано с вашего стола.'],
])

export default async function DeskPage({ searchParams }: { searchParams: SearchParams }) {
  const user = await requireDesk(paths.desk)
  const { done } = await searchParams
  const isDeciding = canMoveClaims(user)
  const [{ views, urgent }, outages, waiting, returned] = await Promise.all([
    readDeskHome(user),
    user.isDispatcher ? readOutages() : null,
    countWaiting(user),
    readReturned(user),
  ])
  return (
    <DeskFrame user={user} current="home" title="Мой стол">
      <Notice>{words.get(String(done))}</Notice>
      {outages && (
        <p className="mt-4 flex flex-wrap gap-3">
          <LinkButton href={paths.deskPhone}>Принять по телефону</LinkButton>
          <LinkButton href={paths.deskOutages} variant="secondary">
            Отключения
          </LinkButton>
        </p>
      )}
      {/* the first screen is for what the reader decides on */}
      {!isDeciding && outages && <OutagesNow outages={outages} />}
      <DeskHome views={views} urgent={urgent} waiting={waiting} returned={returned} />
      {isDeciding && outages && <OutagesNow outages={outages} />}
      {isDeciding && (
        <p className="mt-8 text-sm">
          <a href={paths.staffAccount} className="link target">
            Письма о новом: когда присылать
          </a>
        </p>
      )}
    </DeskFrame>
  )
}
