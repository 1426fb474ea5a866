import { permanentRedirect } from 'next/navigation'
import { MESSAGE_TYPE_CODE, paths } from '@/lib/config/paths'

/** Messages are a type of news. */
export default function MessagesPage() {
  permanentRedirect(`${paths.news}?type=${MESSAGE_TYPE_CODE}`)
}
