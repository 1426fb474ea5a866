import '@payload-config' // this says how Payload is opened
import type { Metadata } from 'next'
import { DeskFrame } from '@/components/desk/desk-frame'
import { OutagePress } from '@/components/desk/duty/current-messages'
import { Outages } from '@/components/desk/duty/outages'
import { Notice } from '@/components/desk/notice'
import { paths } from '@/lib/config/paths'
import { readOutagesPage } from '@/lib/desk/duty/duty-pages'
import { requireDispatcherPage, type SearchParams } from '@/lib/desk/require-desk'

export const metadata: Metadata = { title: 'Отключения' }

const words: Record<string, string> = {
  announced: 'Отключение объявлено: оно уже на сайте.',
  moved: 'Срок отключения изменён: на сайте уже новый.',
  corrected: 'Отключение исправлено: на сайте сказано, когда исправили.',
  cancelled: 'Отключение отменено: оно не начиналось, и на сайте это сказано.',
  ended: 'Отключение закончено: на сайте сказано, в котором часу.',
  resumed: 'Отключение возобновлено: оно снова на сайте.',
}

export default async function OutagesPage({ searchParams }: { searchParams: SearchParams }) {
  const user = await requireDispatcherPage(paths.deskOutages)
  const [{ done }, page] = await Promise.all([searchParams, readOutagesPage(user)])
  const [press = '', outage] = String(done ?? '').split('-')
  const changed = page.messages.ours.find((one) => one.id === Number(outage))
  const said = press === 'ended' && changed?.isCancelled ? words.cancelled : words[press]
  return (
    <DeskFrame user={user} current="outages" title="Отключения">
      <Notice>
        {said && (
          <>
            {said}
            {press === 'ended' && changed?.canResume && (
              <OutagePress outage={changed} press="resume" title="Возобновить" className="mt-2" />
            )}
          </>
        )}
      </Notice>
      <Outages {...page} />
    </DeskFrame>
  )
}
