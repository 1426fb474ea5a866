import { MoveRefusal } from '@/components/desk/send-move'
import { paths } from '@/lib/config/paths'

/** Beside the refusal of a session that ended: what is typed stays in this tab. */
export function LoginLink({ error }: { error: Error | null }) {
  if (!(error instanceof MoveRefusal) || !error.isLoggedOut) return null
  return (
    <a
      href={`${paths.admin}/login?redirect=${encodeURIComponent(paths.desk)}`}
      target="_blank"
      rel="noopener"
      className="link target"
    >
      Войти в новой вкладке
    </a>
  )
}
