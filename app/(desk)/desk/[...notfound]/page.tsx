import '@payload-config' // this says how Payload is opened
import { notFound } from 'next/navigation'
import { requireDesk } from '@/lib/desk/require-desk'
import { paths } from '@/lib/config/paths'

export default async function UnknownDeskPage() {
  await requireDesk(paths.desk)
  notFound()
}
