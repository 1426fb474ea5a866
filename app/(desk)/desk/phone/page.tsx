import '@payload-config' // this says how Payload is opened
import type { Metadata } from 'next'
import { PhoneClaim } from '@/components/desk/duty/phone-claim'
import { DeskFrame } from '@/components/desk/desk-frame'
import { paths } from '@/lib/config/paths'
import { readPhonePage } from '@/lib/desk/duty/duty-pages'
import { requireDispatcherPage, type SearchParams } from '@/lib/desk/require-desk'

export const metadata: Metadata = { title: 'Принять по телефону' }

export default async function PhonePage({ searchParams }: { searchParams: SearchParams }) {
  const user = await requireDispatcherPage(paths.deskPhone)
  const [{ done }, page] = await Promise.all([searchParams, readPhonePage(user)])
  const [number] = /^\d{1,9}$/.exec(String(done ?? '')) ?? []
  return (
    <DeskFrame user={user} current="phone" title="Принять по телефону">
      <PhoneClaim key={number} {...page} number={number === undefined ? null : Number(number)} />
    </DeskFrame>
  )
}
