import { permanentRedirect } from 'next/navigation'
import { MESSAGE_TYPE_CODE, paths } from '@/lib/config/paths'

/** Messages have no list of their own: they are a type of news. */
export default function MessagesPage() {
  permanentRedirect(`${paths.news}?type=${MESSAGE_TYPE_CODE}`)
}
