'use client'

import { useEditPassword, useEndSessions, useSessions } from '@/components/features/residents/account-hooks'
import { Done, Group, Failed, Loading } from '@/components/account/cabinet-section'
import { Form, SubmitButton, usePortalForm } from '@/components/ui/form/form'
import { PasswordField } from '@/components/ui/form/password-field'
import type { User } from '@/lib/client/user'
import { Badge } from '@/components/ui/text/badge'
import { Button } from '@/components/ui/button/button'
import { ErrorText } from '@/components/ui/text/error-text'
import { cityTimeZone } from '@/components/ui/city-time-zone'
import { MomentText } from '@/components/ui/text/date-text'
import type { Session } from '@/lib/domains/cabinet/contract'
import { PASSWORD_HINT } from '@/lib/domains/residents/messages'

export function SecuritySection({ user }: { user: User }) {
  return (
    <>
      <Group title="Пароль" lead="После смены пароля на других устройствах придётся войти заново.">
        <PasswordForm email={user.email} />
      </Group>
      <Group title="Где выполнен вход" lead="Незнакомое устройство? Завершите сеанс и смените пароль.">
        <Sessions />
      </Group>
    </>
  )
}

const empty = { current_password: '', password: '', password_confirmation: '' }

function PasswordForm({ email }: { email: string }) {
  const form = usePortalForm({ defaultValues: empty })
  const edit = useEditPassword()
  async function send(values: typeof empty) {
    await edit.mutateAsync(values)
    form.reset(empty)
  }
  return (
    <Form id="change-password" form={form} send={send} label="Смена пароля" className="max-w-md space-y-5">
      {/* password managers need the login that this password belongs to */}
      <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
      <PasswordField name="current_password" label="Нынешний пароль" autoComplete="current-password" />
      <PasswordField name="password" label="Новый пароль" autoComplete="new-password" hint={PASSWORD_HINT} />
      <PasswordField name="password_confirmation" label="Новый пароль ещё раз" autoComplete="new-password" />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <SubmitButton>Сменить пароль</SubmitButton>
        <Done>{edit.isSuccess && !form.formState.isDirty && edit.data.message}</Done>
      </div>
    </Form>
  )
}

function Sessions() {
  const { data: sessions, isError, refetch } = useSessions()
  const end = useEndSessions()
  if (isError) return <Failed retry={refetch} />
  if (!sessions) return <Loading />
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} isBusy={end.isPending} onEnd={() => end.mutate(session.id)} />
        ))}
      </ul>
      <ErrorText error={end.error} className="mt-3" />
      {sessions.length > 1 && (
        <Button variant="secondary" className="mt-5" busy={end.isPending} onClick={() => end.mutate(undefined)}>
          Завершить все остальные
        </Button>
      )}
    </>
  )
}

interface SessionRowProps {
  session: Session
  isBusy: boolean
  onEnd: () => void
}

function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{session.device}</p>
        <p className="text-sm text-ink-soft">
          {session.address}, заходили{' '}
          <MomentText value={session.last_seen_at} form="moment" prefix="" zone={cityTimeZone()} />
        </p>
      </div>
      {session.is_current ? (
        <Badge tone="brand">Это устройство</Badge>
      ) : (
        <Button variant="quiet" size="small" disabled={isBusy} onClick={onEnd}>
          Завершить<span className="sr-only"> сеанс: {session.device}</span>
        </Button>
      )}
    </li>
  )
}
