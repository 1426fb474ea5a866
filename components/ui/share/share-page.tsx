import { ShareMenu } from '@/components/ui/share/share-menu'
import { env } from '@/lib/config/env'

interface SharePageProps {
  /** Canonical path of the page. */
  path: string
  title: string
  /** Path of its sheet for a notice board. */
  notice?: string
}

/** Draws beside the title of a page about one thing how to pass it on. */
export function SharePage({ path, title, notice }: SharePageProps) {
  return <ShareMenu url={new URL(path, env.PUBLIC_URL).href} title={title} notice={notice} atEnd />
}
