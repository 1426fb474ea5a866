'use client'

import { useState } from 'react'
import { becomeGuest, useDeleteAccount, useOpenMatters } from '@/components/features/residents/account-hooks'
import { AlertDialog } from '@/components/ui/dialog/alert-dialog'
import { Button } from '@/components/ui/button/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import { Form, SubmitButton, usePortalForm } from '@/components/ui/form/form'
import { PasswordField } from '@/components/ui/form/password-field'
import { SkeletonRows } from '@/components/ui/list/skeleton'
import type { User } from '@/lib/client/user'
import { feedKinds, type OpenMatters as Open } from '@/lib/domains/cabinet/feed-contract'
import { formatDate, formatLongDate } from '@/lib/time/dates'
import { formatCount } from '@/lib/text/plural'
import { typeset } from '@/lib/text/typography'

interface DeleteAccountDialogProps {
  user: User
  open: boolean
  onClose: () => void
}

/** Asks for the password: whoever finds an open session must not delete the account. */
export function DeleteAccountDialog({ user, open, onClose }: DeleteAccountDialogProps) {
  const form = usePortalForm({ defaultValues: { password: '' } })
  const remove = useDeleteAccount(user)
  const [message, setMessage] = useState<string | null>(null)

  async function send({ password }: { password: string }) {
    const answer = await remove.mutateAsync(password)
    onClose()
    setMessage(answer.message)
  }

  return (
    <>
      <Dialog open={open} onClose={onClose} title="Удалить учётную запись?">
        <Form id="delete-account" form={form} send={send} label="Удаление учётной записи">
          <OpenMattersNotice isOpen={open} />
          <p>Введите пароль, чтобы подтвердить. Вы выйдете на всех устройствах.</p>
          <input type="email" name="email" value={user.email} autoComplete="username" readOnly hidden />
          <PasswordField name="password" label="Пароль" autoComplete="current-password" />
          <div className="flex flex-wrap gap-3">
            <SubmitButton variant="danger">Удалить</SubmitButton>
            <Button variant="secondary" onClick={onClose}>
              Отмена
            </Button>
          </div>
        </Form>
      </Dialog>
      <AlertDialog message={message} onClose={becomeGuest} />
    </>
  )
}

/** Reports a failed load, so that nobody deletes an account believing that nothing is open. */
function OpenMattersNotice({ isOpen }: { isOpen: boolean }) {
  const { data: matters, isPending, isError, refetch } = useOpenMatters(isOpen)
  if (isPending) return <SkeletonRows count={2} />
  if (!isError) return <OpenMatters open={matters} />
  return (
    <div className="rounded-card bg-sun-tint p-4">
      <p role="alert" className="font-medium">
        Не получилось узнать, что у вас ещё не закончено: заявки, обращения, записи на приём.
      </p>
      <Button variant="secondary" className="mt-3" onClick={() => void refetch()}>
        Попробовать ещё раз
      </Button>
    </div>
  )
}

const SHOWN = 5
function OpenMatters({ open: { matters, erased_on: erasedOn } }: { open: Open }) {
  if (matters.length === 0) return null
  const outlive = matters.some(({ outlives_account: isLater }) => isLater)
  const hidden = matters.length - SHOWN
  return (
    <section aria-labelledby="open-matters" className="rounded-card bg-sun-tint p-4">
      <h3 id="open-matters" className="font-semibold">
        Ещё не закончено
      </h3>
      <ul className="mt-2 space-y-2">
        {matters.slice(0, SHOWN).map((matter) => (
          <li key={`${matter.kind}-${matter.id}`} className="wrap-anywhere">
            <span className="font-medium">{matter.title}</span>
            <span className="block text-sm text-ink-soft">
              {[feedKinds[matter.kind], matter.state, formatAnswerDate(matter)].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <p className="mt-2 text-sm">
          {typeset(`И ещё ${formatCount(hidden, ['дело', 'дела', 'дел'])} в вашей ленте.`)}
        </p>
      )}
      {matters.some(({ kind }) => kind === 'reception') && (
        <p className="mt-3">
          {typeset('Запись на приём останется в силе. Отменить её можно по ссылке из письма о ней.')}
        </p>
      )}
      {outlive && (
        <p className="mt-3">
          {typeset(
            `Учётную запись удалим ${formatLongDate(erasedOn, 'UTC')}, раньше, чем придёт ответ. Ответ на обращение ` +
              'отправим на почту, которая в нём указана; в кабинете его уже не будет.',
          )}
        </p>
      )}
    </section>
  )
}

function formatAnswerDate({ answer_by: answerBy }: Open['matters'][number]): string | null {
  return answerBy && `ответ не позднее ${formatDate(answerBy, 'UTC')}`
}
