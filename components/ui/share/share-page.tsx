import { ShareMenu } from '@/components/ui/share/share-menu'
import { env } from '@/lib/config/env'

interface SharePageProps {
  path: string
  title: string
  notice?: string
}

export function SharePage({ path, title, notice }: SharePageProps) {
  return <ShareMenu url={new URL(path, env.PUBLIC_URL).href} title={title} notice={notice} />
}
