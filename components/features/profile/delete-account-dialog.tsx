'use client'

import { useState } from 'react'
import { leave, useDeleteAccount, useOpenMatters } from '@/components/features/profile/hooks'
import { OpenMatters } from '@/components/features/profile/open-matters'
import { AlertDialog } from '@/components/ui/alert-dialog'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Form } from '@/components/ui/form/form'
import { PasswordField } from '@/components/ui/form/password-field'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { usePortalForm } from '@/components/ui/form/use-portal-form'
import { SkeletonRows } from '@/components/ui/skeleton'
import type { User } from '@/lib/api/user'

interface DeleteAccountDialogProps {
  user: User
  open: boolean
  onClose: () => void
}

/** The password shows that it is the owner who leaves. */
export function DeleteAccountDialog({ user, open, onClose }: DeleteAccountDialogProps) {
  const form = usePortalForm({ defaultValues: { password: '' } })
  const remove = useDeleteAccount(user)
  const { data: matters, isPending } = useOpenMatters(open)
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
          {isPending ? <SkeletonRows count={2} /> : matters && <OpenMatters open={matters} />}
          <p>Введите пароль, чтобы подтвердить. Вход на всех устройствах завершится.</p>
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
      <AlertDialog message={message} onClose={leave} />
    </>
  )
}
