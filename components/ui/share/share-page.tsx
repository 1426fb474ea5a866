import { ShareMenu } from '@/components/ui/share/share-menu'
import { env } from '@/lib/config/env'

interface SharePageProps {
  /** Canonical path. */
  path: string
  title: string
  /** Path of the printable notice. */
  notice?: string
}

export function SharePage({ path, title, notice }: SharePageProps) {
  return <ShareMenu url={new URL(path, env.PUBLIC_URL).href} title={title} notice={notice} atEnd />
}
