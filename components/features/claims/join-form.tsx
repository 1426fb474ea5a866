'use client'

import { useMutation } from '@tanstack/react-query'
import { ConsentBox } from '@/components/account/consent-box'
import { EmailField } from '@/components/ui/form/email-field'
import { Form, SubmitButton, usePortalForm } from '@/components/ui/form/form'
import { useFirstFocus } from '@/components/ui/dialog/form-dialog'
import { call } from '@/lib/client/call'
import { useConsentText } from '@/components/account/purpose-consent'
import { paths } from '@/lib/config/paths'
import { joinClaimAsGuest } from '@/lib/domains/claims/contract'
import { typeset } from '@/lib/text/typography'

const ID = 'join-claim-form'

/** The emailed link joins the claim. */
export function JoinForm({ id }: { id: number }) {
  const form = usePortalForm({ defaultValues: { email: '', consents: false } })
  const consent = useConsentText('claim')
  const join = useMutation({
    mutationFn: ({ email, consents }: { email: string; consents: boolean }) =>
      call(joinClaimAsGuest, { body: { id, email, consents: consents ? ['claim'] : [] } }),
  })
  useFirstFocus(`${ID}-email`)
  if (join.isSuccess)
    return (
      <p role="status" className="max-w-measure font-medium">
        {typeset(join.data.message)}
      </p>
    )
  return (
    <>
      <h2 className="mb-2 text-h3">Присоединиться к заявке</h2>
      <Form
        id={ID}
        form={form}
        send={async (values) => void (await join.mutateAsync(values))}
        label="Присоединение к заявке"
        className="max-w-md space-y-4"
      >
        <EmailField name="email" label="Электронная почта" autoComplete="email" />
        <ConsentBox
          label={consent?.label ?? 'Даю согласие на обработку моих персональных данных для рассмотрения заявки'}
          href={consent?.url ?? paths.consent('claim')}
        />
        <SubmitButton>Прислать ссылку</SubmitButton>
        <p className="text-sm text-ink-soft">
          Вы присоединитесь, когда откроете ссылку из письма. Есть учётная запись?{' '}
          <a href="#login" className="link">
            Войти
          </a>
        </p>
      </Form>
    </>
  )
}
